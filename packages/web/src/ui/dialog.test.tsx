// @vitest-environment jsdom
import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { ActionMenu } from './action-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const Page = ({ there }: { there: 'while open' | 'always' }) => {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <>
      <Button onClick={open}>Suspend</Button>
      <ActionMenu actions={[{ label: 'Unsuspend', run: open }]}>
        <Button>Menu</Button>
      </ActionMenu>
      {(opened || there === 'always') && (
        <Dialog opened={opened} onClose={() => setOpened(false)} title="Suspend this one?">
          <Button onClick={() => setOpened(false)}>Cancel</Button>
        </Dialog>
      )}
    </>
  );
};

const close = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Suspend this one?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe.each(['while open', 'always'] as const)('a dialog mounted %s', (there) => {
  inBrowser();

  it('has no header that would be taken for that of the page', async () => {
    renderPage(() => <Page there={there} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    await screen.findByRole('heading', { name: 'Suspend this one?' });
    expect(screen.queryByRole('banner', { hidden: true })).toBeNull();
  });

  it('returns the focus to the button that opened it', async () => {
    renderPage(() => <Page there={there} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    await close();
    await focused('Suspend');
  });

  it('returns the focus to the menu button when opened from a menu', async () => {
    renderPage(() => <Page there={there} />);
    (await screen.findByRole('button', { name: 'Menu' })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Unsuspend' })).focus();
    await userEvent.keyboard('{Enter}');
    await close();
    await focused('Menu');
  });
});

describe('a confirmation dialog', () => {
  inBrowser();

  it('opens with the focus on the button that changes nothing', async () => {
    renderPage(() => (
      <ConfirmDialog
        opened
        title="Suspend this one?"
        confirmLabel="Suspend"
        cancelLabel="Quit"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        It can be taken back.
      </ConfirmDialog>
    ));
    expect(await screen.findByRole('dialog')).toBeDefined();
    await focused('Quit');
  });
});
