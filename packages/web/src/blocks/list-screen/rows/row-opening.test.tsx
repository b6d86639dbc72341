// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';
import { showMills } from './mills.factory.tsx';

inBrowser();

describe('a row', () => {
  const opened = vi.fn();
  beforeEach(() => vi.stubGlobal('open', opened.mockClear()));

  it('opens its record wherever it is pressed, and has a link to it', async () => {
    const { cell, place } = await showMills();
    expect(screen.getByRole('link', { name: 'Birch Mill' }).getAttribute('href')).toBe('/Birch');
    await userEvent.click(cell);
    await waitFor(() => expect(place()).toBe('/Birch'));
  });

  it('opens its record in a new tab on a middle press or with a modifier key', async () => {
    const { cell, place } = await showMills();
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent.click(cell, { ctrlKey: true });
    fireEvent.click(cell, { metaKey: true });
    expect(opened.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/Birch', '/Birch', '/Birch']);
    expect(place()).toBe('/here');
  });

  it('opens nothing on a right press, or while text is selected', async () => {
    const { cell, place } = await showMills();
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect([place(), opened.mock.calls]).toEqual(['/here', []]);
    getSelection()?.removeAllRanges();
  });

  it('does not react to presses in its menu', async () => {
    const { place, archive } = await showMills();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Birch Mill' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledOnce();
    expect(place()).toBe('/here');
  });
});
