// @vitest-environment jsdom
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { RecallCreateScreen } from './recall.form-screen.tsx';

const own = { id: '2', name: 'Certa Seals' };
const audit = { id: '500003', standard: 'Food', startDate: '2026-03-02', certificationBody: own };

const show = (role: Role) => {
  signInAs(role, ['Recall.Generate']);
  stub(recallApi.audits, ({ params }) => (params.id === '1000001' ? [audit] : []));
  const named = async (id: string) => ({ id, name: `Site ${id}` });
  renderPage(
    () => (
      <LookupSources
        sources={{
          site: { search: async () => [], find: named },
          certificationBody: { search: async () => [] },
          ownCertificationBody: { load: async () => [{ id: '1', name: 'Primary' }, own] },
          recallCategory: { load: async () => [] },
        }}
      >
        <RecallCreateScreen />
      </LookupSources>
    ),
    '/here?site=1000001',
  );
};

describe('submitting a recall', () => {
  inBrowser();

  it('offers the audits of the site in the address and shows the certification body of the recall', async () => {
    show('CB Audit Admin');
    const body = await screen.findByRole('textbox', { name: 'Certification body' });
    await waitFor(() => expect(body).toHaveProperty('value', 'Primary'));
    await userEvent.click(screen.getByRole('combobox', { name: /^Audit/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500003 · Food · 2026-03-02' }));
    await waitFor(() => expect(body).toHaveProperty('value', 'Certa Seals'));
    expect(body).toHaveProperty('disabled', true);
    expect(screen.queryByLabelText(/key words/)).toBeNull();
  });

  it('clears the audit when its site is cleared', async () => {
    show('{body} Admin');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Audit/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500003 · Food · 2026-03-02' }));
    await userEvent.click(screen.getByLabelText('Clear Site'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Audit/ })).toHaveProperty('value', ''));
  });

  it('names the fields that must be filled in', async () => {
    show('{body} Admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Submit recall' }));
    await waitFor(() => expect(screen.getAllByText('Field is required')).toHaveLength(10));
    expect(screen.getByLabelText(/GFA key words/)).toBeDefined();
  });
});
