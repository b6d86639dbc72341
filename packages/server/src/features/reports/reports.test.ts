import { recallFields } from '@attestry/contract/features/recall/recall.schema.ts';
import { isOffered } from '@attestry/contract/features/reports/reports.parts.ts';
import { mapValues } from '@attestry/contract/kernel/map-values.ts';
import { roles } from '@attestry/contract/kernel/permissions.ts';
import { roleGroups, rolesOf } from '@attestry/contract/kernel/role-groups.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeAuditor, makeQualification } from '../auditor/auditor.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeRecall } from '../recall/recall.factory.ts';
import { makeAuditedSite, share } from '../sharing/sharing.factory.ts';
import { makeSchedule, makeSite } from '../site/site.factory.ts';
import { allReports } from './all-reports.queries.ts';

const report = '/report/api/Report';

let directory: TestDirectory;
let admin: Caller;
let mine: { id: string };
let held: { id: string };

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  mine = await makeCertificationBody(directory.owner);
  const ofMine = { certification_body_id: mine.id };
  const { id: site_id } = await makeSite(directory.owner, { name: '=2+3 Mills' });
  await makeAudit(directory.owner, { ...ofMine, site_id });
  held = await makeAudit(directory.owner, {
    ...ofMine,
    record_status: 'Holding',
    holding_reason: 'It waits for its decision',
  });
  await makeAudit(directory.owner);
  await makeAudit(directory.owner, {
    ...ofMine,
    end_date: '2026-01-10',
    start_date: '2026-01-10',
    uploaded_at: new Date('2026-03-05T10:00:00Z'),
    record_status: 'Closed',
  });
});
afterAll(() => directory.close());

const asCb = () => directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', mine.id]] });
const rowsOf = async (caller: Caller, url: string): Promise<string[][]> =>
  parse((await caller.get(`${report}/${url}`)).text, { bom: true });

describe('a report', () => {
  it('is previewed with the rows of its file, within the sight of the reader', async () => {
    const cb = await asCb();
    const { body } = await cb.get(`${report}/AuditStatus/preview?sortBy=id`);
    const [head, ...rows] = await rowsOf(cb, 'AuditStatusCsv?sortBy=id');
    expect(head?.[0]).toBe('Audit ID');
    expect(body).toMatchObject({ total: 3, totalPages: 1 });
    expect(body.resultsList.map((row: { id: string }) => row.id)).toEqual(rows.map(([id]) => id));
    expect(rows.find(([id]) => id === held.id)?.at(-1)).toBe('Holding: It waits for its decision');
  });

  it('is named after its title and the moment, and its workbook says what it was asked for', async () => {
    const query = `CertificationStatusXlsx?recordStatus=Current&certificationBody=${mine.id}&country=826`;
    const { headers, bytes } = await admin.get(`${report}/${query}`);
    expect(headers['content-disposition']).toMatch(/CertificationStatus-\d{8}-\d{6}\.xlsx/);
    const { sheets } = await openWorkbook(bytes);
    const facts = sheets[0]?.rows.map(({ cells }) => [...cells.values()].map(({ value }) => String(value)).join(': '));
    expect(facts?.[0]).toBe('Certification Status');
    expect(facts).toContain('Record status: Current');
    expect(facts?.some((fact) => fact.startsWith('Countries: United Kingdom'))).toBe(true);
  });

  it('has no formula in a name', async () => {
    const rows = await rowsOf(await asCb(), 'CertificationStatusCsv?recordStatus=Current');
    expect(rows[1]?.[0]).toBe("'=2+3 Mills");
  });

  it('is refused with the field that is wrong', async () => {
    const wrong = {
      'expiryDateFrom=2026-05-01&expiryDateTo=2026-04-01': 'The end must not be before the start',
      'colour=red': 'colour',
      'recordStatus=Lost': 'Is not one of the choices',
      'certificationBody=x': 'Is not one of the choices',
      [Array.from({ length: 301 }, (_, at) => `country=${at}`).join('&')]: 'Max 300 values allowed',
    };
    for (const [query, said] of Object.entries(wrong)) {
      const { status, text } = await admin.get(`${report}/CertificationStatus/preview?${query}`);
      expect({ status, said: text.includes(said) ? said : text }).toEqual({ status: 400, said });
    }
  });

  it('that is unknown, of an unknown format, or not offered, does not exist', async () => {
    const lone = await directory.as({ role: 'Analytics User' });
    for (const url of ['NoSuchCsv', 'AuditStatusPdf', 'AuditStatus', 'NoSuch/preview'])
      expect((await admin.get(`${report}/${url}`)).status, url).toBe(404);
    for (const url of ['CompanyCsv', 'Company/preview'])
      expect((await lone.get(`${report}/${url}`)).status, url).toBe(404);
    expect((await lone.get(`${report}/AuditStatus/preview`)).body.total).toBe(4);
  });

  it('is not exported for a company that is kept from exporting, and still previewed', async () => {
    const { id } = await makeCompany(directory.owner, { allow_export_list: false });
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    expect((await caller.get(`${report}/AuditStatusCsv`)).status).toBe(403);
    expect((await caller.get(`${report}/AuditStatus/preview`)).status).toBe(200);
  });

  it('is offered only to those whom it concerns', () => {
    const offeredTo = (title: string) => {
      const { report: declared } = allReports.find((bound) => bound.report.title === title) ?? expect.unreachable();
      return roles.filter((role) => isOffered(declared, { role, tiers: true }));
    };
    const { body, company, cb, ofCertificationBody, analyst, site } = roleGroups;
    const pro = rolesOf('pro', true);
    expect(offeredTo('HAVI GQS')).toEqual([...body, ...pro]);
    expect(offeredTo('Specifier Reporting')).toEqual(company);
    expect(offeredTo('Compliance')).toEqual([...body, ...ofCertificationBody, ...analyst]);
    expect(offeredTo('Audit Schedule')).toEqual([...body, ...ofCertificationBody, ...company, ...site, ...analyst]);
    expect(offeredTo('Recall')).toEqual([...body, ...cb, 'AB User', ...pro, ...site]);
  });

  it('sets only filters that it has', () => {
    for (const { report: declared, spec } of allReports)
      for (const key of Object.keys(declared.atFirst ?? {}))
        expect(spec.columns[key]?.filterable, `${declared.title} ${key}`).toBe(true);
  });
});

describe('the page IFS Audit Report', () => {
  it('offers the report Audit Status with the filters of invoices', async () => {
    const { body } = await (await asCb()).get(`${report}/data/IFSreport`);
    expect(body).toMatchObject([
      {
        name: 'Audit Status',
        csvEndpoint: 'SendAuditStatusReport',
        filters: ['certificationBody', 'submissionDateFrom', 'submissionDateTo'],
        list: { columns: { submissionDate: { label: 'Submission date', filterLabel: 'Invoice Period' } } },
      },
    ]);
    const filtered = Object.entries<{ filterable?: true }>(body[0].list.columns).filter(([, one]) => one.filterable);
    expect(filtered.map(([key]) => key)).toEqual(['certificationBody', 'submissionDate']);
  });

  it('exports the rows of that report, and says which filter is wrong', async () => {
    const cb = await asCb();
    const period = `certificationBody=${mine.id}&submissionDateFrom=2026-03-01&submissionDateTo=2026-03-31`;
    const [head, ...rows] = await rowsOf(cb, `SendAuditStatusReport?${period}`);
    expect(head).toContain('Submission date');
    expect(rows).toHaveLength(1);
    expect(rows).toEqual((await rowsOf(cb, `AuditStatusCsv?${period}`)).slice(1));
    const reversed = 'submissionDateFrom=2026-05-01&submissionDateTo=2026-04-01';
    const wrong = await cb.get(`${report}/SendAuditStatusReport?${reversed}`);
    expect({ status: wrong.status, said: wrong.text.includes('The end must not be before the start') }).toEqual({
      status: 400,
      said: true,
    });
  });
});

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
