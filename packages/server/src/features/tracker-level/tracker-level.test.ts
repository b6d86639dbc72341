import { trackerList } from '@attestry/contract/features/certificate-tracker/certificate-tracker.list.ts';
import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

type Values = Parameters<typeof makeAudit>[1];
type Levels = Partial<Record<string, TrackerLevel>>;

let directory: TestDirectory;
let accreditor: string;
let body: string;
let company: string;
let site: string;
/** The name of each audit, by its id. */
const names = new Map<string, string>();

const make = async (name: string, values: Values = {}): Promise<string> => {
  const { id } = await makeAudit(directory.owner, values);
  names.set(id, name);
  return id;
};

const setOption = (audit_id: string, option: SharingOptionName) =>
  directory.owner.insertInto('audit_sharing_option').values({ audit_id, option }).execute();

const makeStrangers = async () => {
  await make('by default');
  await setOption(await make('basic'), 'BasicOnly');
  await setOption(await make('pdf'), 'CertificatePDF');
  const { id: site_id } = await makeSite(directory.owner);
  await directory.owner.insertInto('site_sharing_option').values({ site_id, option: 'BasicOnly' }).execute();
  await make('basic by its site', { site_id });
  await setOption(await make('pdf despite its site', { site_id, standard_id: 2 }), 'CertificatePDF');
  await make('interim', { certification_status: 'Interim' });
  await make('suspended', { certification_status: 'Suspended' });
  await make('withdrawn', { certification_status: 'Withdrawn' });
  await make('expired', { issue_date: '2019-03-20', expiry_date: '2020-03-20' });
  await make('in a suppressed country', { site_id: (await makeSite(directory.owner, { country_id: 643 })).id });
  await make('invisible', { is_visible: false });
  await make('at an archived site', { site_id: (await makeSite(directory.owner, { status: 'Archived' })).id });
  await make('pending', { certification_status: 'Pending' });
  await make('not certificated', { certification_status: 'Not Certificated' });
  for (const record_status of ['Holding', 'Archived', 'Closed']) await make(record_status, { record_status });
};

const makeRelated = async () => {
  const { owner } = directory;
  await make('of the body', { certification_body_id: body });
  await make('pending, of the body', { certification_body_id: body, certification_status: 'Pending' });
  await make('invisible, of the body', { certification_body_id: body, is_visible: false });
  await make('Holding, of the body', { certification_body_id: body, record_status: 'Holding' });
  await make('of the company', { site_id: site });
  const supplier = await makeSite(owner);
  await setOption(await make('shared', { site_id: supplier.id }), 'BasicOnly');
  await make('pending, shared', { site_id: supplier.id, standard_id: 2, certification_status: 'Pending' });
  await make('Closed, shared', { site_id: supplier.id, standard_id: 3, record_status: 'Closed' });
  await shareWith(owner, { type: 'site', id: supplier.id }, { type: 'Company', id: company });
};

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const accrediting = await owner
    .insertInto('accreditation_body')
    .values({ name: 'Accreditors' })
    .returning('id')
    .executeTakeFirstOrThrow();
  accreditor = accrediting.id;
  body = (await makeCertificationBody(owner, { accreditation_body_id: accreditor })).id;
  company = (await makeCompany(owner)).id;
  site = (await makeSite(owner, { company_id: company })).id;
  await makeStrangers();
  await makeRelated();
});
afterAll(() => directory.close());

const as = (role: Role): Promise<Caller> => {
  const held = {
    cb: [['CertificationBody', body]],
    ab: [['AccreditationBody', accreditor]],
    site: [['Site', site]],
    company: [['Company', company]],
    none: [],
  } as const;
  if (role.startsWith('CB ')) return directory.as({ role, organisations: held.cb });
  if (role === 'AB User') return directory.as({ role, organisations: held.ab });
  if (role === 'Site User') return directory.as({ role, organisations: held.site });
  return directory.as({ role, organisations: role.startsWith('Company') ? held.company : held.none });
};

const levelsFor = async (caller: Caller): Promise<Levels> => {
  const { status, body: answer } = await caller.get('/verify/api/Verify?rows=100');
  expect(status).toBe(200);
  const rows: { id: string; level: TrackerLevel }[] = answer.resultsList;
  expect(answer.total).toBe(rows.length);
  return Object.fromEntries(rows.map(({ id, level }) => [names.get(id), level]));
};

/** What everybody finds of strangers, by the option that applies. */
const byOption = {
  'by default': 'data',
  basic: 'basic',
  pdf: 'pdf',
  'basic by its site': 'basic',
  'pdf despite its site': 'pdf',
  interim: 'data',
  suspended: 'data',
  withdrawn: 'data',
  expired: 'data',
  'in a suppressed country': 'data',
} as const satisfies Levels;

const allAt = (level: TrackerLevel, of: readonly string[]): Levels =>
  Object.fromEntries(of.map((name) => [name, level]));
const strangers = Object.keys(byOption);

describe('the level at which the Certificate Tracker shows an audit', () => {
  it.each(['Company User', 'Company BI S User'] as const)(
    'follows the sharing option for a %s, who sees its own and what is shared in full',
    async (role) => {
      expect(await levelsFor(await as(role))).toEqual({
        ...byOption,
        'of the body': 'data',
        'of the company': 'full',
        shared: 'full',
        'pending, shared': 'full',
      });
    },
  );

  it('follows the sharing option for a Site User, who sees the own site in full', async () => {
    expect(await levelsFor(await as('Site User'))).toEqual({
      ...byOption,
      'of the body': 'data',
      'of the company': 'full',
      shared: 'basic',
    });
  });

  it.each(['CB Full Admin', 'CB Read Only User', 'AB User'] as const)(
    'is basic for a %s except for the audits it sees, whatever the option',
    async (role) => {
      expect(await levelsFor(await as(role))).toEqual({
        ...allAt('basic', [...strangers, 'of the company', 'shared']),
        ...allAt('full', ['of the body', 'pending, of the body', 'invisible, of the body']),
      });
    },
  );

  it('lets Commercial Horizon have the certificates of its certification body and no more', async () => {
    expect(await levelsFor(await as('CB Commercial Horizon'))).toEqual({
      ...allAt('basic', [...strangers, 'of the company', 'shared']),
      ...allAt('pdf', ['of the body', 'pending, of the body', 'invisible, of the body']),
    });
  });

  it('is full for the standards body, of every Current audit', async () => {
    const current = [...names.values()].filter((name) => !/Holding|Archived|Closed/.test(name));
    expect(await levelsFor(await as('{body} User'))).toEqual(allAt('full', current));
  });

  it('hides no row from a list in any order', async () => {
    const sortable = Object.entries(trackerList.columns).flatMap(([key, column]) =>
      'sortable' in column ? [key] : [],
    );
    for (const role of [
      'CB Commercial Horizon',
      'CB Full Admin',
      'AB User',
      'Site User',
      'Company BI S User',
    ] as const) {
      const caller = await as(role);
      const found = Object.keys(await levelsFor(caller)).toSorted();
      for (const key of sortable) {
        const { body: page } = await caller.get(`/verify/api/Verify?rows=100&sortBy=${key}`);
        const rows: { id: string }[] = page.resultsList;
        expect([role, key, rows.map(({ id }) => names.get(id)).toSorted()]).toEqual([role, key, found]);
      }
    }
  });

  it('hides no row from a filter by its status', async () => {
    for (const role of ['{body} User', 'CB Full Admin', 'AB User', 'Site User', 'Company BI S User'] as const) {
      const caller = await as(role);
      const listed = async (query: string): Promise<{ id: string; certificationStatus: string }[]> =>
        (await caller.get(`/verify/api/Verify?rows=100&sortBy=id&${query}`)).body.resultsList;
      const byStatus = Map.groupBy(await listed(''), ({ certificationStatus }) => certificationStatus);
      for (const [status, rows] of byStatus) {
        const found = await listed(`certificationStatus=${encodeURIComponent(status)}`);
        expect([role, status, found]).toEqual([role, status, rows]);
      }
    }
  });

  it('exists for no role without Verify.View', async () => {
    for (const role of ['Analytics User', 'UNKNOWN'] as const) {
      const caller = await as(role);
      expect([role, (await caller.get('/verify/api/Verify')).status]).toEqual([role, 403]);
    }
  });
});

describe('a change of what decides the level', () => {
  it('takes effect on the next call', async () => {
    const buyer = await as('Company BI S User');
    const levelOf = async (id: string) =>
      (await buyer.get(`/verify/api/Verify?searchTerm=${id}`)).body.resultsList[0]?.level;
    const { owner } = directory;
    const { id, siteId } = await makeAudit(owner);
    expect(await levelOf(id)).toBe('data');
    await owner.insertInto('site_sharing_option').values({ site_id: siteId, option: 'CertificatePDF' }).execute();
    expect(await levelOf(id)).toBe('pdf');
    await setOption(id, 'BasicOnly');
    expect(await levelOf(id)).toBe('basic');
    await owner
      .updateTable('audit_sharing_option')
      .set({ option: 'CertificatePDF' })
      .where('audit_id', '=', id)
      .execute();
    expect(await levelOf(id)).toBe('pdf');
    await owner.deleteFrom('audit_sharing_option').where('audit_id', '=', id).execute();
    await owner.deleteFrom('site_sharing_option').where('site_id', '=', siteId).execute();
    expect(await levelOf(id)).toBe('data');
    await shareWith(owner, { type: 'audit', id }, { type: 'Company', id: company });
    expect(await levelOf(id)).toBe('full');
    await owner.deleteFrom('share').where('entity_id', '=', id).execute();
    const setOwner = (owner_company_id: string) =>
      owner.updateTable('audit').set({ owner_company_id }).where('id', '=', id).execute();
    await setOwner(company);
    expect(await levelOf(id)).toBe('full');
    await setOwner((await makeCompany(owner)).id);
    expect(await levelOf(id)).toBe('data');
    await owner.updateTable('site').set({ company_id: company }).where('id', '=', siteId).execute();
    expect(await levelOf(id), 'the audit keeps its owner when its site changes hands').toBe('data');
    await owner.updateTable('audit').set({ is_visible: false }).where('id', '=', id).execute();
    expect(await levelOf(id)).toBeUndefined();
    await owner.updateTable('audit').set({ is_visible: true }).where('id', '=', id).execute();
    await owner.updateTable('site').set({ status: 'Archived' }).where('id', '=', siteId).execute();
    expect(await levelOf(id)).toBeUndefined();
  });
});
