// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { type LookupSource, LookupSources } from '../lookups.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FormField } from './form-parts.ts';

const tiers = ['Pro', 'Lite'].map((value) => ({ value, label: `Directory ${value}` }));
const fields: FormField[] = [
  { kind: 'lookup', name: 'companyId', label: 'Owning Company', lookup: 'company', holds: 'id' },
  { kind: 'choice', name: 'natureId', label: 'Nature of business', lookup: 'nature', holds: 'id' },
  { kind: 'select', name: 'tier', label: 'Type', options: tiers },
  { kind: 'text', name: 'name', label: 'Site name' },
];
const companies = new Map([
  ['10001', 'Acme Foods'],
  ['10002', 'Polar'],
  ['10003', 'Bakers Union'],
]);
const natures = [
  { id: '3', name: 'Retailer' },
  { id: '4', name: 'Caterer' },
];
const sources: Record<string, LookupSource> = {
  company: { search: async () => [], find: async (id) => ({ id, name: companies.get(id) ?? '' }) },
  nature: { load: async () => natures },
};
const before = { companyId: '10001', natureId: '', tier: '', name: 'Quay' };

const show = (present: object, mine: object) =>
  renderPage(() => (
    <LookupSources sources={sources}>
      <ConflictDialog
        conflict={{ present: { ...before, ...present }, mine: { ...before, ...mine }, version: '"2"' }}
        before={before}
        fields={fields}
        onSettle={() => undefined}
        onCancel={() => undefined}
      />
    </LookupSources>
  ));

describe('what somebody else changed meanwhile', () => {
  inBrowser();

  it('is shown by name if the form holds only an id', async () => {
    show({ companyId: '10002', natureId: '3', tier: 'Pro' }, { companyId: '10003', natureId: '4', tier: 'Lite' });
    expect(await screen.findByRole('row', { name: 'Owning Company Polar Bakers Union' })).toBeDefined();
    expect(await screen.findByRole('row', { name: 'Nature of business Retailer Caterer' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Type Directory Pro Directory Lite' })).toBeDefined();
    expect(screen.queryByRole('row', { name: /Site name/ })).toBeNull();
  });

  it('is shown beside what the reader changed, and as not changed by them where they did not', async () => {
    show({ tier: 'Pro', name: 'Old Quay' }, { tier: 'Lite' });
    expect(await screen.findByRole('row', { name: 'Type Directory Pro Directory Lite' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Site name Old Quay Not changed' })).toBeDefined();
  });

  it('says in words that a value is not filled in', async () => {
    show({ name: '' }, { name: 'New Quay' });
    expect(await screen.findByRole('row', { name: 'Site name Not filled in New Quay' })).toBeDefined();
  });

  it('is shown as something else if it is none of the fields', async () => {
    show({}, { name: 'New Quay' });
    expect(await screen.findByText(/none of the fields of this form, but something else/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
