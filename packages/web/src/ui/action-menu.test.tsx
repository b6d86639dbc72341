// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { ActionMenu } from './action-menu.tsx';

inBrowser();

it('lists refused actions once for each reason, before dangerous ones, in reach of the keyboard', async () => {
  const run: string[] = [];
  const refusal = 'The site is not one of your own';
  renderPage(() => (
    <ActionMenu
      actions={[
        { label: 'Archive', dangerous: true, run: () => run.push('archive') },
        { label: 'Edit', to: '/edit', refusal },
        { label: 'View', to: '/view' },
        { label: 'Share', run: () => run.push('share'), refusal },
        { label: 'Schedule', to: '/schedule', refusal: 'The site is archived' },
      ]}
    >
      <button type="button">Menu</button>
    </ActionMenu>
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'View',
    `Edit, Share${refusal}`,
    'ScheduleThe site is archived',
    'Archive',
  ]);
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([null, 'true', 'true', null]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(items[1]);
  await userEvent.keyboard('{Enter}');
  expect(run).toEqual([]);
  expect(screen.getByRole('menu')).toBeDefined();
});

it('moves by letters, to its ends, and round', async () => {
  renderPage(() => (
    <ActionMenu actions={['Audit Schedule', 'Share', 'Archive'].map((label) => ({ label, run: () => undefined }))}>
      <button type="button">Menu</button>
    </ActionMenu>
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  (await screen.findByRole('menuitem', { name: 'Audit Schedule' })).focus();
  const goesTo = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };
  expect(await goesTo('sh')).toBe('Share');
  expect(await goesTo('{End}')).toBe('Archive');
  expect(await goesTo('{ArrowDown}')).toBe('Audit Schedule');
  expect(await goesTo('{ArrowUp}')).toBe('Archive');
  expect(await goesTo('{Home}')).toBe('Audit Schedule');
});

it('closes on Tab, which goes on from its button', async () => {
  renderPage(() => (
    <>
      <ActionMenu actions={[{ label: 'Share', run: () => undefined }]}>
        <button type="button">Menu</button>
      </ActionMenu>
      <button type="button">Next</button>
    </>
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  (await screen.findByRole('menuitem', { name: 'Share' })).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('is built when its button is first pressed, and gives the focus back to it', async () => {
  renderPage(() => (
    <ActionMenu actions={[{ label: 'Share', run: () => undefined }]}>
      <button type="button">Menu</button>
    </ActionMenu>
  ));
  const button = await screen.findByRole('button', { name: 'Menu', expanded: false });
  for (const _ of ['built', 'opened again']) {
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Menu' });
    expect(button.getAttribute('aria-controls')).toBe(menu.id);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('menu')).toBeNull();
  }
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
