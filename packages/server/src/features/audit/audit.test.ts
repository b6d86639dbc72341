import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { type MadeAudit, makeAudit, makeCertificationBody, makeReport } from './audit.factory.ts';

/** One audit with each record status, all at one site and for one certification body. */
const standings = {
  held: { record_status: 'Holding' },
  heldUpload: { record_status: 'Holding', uploaded_by_organisation: 'Company' },
  current: { record_status: 'Current' },
  closed: { record_status: 'Closed', certification_status: 'Expired Renewed' },
  archived: { record_status: 'Archived' },
} as const;
type TestedRecord = keyof typeof standings;
const everything: TestedRecord[] = ['held', 'heldUpload', 'current', 'closed', 'archived'];
const open = everything.filter((standing) => standing !== 'closed');

let directory: TestDirectory;
let audits: Record<TestedRecord, MadeAudit>;
let ids: Record<string, string>;

const share = (entity: string, entityId: string, target: string, targetId: string) =>
  sql`insert into share (entity_type, entity_id, target_type, target_id)
    values (${entity}, ${entityId}::bigint, ${target}, ${targetId}::bigint)`.execute(directory.owner);

const accreditationBody = async (name: string): Promise<string> => {
  const { rows } = await sql<{
    id: string;
  }>`insert into accreditation_body (name) values (${name}) returning id`.execute(directory.owner);
  return rows[0]?.id ?? '';
};

const makeOrganisations = async (): Promise<Record<string, string>> => {
  const { owner } = directory;
  const ab = await accreditationBody('Accreditation One');
  const body = await makeCertificationBody(owner, { accreditation_body_id: ab });
  const company = await makeCompany(owner);
  const site = await makeSite(owner, { company_id: company.id });
  return {
    ab,
    otherAb: await accreditationBody('Accreditation Two'),
    body: body.id,
    otherBody: (await makeCertificationBody(owner)).id,
    company: company.id,
    site: site.id,
    sisterSite: (await makeSite(owner, { company_id: company.id })).id,
    otherCompany: (await makeCompany(owner)).id,
    auditSharer: (await makeCompany(owner)).id,
    siteSharer: (await makeCompany(owner)).id,
    companySharer: (await makeCompany(owner)).id,
    sharingBody: (await makeCertificationBody(owner)).id,
    sharingSite: (await makeSite(owner)).id,
  };
};

beforeAll(async () => {
  directory = await testDirectory();
  ids = await makeOrganisations();
  const made: [string, MadeAudit][] = [];
  for (const [name, standing] of Object.entries(standings)) {
    const place = { site_id: ids.site, certification_body_id: ids.body };
    const audit = await makeAudit(directory.owner, { ...place, ...standing });
    await makeReport(directory.owner, audit.id);
    await share('audit', audit.id, 'Company', ids.auditSharer ?? '');
    await share('audit', audit.id, 'CertificationBody', ids.sharingBody ?? '');
    made.push([name, audit]);
  }
  audits = Object.fromEntries(made) as Record<TestedRecord, MadeAudit>;
  await share('site', ids.site ?? '', 'Company', ids.siteSharer ?? '');
  await share('site', ids.site ?? '', 'Site', ids.sharingSite ?? '');
  await share('company', ids.company ?? '', 'Company', ids.companySharer ?? '');
  await makeAudit(directory.owner);
});

afterAll(() => directory.close());

type Member = [role: Person['role'], type: 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody', key: string];

const call = ([role, type, key]: Member): Promise<Caller> =>
  directory.as({ role, organisations: [[type, ids[key] ?? '']] });

const shownIds = (names: readonly TestedRecord[]): string[] => names.map((name) => audits[name].id).sort();

const relations: [string, Member, TestedRecord[]][] = [
  ['the certification body of record', ['CB Read Only User', 'CertificationBody', 'body'], everything],
  ['another certification body', ['CB Full Admin', 'CertificationBody', 'otherBody'], []],
  [
    'a certification body it was shared with',
    ['CB Full Admin', 'CertificationBody', 'sharingBody'],
    ['current', 'closed'],
  ],
  ['the owner', ['Company BI S User', 'Company', 'company'], everything],
  ['the owner on the free tier', ['Company User', 'Company', 'company'], everything],
  ['a user of the site', ['Site User', 'Site', 'site'], everything],
  ['a user of a sister site', ['Site User', 'Site', 'sisterSite'], []],
  ['a company the audit was shared with', ['Company BI S User', 'Company', 'auditSharer'], ['current', 'closed']],
  ['a company the site was shared with', ['Company BI S User', 'Company', 'siteSharer'], ['current', 'closed']],
  ['a company the owner was shared with', ['Company BI S User', 'Company', 'companySharer'], ['current', 'closed']],
  ['a site the site was shared with', ['Site User', 'Site', 'sharingSite'], ['current', 'closed']],
  ['the accreditation body', ['AB User', 'AccreditationBody', 'ab'], ['current', 'closed', 'archived']],
  ['another accreditation body', ['AB User', 'AccreditationBody', 'otherAb'], []],
  ['a stranger', ['Company BI S User', 'Company', 'otherCompany'], []],
];

describe('who sees an audit', () => {
  it.each(relations)('%s finds what it may see in the list, its total and its export', async (_, member, seen) => {
    const caller = await call(member);
    const { body } = await caller.get('/audit/api/Audit?showArchived=true');
    expect(body.resultsList.map((row: { id: string }) => row.id).sort()).toEqual(shownIds(seen));
    expect(body.total).toBe(seen.length);
    const { text } = await caller.get('/audit/api/Audit/export?format=csv&showArchived=true');
    const exported = everything.filter((name) => text.includes(audits[name].id));
    expect(exported).toEqual(everything.filter((name) => seen.includes(name)));
  });

  it.each(relations)('%s can open visible audits and gets "not found" for others', async (_, member, seen) => {
    const caller = await call(member);
    for (const name of everything) {
      const url = `/audit/api/Audit/${audits[name].id}`;
      const statuses = [await caller.get(url), await caller.get(`${url}/details`)].map(({ status }) => status);
      expect([name, ...statuses]).toEqual([name, ...(seen.includes(name) ? [200, 200] : [404, 404])]);
      if (seen.includes(name)) continue;
      expect((await caller.get(`${url}/Report`)).status).toBe(404);
      expect((await caller.get(`${url}/PDF`)).status).toBe(404);
    }
  });

  it('every user of the standards body sees every record', async () => {
    const caller = await directory.as({ role: '{body} User' });
    expect((await caller.get('/audit/api/Audit?showArchived=true')).body.total).toBe(everything.length + 1);
  });

  it('several organisations add up: a second one adds what it sees', async () => {
    const caller = await directory.as({
      role: 'Company BI S User',
      organisations: [
        ['Company', ids.otherCompany ?? ''],
        ['Site', ids.site ?? ''],
      ],
    });
    expect((await caller.get('/audit/api/Audit?showArchived=true')).body.total).toBe(everything.length);
  });

  it('a share that ends removes visibility on the next call', async () => {
    const audit = await makeAudit(directory.owner);
    const friend = await makeCompany(directory.owner);
    await share('audit', audit.id, 'Company', friend.id);
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', friend.id]] });
    expect((await caller.get(`/audit/api/Audit/${audit.id}`)).status).toBe(200);
    await sql`delete from share where target_id = ${friend.id}::bigint`.execute(directory.owner);
    expect((await caller.get(`/audit/api/Audit/${audit.id}`)).status).toBe(404);
    await sql`delete from audit where id = ${audit.id}::bigint`.execute(directory.owner);
  });

  it('users without the permission and visitors are refused', async () => {
    const analyst = await directory.as({ role: 'Analytics User', organisations: [['Company', ids.company ?? '']] });
    expect((await analyst.get('/audit/api/Audit')).status).toBe(403);
    expect((await directory.visitor.get(`/audit/api/Audit/${audits.current.id}`)).status).toBe(401);
  });
});

const verbs = [
  'isAbleToEdit',
  'isAbleToShare',
  'isAbleToValidate',
  'isAbleToArchive',
  'isAbleToUnarchive',
  'isAbleToAddDocument',
  'isAbleToCreateRecord',
] as const;
type Verb = (typeof verbs)[number];
const may: [string, Member, Partial<Record<Verb, TestedRecord[]>>][] = [
  [
    'an admin of the standards body',
    ['{body} Admin', 'Company', 'otherCompany'],
    {
      isAbleToEdit: ['held', 'heldUpload', 'current'],
      isAbleToShare: everything,
      isAbleToValidate: ['held', 'heldUpload'],
      isAbleToArchive: ['held', 'heldUpload', 'current'],
      isAbleToUnarchive: ['archived'],
      isAbleToAddDocument: open,
      isAbleToCreateRecord: everything,
    },
  ],
  ['a reader of the standards body', ['{body} User', 'Company', 'otherCompany'], {}],
  [
    'the certification body of record',
    ['CB Full Admin', 'CertificationBody', 'body'],
    {
      isAbleToEdit: ['held', 'heldUpload', 'current'],
      isAbleToValidate: ['heldUpload'],
      isAbleToArchive: ['held', 'heldUpload', 'current'],
      isAbleToUnarchive: ['archived'],
      isAbleToAddDocument: open,
      isAbleToCreateRecord: everything,
    },
  ],
  ['its read-only user', ['CB Read Only User', 'CertificationBody', 'body'], {}],
  [
    'the owner on Pro',
    ['Company BI BO User', 'Company', 'company'],
    {
      isAbleToEdit: ['heldUpload'],
      isAbleToShare: everything,
      isAbleToAddDocument: open,
      isAbleToCreateRecord: everything,
    },
  ],
  ['the owner on the free tier', ['Company User', 'Company', 'company'], { isAbleToShare: everything }],
  [
    'a user of the site',
    ['Site User', 'Site', 'site'],
    { isAbleToShare: everything, isAbleToAddDocument: open, isAbleToCreateRecord: everything },
  ],
  ['whom it was shared with', ['Company BI S User', 'Company', 'auditSharer'], {}],
  ['the accreditation body', ['AB User', 'AccreditationBody', 'ab'], {}],
];

describe('the actions on an audit', () => {
  it.each(may)('%s', async (_, member, allowed) => {
    const caller = await call(member);
    const { body } = await caller.get('/audit/api/Audit?showArchived=true');
    const rows: { id: string; visuals: Record<Verb, boolean> }[] = body.resultsList;
    for (const verb of verbs) {
      const visible = everything.filter((name) => rows.find(({ id }) => id === audits[name].id)?.visuals[verb]);
      expect([verb, visible]).toEqual([verb, allowed[verb] ?? []]);
    }
    const [row] = rows.filter(({ id }) => id === audits.current.id);
    const opened = await caller.get(`/audit/api/Audit/${audits.current.id}`);
    expect(opened.body.visuals).toMatchObject(row?.visuals ?? {});
  });

  it('are limited to sharing by the owner and the Admin where the owner blocks sharing', async () => {
    const company = await makeCompany(directory.owner, { block_sharing: true });
    const site = await makeSite(directory.owner, { company_id: company.id });
    const audit = await makeAudit(directory.owner, { site_id: site.id });
    const shares = async (person: Person) => {
      const { body } = await (await directory.as(person)).get(`/audit/api/Audit/${audit.id}`);
      return { audit: body.visuals.isAbleToShare, ...body.knowsSharesOf };
    };
    const [all, none] = [
      { audit: true, site: true, company: true },
      { audit: false, site: false, company: false },
    ];
    expect(await shares({ role: '{body} Admin' })).toEqual(all);
    expect(await shares({ role: 'Company User', organisations: [['Company', company.id]] })).toEqual(all);
    expect(await shares({ role: '{body} Audit Admin' })).toEqual(none);
    expect(await shares({ role: 'Site User', organisations: [['Site', site.id]] })).toEqual(none);
  });
});

describe('the company of the site of an audit', () => {
  it('is hidden from a former owner who knows the site only from the audit', async () => {
    const [former, present] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const site = await makeSite(directory.owner, { company_id: former.id });
    const audit = await makeAudit(directory.owner, { site_id: site.id });
    const shown = async (person: Person) =>
      (await (await directory.as(person)).get(`/audit/api/Audit/${audit.id}`)).body.company;
    const of = (company: string): Person => ({ role: 'Company BI S User', organisations: [['Company', company]] });
    expect(await shown(of(former.id))).toEqual({ id: former.id, name: former.name });

    await sql`update site set company_id = ${present.id}::bigint where id = ${site.id}::bigint`.execute(
      directory.owner,
    );
    const now = { id: present.id, name: present.name };
    expect(await shown(of(former.id))).toBeNull();
    expect(await shown({ role: '{body} User' })).toEqual(now);
    const buyer = await makeCompany(directory.owner);
    await share('audit', audit.id, 'Company', buyer.id);
    expect(await shown(of(buyer.id))).toBeNull();
    await share('site', site.id, 'Company', buyer.id);
    expect(await shown(of(buyer.id))).toEqual(now);
    const visiting: Person = {
      role: 'CB Read Only User',
      organisations: [['CertificationBody', audit.certificationBodyId]],
    };
    expect(await shown(visiting)).toEqual(now);
  });

  it('is visible to a certification body that sees the archived site because of its own audit', async () => {
    const site = await makeSite(directory.owner);
    const [shared, own] = [
      await makeAudit(directory.owner, { site_id: site.id }),
      await makeAudit(directory.owner, { site_id: site.id, record_status: 'Closed' }),
    ];
    const present = await makeCompany(directory.owner);
    await sql`update site set company_id = ${present.id}::bigint, status = 'Archived' where id = ${site.id}::bigint`.execute(
      directory.owner,
    );
    const reading = async (certificationBodyId: string) => {
      await share('audit', shared.id, 'CertificationBody', certificationBodyId);
      const organisations: Person['organisations'] = [['CertificationBody', certificationBodyId]];
      const person = await directory.as({ role: 'CB Full Admin', organisations });
      return (await person.get(`/audit/api/Audit/${shared.id}`)).body.company;
    };
    const stranger = await makeAudit(directory.owner);
    expect(await reading(own.certificationBodyId)).toEqual({ id: present.id, name: present.name });
    expect(await reading(stranger.certificationBodyId)).toBeNull();
  });
});
