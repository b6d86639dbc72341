// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import type { FormSection } from '../form-screen/form-parts.ts';
import { LookupSources } from '../lookups.tsx';
import { InlineRecord, type InlineRecordParts } from './inline-record.tsx';

const sections: FormSection[] = [
  {
    title: 'Incident',
    fields: [
      { kind: 'text', name: 'correction', label: 'Correction' },
      { kind: 'text', name: 'product', label: 'Product' },
      { kind: 'choice', name: 'category', label: 'Category', lookup: 'category' },
    ],
  },
];
const values = { correction: 'None', product: 'Jam', category: { id: '1', name: 'Glass' } };

interface Sent {
  change: object;
  version: string;
}

interface RecordPageProps {
  send: (sent: Sent) => void;
  locked: string;
}

/** A record that accepts every change and counts its versions from 1. */
const RecordPage = ({ send, locked }: RecordPageProps) => {
  const [record, setRecord] = useState({ values, version: '1' });
  const save: InlineRecordParts['save'] = async (change, version) => {
    send({ change, version });
    const next = String(Number(version) + 1);
    act(() => setRecord((before) => ({ values: { ...before.values, ...change }, version: next })));
    return next;
  };
  return (
    <InlineRecord
      sections={sections}
      {...record}
      marks={(name) => ({ editable: name !== locked, required: true })}
      save={save}
      valuesOf={(present) => ({ ...values, ...Object(present) })}
      refetch={async () => act(() => setRecord({ values: { ...values, correction: 'Theirs' }, version: '7' }))}
    />
  );
};

const categories = {
  load: async () => [
    { id: '1', name: 'Glass' },
    { id: '2', name: 'Metal' },
  ],
};

/** Returns the sent changes. An error returned by `refuse` is thrown instead of saving. */
const show = (refuse: (sent: Sent) => ApiError | undefined = () => undefined, locked = '') => {
  const sent: Sent[] = [];
  const send = (one: Sent) => {
    sent.push(one);
    const refusal = refuse(one);
    if (refusal) throw refusal;
  };
  const router = renderPage(() => (
    <LookupSources sources={{ category: categories }}>
      <RecordPage send={send} locked={locked} />
    </LookupSources>
  ));
  return { sent, router };
};

const open = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`Edit ${label}`) }));
const change = async (label: string, text: string) => {
  await open(label);
  await userEvent.type(await screen.findByRole('textbox', { name: label }), text);
};

const stale = new ApiError({
  method: 'PUT',
  status: 412,
  version: '5',
  body: { code: 'request.changedMeanwhile', message: 'Changed', present: { correction: 'Theirs' } },
});
const staleAt = (version: string) => (sent: Sent) => (sent.version === version ? stale : undefined);

describe('a record edited in place', () => {
  inBrowser();

  it('sends only the changed field, with the version it was read at', async () => {
    const { sent } = show();
    await change('Correction', '!{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Correction: None!' })).toBeDefined();
    expect(sent).toEqual([{ change: { correction: 'None!' }, version: '1' }]);
  });

  it('sends the id of a chosen entry', async () => {
    const { sent } = show();
    await open('Category');
    await userEvent.click(await screen.findByRole('option', { name: 'Metal' }));
    await waitFor(() => expect(sent).toEqual([{ change: { category: { id: '2' } }, version: '1' }]));
  });

  it("saves one field after another without treating its own changes as somebody else's", async () => {
    const { sent } = show();
    await change('Correction', '!');
    await open('Product');
    await userEvent.type(screen.getByRole('textbox', { name: 'Product' }), '!{Enter}');
    await screen.findByRole('button', { name: 'Edit Product: Jam!' });
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
  });

  it('shows what somebody else changed and overwrites it on request', async () => {
    const { sent } = show(staleAt('1'));
    await change('Correction', ' yet{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else has changed this record meanwhile' });
    expect(within(dialog).getByRole('row', { name: 'Correction Theirs None yet' })).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('button', { name: 'Edit Correction: None yet' });
    expect(sent.at(-1)).toEqual({ change: { correction: 'None yet' }, version: '5' });
  });

  it("takes the other person's values on request", async () => {
    const { sent } = show(staleAt('1'));
    await change('Correction', ' yet{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByRole('button', { name: 'Edit Correction: Theirs' })).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('shows a refusal at its field', async () => {
    const refusal = { path: 'correction', message: 'Field is required' };
    show(() => new ApiError({ method: 'PUT', status: 400, body: { code: 'x', message: 'No', fields: [refusal] } }));
    await change('Correction', '!{Enter}');
    expect(await screen.findByText('Field is required')).toBeDefined();
  });

  it('asks before the reader leaves the page with a change that could not be saved', async () => {
    const { router } = show(() => new ApiError({ method: 'PUT', status: 500 }));
    await change('Correction', '!{Enter}');
    await screen.findByText('Could not save changes');
    void router.navigate({ to: '/elsewhere' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Correction' }));
    await userEvent.keyboard('{Escape}');
    await act(() => router.navigate({ to: '/elsewhere' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  it('keeps locked fields as plain text', async () => {
    show(undefined, 'correction');
    await screen.findByRole('button', { name: /Edit Product/ });
    expect(screen.queryByRole('button', { name: /Edit Correction/ })).toBeNull();
  });
});
