// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FormField } from './form-screen/form-parts.ts';

const schema = z.object({ status: z.string(), reason: z.string() });

const status: FormField<'status'> = { kind: 'select', name: 'status', label: 'Status', options: [] };

const Page = ({ first }: { first: FormField<'status'> }) => {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    opened && (
      <FormDialog
        title="Change status"
        schema={schema}
        values={{ reason: '' }}
        fields={[first, { kind: 'text', name: 'reason', label: 'Reason' }]}
        save={async () => undefined}
        saveLabel="Save"
        onSaved={close}
        onClose={close}
      />
    )
  );
};

const show = () => renderPage(() => <Page first={status} />);
const write = async () => userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Complaint');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a form in a dialog', () => {
  inBrowser();

  it.each<FormField<'status'>>([
    { kind: 'text', name: 'status', label: 'Status' },
    { kind: 'area', name: 'status', label: 'Status' },
    { kind: 'day', name: 'status', label: 'Status' },
    { kind: 'select', name: 'status', label: 'Status', options: [{ value: 'a', label: 'A' }] },
  ])('opens with the focus in its first field, of the kind $kind', async (first) => {
    renderPage(() => <Page first={first} />);
    const field = await screen.findByRole(first.kind === 'select' ? 'combobox' : 'textbox', { name: /^Status/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('closes on Escape while nothing is entered', async () => {
    show();
    await screen.findByRole('dialog', { name: 'Change status' });
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('keeps what was entered on Escape and on a click outside, but not on Cancel', async () => {
    show();
    await write();
    await userEvent.keyboard('{Escape}');
    const beside = screen.getByRole('dialog').parentElement;
    if (beside) await userEvent.click(beside);
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Complaint');
    await press('Cancel');
    await closed();
  });

  it('asks before the reader leaves the page with something entered', async () => {
    const router = show();
    await write();
    void router.navigate({ to: '/elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeDefined();
    await press('Leave Page');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});
