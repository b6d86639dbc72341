import { clauseNumber } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { etrsAnswers } from '@attestry/contract/features/reports/answers/etrs.report.ts';
import { glutenFreeAnswers } from '@attestry/contract/features/reports/answers/gluten-free.report.ts';
import { plantBasedAnswers } from '@attestry/contract/features/reports/answers/plant-based.report.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../../app/testing/test-directory.ts';
import { clock } from '../../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody, makeExtent, makeReport } from '../../audit/audit.factory.ts';
import { makeRecall } from '../../recall/recall.factory.ts';
import { asked, templateByCode } from '../../report-template/report-template.public.ts';
import { makeSite } from '../../site/site.factory.ts';

let directory: TestDirectory;
let cb: Caller;
let companyId: string;
let bodyId: string;

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const { id: body } = await makeCertificationBody(owner);
  bodyId = body;
  const audit = (standard_id: number, changes = {}) =>
    makeAudit(owner, { standard_id, certification_body_id: body, ...changes });
  const reported = async (id: string, code: string, version: string, answers: object) =>
    makeReport(owner, id, { template: templateByCode(code, version), answers: answers as never });
  const standards = await sql<{ id: number; name: string }>`select id, name from standard`.execute(owner);
  const idOf = (name: string) => standards.rows.find((one) => one.name === name)?.id ?? expect.unreachable(name);

  const food = await audit(idOf('Food'));
  companyId = food.ownerCompanyId;
  await makeExtent(owner, food.id, { modules: [1] });
  const { rows } = await sql<{ name: string }>`select name from module where id = 1`.execute(owner);
  await reported(food.id, 'FOOD', '9', {
    MAN_DAYS_ON_SITE: 3,
    MAN_DAYS_OFF_SITE: 0.5,
    MAN_DAYS_EXPECTED: 4,
    MODULE_RESULTS: [{ MODULE_NAME: rows[0]?.name, MODULE_RESULT: 'Certificated' }],
    NON_CONFORMITIES: [
      { NC_CLAUSE: 'Clause 3.5.1.', NC_SEVERITY: 'Major', NC_DETAIL: 'No trace.', NC_CLOSED_ON: '2026-02-03' },
      { NC_CLAUSE: ' 3.50', NC_SEVERITY: 'Minor', NC_DETAIL: 'A lamp.', NC_CORRECTION: 'Replaced' },
    ],
  });
  const trader = await audit(idOf('Agents and Brokers'));
  await reported(trader.id, 'AGENTS', '1.0', { AGENT_ROLE: 'Broker', SERVICES: ['Storage', 'Export'] });
  await reported((await audit(idOf('ETRS'))).id, 'ETRS', '1.0', { WORKERS_PERMANENT: 40 });
  await reported((await audit(idOf('ETRS'))).id, 'ETRS', '2.0', { WORKERS_WOMEN: 12, SCORE_VOICE: '3 Good' });
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body]] });
});
afterAll(() => directory.close());

const rowsOf = async (caller: Caller, url: string): Promise<Record<string, unknown>[]> =>
  (await caller.get(`/report/api/Report/${url}`)).body.resultsList;

describe('non-conformities', () => {
  const found = async (query: string) =>
    (await rowsOf(cb, `NonConformities/preview?sortBy=clause&order=asc&${query}`)).map(({ clause }) => clause);

  it('are rows of their audits, found by clause and those below it, and by severity', async () => {
    expect(await rowsOf(cb, 'NonConformities/preview?sortBy=clause&order=asc')).toMatchObject([
      { clause: '3.5.1', severity: 'Major', detail: 'No trace.', closedOn: '2026-02-03' },
      { clause: '3.50', severity: 'Minor', correction: 'Replaced', closedOn: null },
    ]);
    expect(await found('clause=clause+3.5')).toEqual(['3.5.1']);
    expect(await found('clause=FOOD+1.0+3.5')).toEqual(['3.5.1']);
    expect(await found('clause=PACKAGING+1.0+3.5')).toEqual([]);
    expect(await found('severity=Minor')).toEqual(['3.50']);
    expect(await found('startDateFrom=2099-01-01')).toEqual([]);
    const move = { record_status: 'Archived', start_date: '2026-01-05', end_date: '2026-01-06' };
    const { id } = await directory.owner.selectFrom('audit_finding').select('audit_id as id').executeTakeFirstOrThrow();
    await directory.owner.updateTable('audit').set(move).where('id', '=', id).execute();
    expect(await found('recordStatus=Archived&startDateTo=2026-01-05')).toEqual(['3.5.1', '3.50']);
    await directory.owner.updateTable('audit').set({ record_status: 'Current' }).where('id', '=', id).execute();
  });

  it('follow their audit to another certification body, site or owner', async () => {
    const { owner } = directory;
    const repeated = [
      'standard_id',
      'record_status',
      'start_date',
      'certification_body_id',
      'site_id',
      'owner_company_id',
    ] as const;
    const { audit_id } = await owner.selectFrom('audit_finding').select('audit_id').executeTakeFirstOrThrow();
    const audit = owner.selectFrom('audit').where('id', '=', audit_id).select(repeated);
    const before = await audit.executeTakeFirstOrThrow();
    const other = await makeCertificationBody(owner);
    const site = await makeSite(owner);
    const move = { certification_body_id: other.id, site_id: site.id, owner_company_id: site.companyId };
    await owner.updateTable('audit').set(move).where('id', '=', audit_id).execute();
    expect(await found('')).toEqual([]);
    const after = await audit.executeTakeFirstOrThrow();
    const rows = await owner.selectFrom('audit_finding').where('audit_id', '=', audit_id).select(repeated).execute();
    expect(rows).toEqual([after, after]);
    await owner.updateTable('audit').set(before).where('id', '=', audit_id).execute();
    expect(await found('')).toEqual(['3.5.1', '3.50']);
  });

  it('have the clause that their report means', async () => {
    const written = ['1.1', 'Clause 1.1', '1. 1', '1.1.', 'CLAUSE1.1', ' clause 4.11.7. ', 'Clauses 2'];
    const { rows } = await sql<{ clause: string }>`select listing.clause_number(written) as clause
      from unnest(${written}::text[]) with ordinality as given(written, place) order by place`.execute(directory.owner);
    expect(rows.map(({ clause }) => clause)).toEqual(written.map(clauseNumber));
  });

  it('are not read by Lite users, who are not shown the result of a module either', async () => {
    const lite = await directory.as({ role: 'Company User', organisations: [['Company', companyId]] });
    expect((await lite.get('/report/api/Report/NonConformities/preview')).status).toBe(404);
    const [module] = await rowsOf(lite, 'AdditionalModules/preview');
    expect(module).not.toHaveProperty('result');
    expect(await rowsOf(cb, 'AdditionalModules/preview')).toMatchObject([{ ...module, result: 'Certificated' }]);
  });
});

it('the duration of an audit is compared with what was expected', async () => {
  const [row] = await rowsOf(cb, 'AuditDuration/preview?sortBy=id&order=asc');
  expect(row).toMatchObject({ onSite: 3, offSite: 0.5, expected: 4, difference: -0.5 });
  const analyst = await directory.as({ role: 'Analytics User' });
  const [ofAnalyst] = await rowsOf(analyst, 'AuditDuration/preview');
  for (const named of ['auditorName', 'auditorNumber']) {
    expect(row).toHaveProperty(named);
    expect(ofAnalyst).not.toHaveProperty(named);
  }
});

it('agents and brokers are found by role and by any of their services', async () => {
  const found = async (query: string) => (await rowsOf(cb, `AgentsAndBrokers/preview?${query}`)).length;
  expect(await rowsOf(cb, 'AgentsAndBrokers/preview')).toMatchObject([{ role: 'Broker', services: 'Storage; Export' }]);
  const asks = ['role=Broker', 'role=Agent', 'services=Export', 'services=Other', 'services=Other&services=Storage'];
  expect(await Promise.all(asks.map(found))).toEqual([1, 0, 1, 0, 1]);
});

it('ethical trade audits are rows in either version of the template', async () => {
  const rows = await rowsOf(cb, 'ETRS/preview?sortBy=id');
  expect(rows).toMatchObject([
    { version: '1.0', WORKERS_PERMANENT: 40, SCORE_VOICE: null },
    { version: '2.0', WORKERS_WOMEN: 12, SCORE_VOICE: '3 Good' },
  ]);
});

describe('the risk of a site', () => {
  const years = (ago: number) => `${Number(clock.today().slice(0, 4)) - ago}${clock.today().slice(4, 8)}01`;
  const graded = (grade: string, start: string, changes: { site_id?: string; record_status?: string } = {}) =>
    makeAudit(directory.owner, {
      certification_body_id: bodyId,
      start_date: start,
      end_date: start,
      grade,
      ...changes,
    });
  const found = (audit: string, ...severities: string[]) =>
    makeReport(directory.owner, audit, {
      answers: { NON_CONFORMITIES: severities.map((NC_SEVERITY) => ({ NC_SEVERITY, NC_CLAUSE: '1', NC_DETAIL: '.' })) },
    });
  const riskOf = async (caller: Caller, siteId: string) =>
    (await rowsOf(caller, `RiskAssessment/preview?siteCode=${siteId}`))[0];

  it('follows from its grades, grave non-conformities and recalls, the worst of them', async () => {
    const { siteId: site_id } = await graded('AA', years(2), { record_status: 'Closed' });
    const before = await graded('A+', years(1), { site_id, record_status: 'Closed' });
    await graded('A', years(0), { site_id });
    expect(await riskOf(cb, site_id)).toMatchObject({ grades: 'AA → A+ → A', risk: 'Low', reasons: null });
    await found(before.id, 'Major', 'Major', 'Minor');
    expect(await riskOf(cb, site_id)).toMatchObject({
      ...{ majors: 2, criticals: 0, recalls: 0, risk: 'Medium' },
      reasons: '2 or more major non-conformities within 3 years',
    });
    await makeRecall(directory.owner, { audit_id: before.id, initial_notification_date: years(0) });
    expect(await riskOf(cb, site_id)).toMatchObject({ recalls: 1, risk: 'High' });
    const analyst = await directory.as({ role: 'Analytics User' });
    const shown = await riskOf(analyst, site_id);
    expect(shown).toMatchObject({ risk: 'Medium' });
    expect(shown).not.toHaveProperty('recalls');
  });

  it('counts no audit of others that its reader does not see, and none of long ago', async () => {
    const { siteId: site_id, id } = await graded('B', years(4), { record_status: 'Closed' });
    const other = await makeAudit(directory.owner, {
      site_id,
      start_date: years(1),
      grade: 'AA',
      record_status: 'Closed',
    });
    await found(id, 'Critical');
    await found(other.id, 'Critical');
    await graded('B', years(0), { site_id });
    expect(await riskOf(cb, site_id)).toMatchObject({ grades: 'B', criticals: 0, risk: 'Low' });
    const admin = await directory.as({ role: '{body} Admin' });
    expect(await riskOf(admin, site_id)).toMatchObject({ criticals: 1, risk: 'High' });
  });
});

it.each([
  ['GLUTENFREE', '1.0', glutenFreeAnswers],
  ['PLANT', '1.0', plantBasedAnswers],
  ['ETRS', '2.0', etrsAnswers],
])('the report of %s shows answers that its template asks, as it labels them', (code, version, columns) => {
  const template = templateByCode(code, version) ?? expect.unreachable();
  for (const [tag, { label, kind }] of Object.entries(columns)) {
    const question = asked(template).get(tag);
    expect([tag, question?.label, question?.type === 'number' ? 'number' : 'text']).toEqual([tag, label, kind]);
  }
});
