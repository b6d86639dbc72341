// @vitest-environment jsdom
import { attentionApi } from '@attestry/contract/features/attention/attention.api.ts';
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import type { RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { effectApi } from '@attestry/contract/features/effect/effect.api.ts';
import { auditSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { daysAfter, today } from '../../kernel/days.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { AuditListScreen } from './audit.list-screen.tsx';

const until = { standard: 'Food', until: '2999-09-20' };
const named = { site: 'San Marco Bakery plc', standard: 'Food' };
const archiving = { ...named, isCurrent: true, ends: until, hasCertificate: true, losingSight: 2 };
const validation = {
  ...named,
  becomes: 'Current' as const,
  appears: until,
  closes: { id: '900003', startDate: '2025-08-02' },
};
const row = (id: string, auditStatus: RecordStatus, visuals: Partial<AuditRow['visuals']>) => ({
  id,
  siteCode: '1100091',
  site: 'San Marco Bakery plc',
  auditStatus,
  visuals,
});

/** Serves these rows; a changed record gets the status `becomes`. Returns the calls that change a record. */
const open = (
  rows: (ReturnType<typeof row> & Partial<Omit<AuditRow, 'visuals'>>)[],
  becomes: RecordStatus = 'Current',
  visuals = {},
) => {
  stub(auditApi.list, { totalPages: 1, total: rows.length, resultsList: rows });
  stub(attentionApi.count, []);
  stub(auditApi.programOwners, []);
  stub(effectApi.archivingOfAudit, archiving);
  stub(effectApi.validationOfAudit, validation);
  const sent: Sent[] = [];
  const changed = (change: Sent) => {
    sent.push(change);
    return { id: '900007', recordStatus: becomes, visuals };
  };
  stub(auditLifeApi.archive, changed);
  stub(auditLifeApi.validate, changed);
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

describe('the audit list', () => {
  inBrowser();

  it('offers only the actions that the record allows', async () => {
    signInAs('{body} Admin', ['Audit.View', 'Audit.Generate']);
    const changing = { isAbleToArchive: true, isAbleToEdit: true, isAbleToCreateRecord: true };
    open([row('900007', 'Current', { ...changing, isAbleToSchedule: true, isAbleToShare: true })]);
    expect((await menuOf('900007')).map((entry) => entry.textContent)).toEqual([
      'View',
      'Update existing record',
      'Create new record',
      'Audit Schedule',
      'Share',
      'Download CertificateSite not certificated',
      'Archive',
    ]);
  });

  it('names who asks for the report of a row, and leads to the answer', async () => {
    signInAs('Company User', ['Audit.View', 'Audit.Share']);
    const asked = (id: string, others: number) => ({
      ...row(id, 'Current', {}),
      requestedBy: { externalId: '10044', name: 'Nordlicht Handel', others },
    });
    open([asked('900007', 0), asked('900008', 2)]);
    expect(await screen.findByText('requested by Nordlicht Handel')).toBeDefined();
    expect(screen.getByText('3 requests, first by Nordlicht Handel')).toBeDefined();
    const answer = (await menuOf('900007')).find(({ textContent }) => textContent === 'Answer');
    expect(answer?.getAttribute('href')).toBe('/private/audit/details/900007/share?query=10044');
  });

  it.each([
    ['The audit is not one of your own', { refusals: { share: 'notOwn' as const } }],
    ['Its owner blocks sharing', { refusals: { share: 'sharingBlocked' as const } }],
    ['Only Current and Closed audits can be shared', { visuals: { isAbleToShare: true } }],
  ])('says of a selected audit that cannot be shared: %s', async (reason, why) => {
    signInAs('Company User', ['Audit.View', 'Audit.Share', 'Audit.Unshare']);
    open([{ ...row('900007', 'Archived', {}), ...why }]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /900007/ }));
    const share = await screen.findByRole('button', { name: /^Share/ });
    expect(share.getAttribute('aria-description')).toBe(reason);
  });

  it('says why it archives some of the selected audits, and not others', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    open([
      row('900007', 'Current', { isAbleToArchive: true }),
      row('900008', 'Archived', { isAbleToUnarchive: true }),
      row('900010', 'Closed', {}),
      { ...row('900009', 'Current', {}), refusals: { archive: 'notOwn' as const } },
    ]);
    const select = async (id: string) => userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(id) }));
    const archive = () => screen.getByRole('button', { name: /^Archive/ });
    await select('900009');
    expect(archive().getAttribute('aria-description')).toBe('The audit is not one of your own');
    await select('900007');
    await select('900008');
    await select('900010');
    expect(archive().textContent?.trim()).toBe('Archive 1 of 4');
    const description = archive().getAttribute('aria-description')?.split(' · ');
    expect(description?.toSorted()).toEqual([
      '1 left out: A Closed record cannot be changed',
      '1 left out: Archived already',
      '1 left out: The audit is not one of your own',
    ]);
  });

  it('names the selected audits that a share leaves out, and why', async () => {
    signInAs('Company User', ['Audit.View', 'Audit.Share', 'Audit.Unshare']);
    open([row('900007', 'Current', { isAbleToShare: true }), row('900008', 'Archived', { isAbleToShare: true })]);
    stub(auditSharingApi.searchTargets, { results: [], total: 0, totalPages: 0 });
    await userEvent.click(await screen.findByRole('checkbox', { name: /900007/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /900008/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Share 1 of 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share one audit' }));
    const leftOut = dialog.getByText('1 left out: Only Current and Closed audits can be shared');
    expect(leftOut.nextElementSibling?.textContent).toBe('audit 900008, San Marco Bakery plc');
  });

  it('lists the effects of archiving before it archives, and offers Undo', async () => {
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
      'The public page stops showing Food as certificated todayAt present it is shown until 2999-09-20',
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

  it('asks before validating, because a validation cannot be undone', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', 'Holding', { isAbleToValidate: true })], 'Current');
    await choose('Validate Audit');
    const question = await screen.findByRole('dialog', { name: 'Validate audit 900007?' });
    expect(within(question).getByText(/^Validating the .+ audit at .+ cannot be undone\.$/)).toBeDefined();
    expect(within(question).getByText('The public page shows Food as certificated')).toBeDefined();
    expect(within(question).getByText('Audit 900003 is closed')).toBeDefined();
    await userEvent.click(within(question).getByRole('button', { name: 'Validate audit' }));
    await waitFor(() => expect(said()).toEqual(['Audit 900007 is now Current']));
    expect(sent.map(({ path }) => path)).toEqual(['/audit/api/Audit/validate/holding/900007']);
    expect(noticeStore.current()[0]?.action).toBeUndefined();
  });

  it('counts which of the selected records can be validated, and says why not the others', async () => {
    signInAs('{body} Audit Admin', ['Audit.View', 'Audit.Verify']);
    const undecided = { ...row('900003', 'Holding', {}), refusals: { validate: 'awaitsDecision' as const } };
    open([row('900007', 'Holding', { isAbleToValidate: true }), undecided]);
    stub(effectApi.validationOfAudit, () => refused(409, { message: 'The record has no certification decision yet' }));
    await screen.findByText('900007');
    const boxes = screen.getAllByRole('checkbox', { name: /^Select audit/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Validate 1 of 2' }));
    const question = within(await screen.findByRole('dialog', { name: 'Validate audit 900007?' }));
    expect(question.getAllByRole('listitem')[0]?.textContent).toBe(
      'One of them will be refusedThe record has no certification decision yet',
    );
    const leftOut = question.getByText('1 left out: The record has no certification decision yet');
    expect(leftOut.nextElementSibling?.textContent).toBe('audit 900003, San Marco Bakery plc');
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await userEvent.click(boxes[0]!);
    const none = screen.getByRole('button', { name: 'Validate' });
    expect(none.getAttribute('aria-disabled')).toBe('true');
  });

  it('unarchives a record without asking and shows its new status', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const sent = open([row('900007', 'Archived', { isAbleToUnarchive: true })], 'Closed');
    await choose('Unarchive');
    await waitFor(() => expect(said()).toEqual(['Audit 900007 is now Closed']));
    expect(sent.map(({ body }) => body)).toEqual([{ externalId: '900007', archive: false }]);
  });

  it('names a record that somebody else has unarchived meanwhile, and shows its present status', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    open([row('900007', 'Archived', { isAbleToUnarchive: true })]);
    stub(auditLifeApi.archive, () => {
      stub(auditApi.list, { totalPages: 1, total: 1, resultsList: [row('900007', 'Current', {})] });
      return refused(409, { message: 'The record is not archived' });
    });
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('Archived')).toBeDefined();
    await choose('Unarchive');
    await waitFor(() => expect(within(table).queryByText('Archived')).toBeNull());
    expect(said()).toContain('Audit 900007: The record is not archived');
  });

  it('shows no grade as given before the record is validated', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    open([
      { ...row('900007', 'Holding', {}), grade: 'AA' },
      { ...row('900003', 'Current', {}), grade: 'B' },
    ]);
    const table = await screen.findByRole('table');
    expect(await within(table).findByRole('img', { name: 'Grade B' })).toBeDefined();
    expect(within(table).queryByRole('img', { name: 'Grade AA' })).toBeNull();
  });

  it('says below the status of an audit since when the next one is overdue', async () => {
    signInAs('{body} Admin', ['Audit.View']);
    open([
      { ...row('900007', 'Current', {}), nextAudit: 'Overdue', overdueSince: '2026-03-03' },
      { ...row('900003', 'Current', {}), nextAudit: 'Planned' },
    ]);
    const table = within(await screen.findByRole('table'));
    const late = await table.findAllByTitle('audit overdue 2026-03-03');
    expect(late.map((note) => note.closest('tr'))).toEqual([table.getByText('900007').closest('tr')]);
  });

  it('says below the status of an audit that the next report is in Holding, and not that there is none', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    const endsSoon = { certificationStatus: 'Certificated', expiryDate: daysAfter(today(), 5) } as const;
    open([
      { ...row('900007', 'Current', {}), ...endsSoon, nextAudit: 'In Holding' },
      { ...row('900003', 'Current', {}), ...endsSoon, nextAudit: 'Not planned' },
    ]);
    const table = within(await screen.findByRole('table'));
    const rowsWith = (note: string) => table.getAllByTitle(note).map((one) => one.closest('tr'));
    await table.findByTitle('next report in Holding');
    expect(rowsWith('next report in Holding')).toEqual([table.getByText('900007').closest('tr')]);
    expect(rowsWith('no next audit')).toEqual([table.getByText('900003').closest('tr')]);
  });

  it('says which of the held records have no certification decision', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    open([
      { ...row('900007', 'Holding', {}), certificationStatus: 'Pending' },
      { ...row('900003', 'Holding', { isAbleToValidate: true }), certificationStatus: 'Certificated' },
    ]);
    const table = within(await screen.findByRole('table'));
    const undecided = (await table.findAllByText('without a decision')).map((note) => note.closest('tr'));
    expect(undecided).toEqual([table.getByText('900007').closest('tr')]);
  });

  it('previews a row with its certificate and the next audit', async () => {
    signInAs('CB Audit Admin', ['Audit.View']);
    open([{ ...row('900007', 'Current', {}), hasCertificate: true, nextAudit: 'Not planned' }]);
    await screen.findByText('900007');
    await userEvent.keyboard('j ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    const said = (label: string) => preview.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([said('Certificate'), said('Next audit')]).toEqual(['To download as PDF', 'Not planned']);
  });

  it('links to a new audit only for readers who may upload one', async () => {
    signInAs('AB User', ['Audit.View']);
    open([row('900007', 'Current', {})]);
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('900007')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add audit' })).toBeNull();
    expect((await menuOf('900007')).map((one) => one.textContent)).toEqual([
      'View',
      'Download CertificateSite not certificated',
    ]);
  });
});
