import { recallFields } from '@attestry/contract/features/recall/recall.schema.ts';
import { mapValues } from '@attestry/contract/kernel/map-values.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../app/testing/test-directory.ts';
import { admin, asCb, directory, mine, report, rowsOf, withReports } from '../../app/testing/with-reports.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeAuditor, makeQualification } from '../auditor/auditor.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeRecall } from '../recall/recall.factory.ts';
import { makeAuditedSite, share } from '../sharing/sharing.factory.ts';
import { makeSchedule, makeSite } from '../site/site.factory.ts';

withReports();

it('an upload is late by the days beyond those that are allowed', async () => {
  const rows = await rowsOf(await asCb(), 'SubmissionDateCsv');
  const { rows: expected } = await sql<{ id: string; late: number }>`
    select id::text, greatest(0, (uploaded_at at time zone 'UTC')::date - end_date - 49) as late
    from audit where certification_body_id = ${mine.id}::bigint`.execute(directory.owner);
  expect(expected.some(({ late }) => late > 0)).toBe(true);
  for (const { id, late } of expected) expect(rows.find(([one]) => one === id)?.at(-1)).toBe(String(late));
});

it('Commercial Horizon reads reports of open audits of its own certification body', async () => {
  const horizon = await directory.as({
    role: 'CB Commercial Horizon',
    organisations: [['CertificationBody', mine.id]],
  });
  const { body } = await horizon.get(`${report}/AuditStatus/preview`);
  expect(body.total).toBe(2);
});

it('contacts of companies and sites are in one order of names, those that a certification body is shown', async () => {
  const contact = { type: 'General', name: 'Ann Ledger' };
  const made = async (name: string, created_by_cb_id: string | null) => {
    const company = await makeCompany(directory.owner, { name: `${name} Company`, created_by_cb_id });
    const site = await makeSite(directory.owner, { name: `${name} Site`, created_by_cb_id, company_id: company.id });
    await directory.owner
      .insertInto('company_contact')
      .values({ ...contact, company_id: company.id })
      .execute();
    await directory.owner
      .insertInto('site_contact')
      .values({ ...contact, site_id: site.id })
      .execute();
    return [`${name} Company`, `${name} Site`];
  };
  const shown = [...(await made('Aldgate', mine.id)), ...(await made('Élan', mine.id))];
  await made('Barrow', null);
  const cb = await asCb();
  const { body } = await cb.get(`${report}/Contacts/preview`);
  expect(body.resultsList.map((row: { organisationName: string }) => row.organisationName)).toEqual(shown);
  const backwards = await rowsOf(cb, 'ContactsCsv?sortBy=organisationName&order=desc');
  expect(backwards.slice(1).map(([name]) => name)).toEqual(shown.toReversed());
  expect((await admin.get(`${report}/Contacts/preview`)).body.total).toBe(6);
});

it('shares are those of records that the reader may share', async () => {
  const { owner } = directory;
  const [giver, taker] = [await makeCompany(owner, { tier: 'Pro' }), await makeCompany(owner)];
  const own = await makeAuditedSite(owner, giver.id);
  const others = await makeAuditedSite(owner, taker.id);
  const asCompany = ({ id }: { id: string }) =>
    directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
  const company = await asCompany(giver);
  await share(company, '/audit/api/Audit', own.audit, 'Company', taker.id);
  await share(admin, '/companydirectory/api/Sites', others.site, 'Company', giver.id);

  const readBy = async (caller: Caller, query = '') =>
    (await caller.get(`${report}/Sharing/preview?sortBy=kind&${query}`)).body.resultsList.map(
      ({ kind, number, sharedWith, sharedBy }: Record<string, string>) => [kind, number, sharedWith, sharedBy],
    );
  const byCompany = ['Audit', own.audit, taker.name];
  const byBody = ['Site', others.site, giver.name];
  expect(await readBy(company)).toEqual([[...byCompany, 'Pat Company BI S User']]);
  expect(await readBy(await asCompany(taker))).toEqual([[...byBody, 'GFA']]);
  expect(await readBy(admin, `organisation=${own.site}`)).toEqual([[...byCompany, 'Pat Company BI S User']]);
  expect(await readBy(admin, 'standard=4')).toHaveLength(1);
  expect(await readBy(admin, 'country=826')).toHaveLength(2);
  expect(await readBy(admin, 'country=250')).toHaveLength(0);
  expect(await readBy(admin, `certificationBody=${mine.id}`)).toHaveLength(0);
  expect(await readBy(admin)).toHaveLength(2);
});

it('qualifications of auditors are those that a certification body reads in their profiles', async () => {
  const { owner } = directory;
  const { id } = await makeAuditor(owner, { bodyIds: [mine.id], is_shared: true });
  const validated = { categoryId: 401 };
  await makeQualification(owner, id, validated);
  await makeQualification(owner, id, { categoryId: 402, status: 'In Progress' });
  await makeQualification(owner, (await makeAuditor(owner)).id, validated);
  const archived = await makeAuditor(owner, { bodyIds: [mine.id], is_archived: true });
  await makeQualification(owner, archived.id, validated);

  const readBy = async (caller: Caller, query = '') =>
    (await caller.get(`${report}/AuditorProfile/preview?sortBy=status&${query}`)).body.resultsList.map(
      ({ auditorNumber, status }: Record<string, string>) => [auditorNumber, status],
    );
  const other = await makeCertificationBody(owner);
  const sharing = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other.id]] });
  expect(await readBy(sharing)).toEqual([[id, 'Validated']]);
  const cb = await asCb();
  expect(await readBy(cb, 'auditorStatus=Validated')).toEqual([
    [id, 'In Progress'],
    [id, 'Validated'],
  ]);
  expect(await readBy(cb, 'country=250')).toEqual([]);
  expect(await readBy(cb, 'auditorStatus=Archived')).toEqual([[archived.id, 'Validated']]);
  expect(await readBy(admin, 'status=Validated')).toHaveLength(3);
});

it('recalls have the comments and key words of the standards body for its own people alone', async () => {
  const audit = await makeAudit(directory.owner, { certification_body_id: mine.id, record_status: 'Closed' });
  await makeRecall(directory.owner, {
    audit_id: audit.id,
    product_comments: 'The jar was known',
    product_key_words: 'glass',
  });
  const own = ['The jar was known', 'glass'];
  const [head, ...rows] = await rowsOf(admin, 'RecallCsv?recallStatus=1');
  const { recallStatus, initialNotificationDate, auditId, ...fields } = mapValues(recallFields, ({ label }) =>
    withProductName(label, directory.settings),
  );
  expect(head).toEqual(expect.arrayContaining(Object.values(fields)));
  const at = [fields.productComments, fields.productKeyWords].map((label) => head?.indexOf(label) ?? -1);
  expect(rows.map((row) => at.map((place) => row[place]))).toEqual([own]);
  const cb = await asCb();
  const [row] = (await cb.get(`${report}/Recall/preview`)).body.resultsList;
  expect(row).toMatchObject({ siteCode: audit.siteId, productRecalled: 'Strawberry jam, 340 g' });
  expect(own.filter((text) => JSON.stringify(row).includes(text))).toEqual([]);
  expect((await cb.get(`${report}/Recall/preview?recallStatus=4`)).body.total).toBe(0);
  expect((await cb.get(`${report}/Recall/preview?initialNotificationDateTo=2026-03-31`)).body.total).toBe(0);
});

it('companies count the certificates in sight, and show their contact to those who see it', async () => {
  const { owner } = directory;
  const { id } = await makeCompany(owner, { tier: 'Pro', name: 'Zest Larders' });
  const own = await makeAuditedSite(owner, id);
  await makeAudit(owner, { site_id: own.site, standard_id: 2, certification_body_id: mine.id });
  await makeAudit(owner, { site_id: own.site, standard_id: 3, certification_status: 'Withdrawn' });
  await owner.insertInto('company_contact').values({ company_id: id, type: 'General', name: 'Ann Ledger' }).execute();
  const readBy = async (caller: Caller) =>
    (await caller.get(`${report}/Company/preview?organisation=${id}`)).body.resultsList.map(
      ({ contact, certificates, favouritesUsed }: Record<string, unknown>) => [contact, certificates, favouritesUsed],
    );
  expect(await readBy(admin)).toEqual([['Ann Ledger', 2, 0]]);
  const asCompany = (company: string) =>
    directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
  expect(await readBy(await asCompany(id))).toEqual([['Ann Ledger', 2, 0]]);
  const buyer = await makeCompany(owner);
  await share(admin, '/companydirectory/api/Companies', id, 'Company', buyer.id);
  expect(await readBy(await asCompany(buyer.id))).toEqual([['Ann Ledger', 2, null]]);
  const other = await makeCertificationBody(owner);
  const stranger = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other.id]] });
  expect(await readBy(stranger)).toEqual([[null, 0, undefined]]);
  expect((await stranger.get(`${report}/Company/preview?status=Archived`)).body.total).toBe(0);
});

it('only those who send the auditor and the standards body are shown the day of an unannounced audit', async () => {
  const { owner } = directory;
  const { id } = await makeCompany(owner);
  const { id: siteId } = await makeSite(owner, { company_id: id });
  const day = '2999-07-05';
  await makeSchedule(owner, { siteId, certificationBodyId: mine.id }, { type: 'Unannounced', scheduled_for: day });
  const readBy = async (caller: Caller) =>
    (await caller.get(`${report}/AuditSchedule/preview?siteCode=${siteId}`)).body.resultsList.map(
      ({ type, actionDate }: Record<string, unknown>) => [type, actionDate],
    );
  const company = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
  const analyst = await directory.as({ role: 'Analytics User' });
  const horizonOf = (certificationBody: string) =>
    directory.as({ role: 'CB Commercial Horizon', organisations: [['CertificationBody', certificationBody]] });
  const another = await makeCertificationBody(owner);
  expect(await readBy(await horizonOf(another.id))).toEqual([]);
  for (const reader of [admin, await asCb()]) expect(await readBy(reader)).toEqual([['Unannounced', day]]);
  for (const other of [company, analyst, await horizonOf(mine.id)]) {
    expect(await readBy(other)).toEqual([['Unannounced', null]]);
    const { body } = await other.get(`${report}/AuditSchedule/preview?actionDateFrom=2999-07-01&siteCode=${siteId}`);
    expect(body.total).toBe(0);
  }
});

it('the choices of a report are those in sight', async () => {
  const cb = await asCb();
  expect((await cb.get(`${report}/data/certificationbodies`)).body.map(({ id }: { id: string }) => id)).toEqual([
    mine.id,
  ]);
  expect((await cb.get(`${report}/data/organisations?filter=Mills`)).body).toMatchObject([{ name: '=2+3 Mills' }]);
  const horizon = await directory.as({
    role: 'CB Commercial Horizon',
    organisations: [['CertificationBody', mine.id]],
  });
  const analyst = await directory.as({ role: 'Analytics User' });
  for (const caller of [horizon, analyst]) {
    const { body } = await caller.get(`${report}/data/organisations?filter=Mills`);
    expect(body).toMatchObject([{ name: '=2+3 Mills' }]);
    expect((await caller.get(`${report}/AuditStatus/preview?organisation=${body[0].id}`)).body.total).toBe(1);
  }
  const none = await makeCertificationBody(directory.owner);
  const stranger = { role: 'CB Commercial Horizon', organisations: [['CertificationBody', none.id]] } as const;
  expect((await (await directory.as(stranger)).get(`${report}/data/organisations?filter=Mills`)).body).toEqual([]);
  expect((await cb.get(`${report}/data/organisations?filter=M`)).status).toBe(400);
  expect((await cb.get(`${report}/data/statuses`)).body[0]).toEqual({
    statusId: 'In Progress',
    statusName: 'In Progress',
  });
});
