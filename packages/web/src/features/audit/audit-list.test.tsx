// @vitest-environment jsdom
import { auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { recordCalls } from '../../kernel/testing/record-calls.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { mayNothing } from '../../kernel/testing/visuals.ts';
import { AuditListScreen } from './audit.list-screen.tsx';

const may = (what: object) => ({ ...mayNothing(auditVisuals), ...what });
const row = (id: string, auditStatus: string, what: object) => ({
  id,
  siteCode: '1100091',
  site: 'San Marco Bakery plc',
  country: 'United Kingdom',
  city: 'Hull',
  standard: 'Food',
  certificationBody: 'Certa Nordic',
  programOwner: 'GFA',
  auditOwner: 'San Marco Foods',
  startDate: '2026-08-21',
  validationDate: null,
  grade: 'AA+',
  issueDate: '2026-09-20',
  expiryDate: '2999-09-20',
  certificationStatus: 'Certificated',
  auditStatus,
  hasCertificate: false,
  visuals: may(what),
});

/** Serves these rows; a record that is changed stands as `becomes` says. Tells what was sent. */
const open = (rows: object[], becomes = '') => {
  const sent = recordCalls(({ method, path }) => {
    if (method !== 'GET') return { body: { id: '900007', recordStatus: becomes } };
    const isList = new URL(path, 'http://directory').pathname === '/audit/api/Audit';
    return { body: isList ? { totalPages: 1, total: rows.length, totalIsLowerBound: false, resultsList: rows } : [] };
  });
  const none = { load: async () => [] };
  renderPage(() => (
    <LookupSources sources={{ country: none, standard: none, certificationBody: none }}>
      <AuditListScreen />
    </LookupSources>
  ));
  return sent;
};
const menuOf = async (id: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: `More actions for audit ${id}, San Marco Bakery plc` }),
  );
  return screen.findAllByRole('menuitem');
};
const said = () => noticeStore.current().map(({ text }) => text);

describe('the list of audits', () => {
  inBrowser();

  it('offers of a record what may be done with it', async () => {
    signInAs('{body} Admin', ['Audit.View', 'Audit.Generate']);
    open([row('900007', 'Current', { isAbleToArchive: true, isAbleToEdit: true, isAbleToCreateRecord: true })]);
    expect((await menuOf('900007')).map((entry) => entry.textContent)).toEqual([
      'View',
      'Create new record',
      'Update existing record',
      'Archive',
    ]);
  });

  it.each([
    ['Archive', 'Current', { isAbleToArchive: true }, ['Archive', { externalId: '900007', archive: true }], 'Archived'],
    [
      'Unarchive',
      'Archived',
      { isAbleToUnarchive: true },
      ['Archive', { externalId: '900007', archive: false }],
      'Closed',
    ],
    ['Validate Audit', 'Holding', { isAbleToValidate: true }, ['validate/holding/900007', null], 'Holding'],
  ])('sends “%s” and says where the record stands then', async (entry, before, what, asked, becomes) => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', before, what)], becomes);
    const entries = await menuOf('900007');
    await userEvent.click(entries.find(({ textContent }) => textContent === entry) ?? document.body);
    await waitFor(() => expect(said()).toContain(`Audit 900007 is now ${becomes}`));
    expect(sent.map(({ path, body }) => [path.replace('/audit/api/Audit/', ''), body])).toEqual([asked]);
  });

  it('leads to a new audit those alone who may upload one', async () => {
    signInAs('AB User', ['Audit.View']);
    open([row('900007', 'Current', {})]);
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('900007')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add audit' })).toBeNull();
    expect((await menuOf('900007')).map((one) => one.textContent)).toEqual(['View']);
  });
});
