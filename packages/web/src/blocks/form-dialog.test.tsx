// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FormField } from './form-screen/form-parts.ts';

const schema = z.object({ status: z.string(), reason: z.string() });

const Page = ({ first }: { first: FormField<'status'> }) => (
  <FormDialog
    title="Change status"
    schema={schema}
    values={{ status: '', reason: '' }}
    fields={[first, { kind: 'text', name: 'reason', label: 'Reason' }]}
    save={async () => undefined}
    saveLabel="Save"
    onSaved={() => undefined}
    onClose={() => undefined}
  />
);

describe('a form in a dialog', () => {
  inBrowser();

  it.each<FormField<'status'>>([
    { kind: 'text', name: 'status', label: 'Status' },
    { kind: 'area', name: 'status', label: 'Status' },
    { kind: 'day', name: 'status', label: 'Status' },
    { kind: 'select', name: 'status', label: 'Status', options: [{ value: 'a', label: 'A' }] },
  ])('opens with the focus in its first field, be it of the kind $kind', async (first) => {
    renderPage(() => <Page first={first} />);
    const field = await screen.findByRole(first.kind === 'select' ? 'combobox' : 'textbox', { name: /^Status/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
