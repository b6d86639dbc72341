// @vitest-environment jsdom
import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
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

/** Saves, asks about it, and is busy for a moment longer than the question stands. */
const BusyPage = () => {
  const [state, setState] = useState<'ready' | 'busy' | 'asked' | 'answered'>('ready');
  useEffect(() => {
    if (state === 'busy') setState('asked');
    if (state === 'answered') setState('ready');
  }, [state]);
  return (
    <>
      <Button
        loading={state !== 'ready'}
        onClick={({ currentTarget }) => {
          // As a browser does to a button that is disabled, and jsdom does not.
          currentTarget.blur();
          setState('busy');
        }}
      >
        Save
      </Button>
      <Dialog opened={state === 'asked'} onClose={() => setState('answered')} title="Suspend this one?">
        <Button onClick={() => setState('answered')}>Cancel</Button>
      </Dialog>
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

describe.each(['while open', 'always'] as const)('a dialog that is there %s', (there) => {
  inBrowser();

  it('gives the focus back to the button that opened it', async () => {
    renderPage(() => <Page there={there} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    await close();
    await focused('Suspend');
  });

  it('gives it back to the button of the menu that it was chosen from', async () => {
    renderPage(() => <Page there={there} />);
    (await screen.findByRole('button', { name: 'Menu' })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Unsuspend' })).focus();
    await userEvent.keyboard('{Enter}');
    await close();
    await focused('Menu');
  });
});

describe('a dialog that a busy button led to', () => {
  inBrowser();

  it('gives the focus back to that button once it is busy no longer', async () => {
    renderPage(BusyPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await close();
    await focused('Save');
  });
});

describe('a question', () => {
  inBrowser();

  it('opens with the focus on the answer that leaves everything as it is', async () => {
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
