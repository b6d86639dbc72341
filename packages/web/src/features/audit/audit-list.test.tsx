// @vitest-environment jsdom
import { auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { recordCalls } from '../../kernel/testing/record-calls.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { mayNothing } from '../../kernel/testing/visuals.ts';
import { AuditListScreen } from './audit.list-screen.tsx';

const until = { standard: 'Food', until: '2999-09-20' };
const named = { site: 'San Marco Bakery plc', standard: 'Food' };
const archiving = { ...named, isCurrent: true, ends: until, hasCertificate: true, losingSight: 2 };
const validation = { ...named, becomes: 'Current', appears: until, closes: { id: '900003', startDate: '2025-08-02' } };
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
const open = (rows: object[], becomes = '', visuals = {}) => {
  const sent = recordCalls(({ method, path }) => {
    if (method !== 'GET') return { body: { id: '900007', recordStatus: becomes, visuals: may(visuals) } };
    if (path.endsWith('/archive/effects')) return { body: archiving };
    if (path.endsWith('/validate/effects')) return { body: validation };
    const isList = new URL(path, 'http://directory').pathname === '/audit/api/Audit';
    return { body: isList ? { totalPages: 1, total: rows.length, totalIsLowerBound: false, resultsList: rows } : [] };
  });
  const none = { load: async () => [] };
  renderPage(() => (
    <LookupSources sources={{ country: none, standard: none, certificationBody: none }}>
      <AuditListScreen />
      <AskedQuestion />
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
const choose = async (entry: string) => {
  const entries = await menuOf('900007');
  await userEvent.click(entries.find(({ textContent }) => textContent === entry) ?? document.body);
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

  it('asks with what archiving changes for others, and takes it back', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', 'Current', { isAbleToArchive: true })], 'Archived', { isAbleToUnarchive: true });
    await choose('Archive');
    const question = await screen.findByRole('dialog', { name: 'Archive audit 900007?' });
    expect(within(question).getByText('San Marco Bakery plc will have no current Food audit.')).toBeDefined();
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The public page stops showing Food as certificated todayIt shows it until 2999-09-20 now',
      'Its certificate can no longer be downloadedCopies already downloaded do not change',
      '2 organisations will no longer see itThey see it again once it is unarchived',
      'Nothing is deletedYou can find it under “Show archived” and unarchive it at any time',
    ]);
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(sent).toEqual([]);
    await choose('Archive');
    await userEvent.click(await screen.findByRole('button', { name: 'Archive audit' }));
    await waitFor(() => expect(said()).toEqual(['Audit 900007 is now Archived']));
    noticeStore.current()[0]?.action?.run();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { externalId: '900007', archive: true },
      { externalId: '900007', archive: false },
    ]);
  });

  it('asks before a validation, which has no way back', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', 'Holding', { isAbleToValidate: true })], 'Current');
    await choose('Validate Audit');
    const question = await screen.findByRole('dialog', { name: 'Validate audit 900007?' });
    expect(within(question).getByText('The public page shows Food as certificated')).toBeDefined();
    expect(within(question).getByText('Audit 900003 is closed')).toBeDefined();
    await userEvent.click(within(question).getByRole('button', { name: 'Validate audit' }));
    await waitFor(() => expect(said()).toEqual(['Audit 900007 is now Current']));
    expect(sent.map(({ path }) => path)).toEqual(['/audit/api/Audit/validate/holding/900007']);
    expect(noticeStore.current()[0]?.action).toBeUndefined();
  });

  it('takes an archived record back at once, and says where it stands then', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', 'Archived', { isAbleToUnarchive: true })], 'Closed');
    await choose('Unarchive');
    await waitFor(() => expect(said()).toEqual(['Audit 900007 is now Closed']));
    expect(sent.map(({ body }) => body)).toEqual([{ externalId: '900007', archive: false }]);
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
