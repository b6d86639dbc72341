import { type FlagName, flagNames } from '@attestry/contract/kernel/flags.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit } from '../features/audit/audit.factory.ts';
import { expireCertifications } from '../features/audit-life/audit-life.public.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { mailTo } from '../features/notification/notification.factory.ts';
import { setClock } from '../kernel/clock/clock.ts';
import { type Case, callOfCase, cases } from './testing/calls.ts';
import { endpoints } from './testing/endpoints.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import { type Answer, type Caller, testDirectory } from './testing/test-directory.ts';

const settingOf = (flag: FlagName) => `FLAG_${flag.replace(/\B[A-Z]/g, '_$&').toUpperCase()}`;
const casesOf = (flag: FlagName) =>
  cases
    .filter(({ endpoint }) => endpoint.flag === flag)
    .map((one) => [`${one.name}${one.sample.about ? ` about a ${one.sample.about}` : ''}`, one] as const);

const open = (flag: FlagName, value: boolean) => matrixDirectory({ [settingOf(flag)]: String(value) });
const callAboutOwn = ({ owner, world }: MatrixDirectory, one: Case) =>
  callOfCase(one, {
    id: (one.sample.about && world.records[one.sample.about].own) ?? '',
    owner,
    certificationBodyId: world.certificationBodyId,
  });
const withoutRequestId = ({ status, body }: Answer) => ({ status, ...body, requestId: undefined });

describe.each(flagNames.filter((flag) => casesOf(flag).length))('%s, switched off,', (flag) => {
  let directory: MatrixDirectory;
  let admin: Caller;
  let nothing: Answer;
  beforeAll(async () => {
    directory = await open(flag, false);
    admin = await directory.as(directory.world.personIn('{body} Admin'));
    nothing = await admin.get('/audit/api/Nothing');
  });
  afterAll(() => directory.close());

  it.each(casesOf(flag))('has no %s', async (_, one) => {
    const call = await callAboutOwn(directory, one);
    const expected = { ...withoutRequestId(nothing), status: 404, code: 'request.notFound' };
    expect(withoutRequestId(await admin.send(call))).toEqual(expected);
    expect(withoutRequestId(await directory.visitor.send(call))).toEqual(expected);
  });

  it('is not described', async () => {
    const described = JSON.stringify((await directory.visitor.get('/openapi.json')).body);
    for (const [, { name }] of casesOf(flag)) expect(described).not.toContain(`"operationId":"${name}"`);
    const page = (await directory.visitor.get('/openapi')).text;
    for (const [, { endpoint }] of casesOf(flag)) expect(page).not.toContain(`<code>${endpoint.path}</code>`);
  });
});

describe.each(flagNames.filter((flag) => casesOf(flag).length))('%s, switched on,', (flag) => {
  let directory: MatrixDirectory;
  let admin: Caller;
  let kept: KeptRows;
  beforeAll(async () => {
    directory = await open(flag, true);
    admin = await directory.as(directory.world.personIn('{body} Admin'));
    kept = await keepRows(directory);
  });
  afterEach(async () => void (await kept.undo()));
  afterAll(() => directory.close());

  it.each(casesOf(flag))('has %s', async (_, one) => {
    const { status, body } = await admin.send(await callAboutOwn(directory, one));
    // Power BI does not answer tests.
    expect(status === 502 || status < 500).toBe(true);
    expect(body?.code).not.toBe('request.notFound');
  });
});

describe('the newer presentation, switched on,', () => {
  it('has no call that is absent meanwhile, and does not describe it', async () => {
    const directory = await testDirectory({ FLAG_MEGATRON: 'true' });
    const absent = endpoints.filter(({ endpoint }) => endpoint.absentWhile === 'Megatron');
    expect(absent.map(({ name }) => name)).toEqual([
      'publicChoices.countChoices',
      'publicDirectory.searchSites',
      'publicSuggestions.suggestNames',
    ]);
    const described = JSON.stringify((await directory.visitor.get('/openapi.json')).body);
    for (const { name, endpoint } of absent) {
      expect((await directory.visitor.get(endpoint.path)).status).toBe(404);
      expect(described).not.toContain(`"operationId":"${name}"`);
    }
    const figures = await directory.visitor.get('/PublicDirectory/api/PublicDirectory/figures');
    expect(figures.body).toMatchObject({ certificatedSites: null, countries: null });
    await directory.close();
  });
});

describe('without self sign-up', () => {
  it('users are created by those who may, and by nobody else', async () => {
    const directory = await testDirectory({ FLAG_SELF_SIGN_UP: 'false' });
    const url = '/user/api/User/createUser';
    const admin = await directory.as({ role: '{body} Admin' });
    const form = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', role: '{body} User' };
    const nothing = withoutRequestId(await directory.visitor.get('/user/api/Nothing'));
    for (const payload of [form, {}, { ...form, signUpToken: 'x' }])
      expect(withoutRequestId(await directory.visitor.post(url, payload))).toEqual(nothing);
    expect(
      withoutRequestId(
        await admin.post(url, {
          ...form,
          signUpToken: 'x',
          role: 'Company User',
          jobTitle: 'x',
          primaryOrganisation: { externalId: '1', type: 1 },
        }),
      ),
    ).toEqual(nothing);
    expect(await admin.post(url, form)).toMatchObject({ status: 200, body: { role: '{body} User' } });
    expect((await (await directory.as({ role: 'CB Read Only User' })).post(url, form)).status).toBe(403);
    await directory.close();
  });
});

describe('the feature of audits', () => {
  it('has every call on an audit, except choosing one for a recall', () => {
    const others = endpoints.filter(
      ({ endpoint: { path, flag } }) => path.startsWith('/audit/api/') && flag !== 'AuditFeature',
    );
    expect(others.map(({ name }) => name)).toEqual(['recall.audits']);
  });

  it('offers nothing for audits at a site when it is off', async () => {
    const directory = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const { siteId } = await makeAudit(directory.owner);
    const admin = await directory.as({ role: '{body} Admin' });
    const nothing = { isAbleToUpload: false, isAbleToSchedule: false };
    const { body } = await admin.get(`/companydirectory/api/Sites/${siteId}`);
    expect(body).toMatchObject({ audits: [], visuals: { isAbleToEdit: true, ...nothing } });
    const list = await admin.get('/companydirectory/api/Sites');
    expect(list.body.resultList).toMatchObject([{ visuals: nothing }]);
    await directory.close();
  });

  it('asks for no reports and opens alerts of audits in the Certificate Tracker when it is off', async () => {
    const directory = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const { id, ownerCompanyId } = await makeAudit(directory.owner, { expiry_date: '2026-03-21' });
    const of = (company: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    const [owner, asker] = [await of(ownerCompanyId), await of((await makeCompany(directory.owner)).id)];
    const verify = '/verify/api/Verify';
    expect((await asker.get(`${verify}/${id}/details`)).body).toMatchObject({ enableAuditReportNotification: false });
    expect((await asker.post(`${verify}/notifyAuditOwnerRequestReportAccess/${id}`)).status).toBe(403);
    await expireCertifications.run(directory.kernel, {});
    const [mail] = await mailTo(directory, owner);
    expect(mail?.text).toContain(`/private/verify/details/${id}`);
    await directory.close();
  });

  it('tells nothing of audits in reports when it is off', async () => {
    const directory = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const { id, siteId, ownerCompanyId } = await makeAudit(directory.owner);
    const { id: target_id } = await makeCompany(directory.owner);
    const shareOf = (entity_type: string, entity_id: string) =>
      ({ entity_type, entity_id, target_type: 'Company', target_id }) as const;
    await directory.owner
      .insertInto('share')
      .values([shareOf('audit', id), shareOf('site', siteId)])
      .execute();
    const admin = await directory.as({ role: '{body} Admin' });
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', ownerCompanyId]] });
    const reports = '/report/api/Report';
    const { body: offered } = await admin.get(`${reports}/data/reportnames`);
    const { kind } = offered.find(({ id }: { id: string }) => id === 'Sharing').list.columns;
    expect(kind.values).toEqual(['Site', 'Company']);
    expect(offered.map(({ id }: { id: string }) => id)).toEqual([
      ...['AuditorProfile', 'Company', 'Contacts', 'Recall', 'Sharing'],
    ]);
    for (const reader of [admin, owner]) {
      const { body } = await reader.get(`${reports}/Sharing/preview`);
      expect(body).toMatchObject({ total: 1, resultsList: [{ kind: 'Site', number: siteId }] });
      for (const filter of ['standard=4', 'kind=Audit'])
        expect((await reader.get(`${reports}/Sharing/preview?${filter}`)).status).toBe(400);
    }
    expect((await admin.get(`${reports}/CompanyCsv`)).text).not.toContain('Current certificates');
    await directory.close();
  });

  it('leaves public status, recalls and expired certifications unchanged when it is off', async () => {
    const directory = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const { id, siteId } = await makeAudit(directory.owner, { issue_date: '2026-03-20', expiry_date: '2027-03-20' });
    const certificatedAt = async (moment: string) => {
      setClock(new Date(moment));
      const { body } = await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site/${siteId}`);
      return body.certificatedToday;
    };
    expect(await certificatedAt('2027-03-20T12:00:00Z')).toBe(true);
    const choice = await (await directory.as({ role: '{body} Admin' })).get(`/audit/api/Audit/Recall/${siteId}`);
    expect(choice.body).toMatchObject([{ id }]);
    expect(await certificatedAt('2027-03-21T12:00:00Z')).toBe(false);
    await expireCertifications.run(directory.kernel, {});
    const stored = directory.owner.selectFrom('audit').select('certification_status').where('id', '=', id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ certification_status: 'Expired' });
    setClock();
    await directory.close();
  });
});
