// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';
import { showMills } from './mills.factory.tsx';

const focused = () => document.activeElement?.textContent;
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');

inBrowser();
beforeEach(() => localStorage.clear());

describe('the keys of a list', () => {
  it('move the focus between rows and open the focused one', async () => {
    const { place } = await showMills();
    await userEvent.keyboard('jj');
    expect(focused()).toBe('Birch Mill');
    await userEvent.keyboard('jjk');
    expect(focused()).toBe('Birch Mill');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/Birch'));
  });

  it('start at the last row when the first key moves up', async () => {
    await showMills();
    await userEvent.keyboard('k');
    expect(focused()).toBe('Cedar Mill');
  });

  it('focus the search box, where they are ordinary characters', async () => {
    await showMills();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(searchBox());
    await userEvent.keyboard('jk/?');
    expect(searchBox().value).toBe('jk/?');
  });

  it('do nothing with a modifier key', async () => {
    await showMills();
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(document.activeElement).toBe(document.body);
  });

  it('are listed in a dialog, and do nothing while it is open', async () => {
    await showMills();
    await userEvent.keyboard('?');
    expect(await screen.findByText('Go to the next row')).toBeDefined();
    await userEvent.keyboard('j/');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('work as soon as their dialog is closed', async () => {
    await showMills();
    await userEvent.keyboard('?');
    await screen.findByText('Go to the next row');
    await userEvent.keyboard('{Escape}j');
    expect(document.activeElement?.textContent).toBe('Alder Mill');
  });

  it('can be turned off on the device, and on again', async () => {
    await showMills();
    await userEvent.keyboard('?');
    const choice = await screen.findByRole('switch', { name: 'Use single-key shortcuts on this device' });
    await userEvent.click(choice);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = document.activeElement;
    await userEvent.keyboard('j?');
    expect(document.activeElement).toBe(before);
    expect(localStorage.getItem('shortcuts')).toBe('off');
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await screen.findByRole('switch'));
    expect(localStorage.getItem('shortcuts')).toBeNull();
  });
});
