import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { shareWith } from '../site/site.factory.ts';
import { bodiesPath, makeAccreditationBody, makeOffice } from './certification-body.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let nordic: { id: string; main: string; sub: string };
let iberia: { id: string; main: string; sub: string };

/** A certification body with a main and a sub office. */
const made = async (name: string, city: string, overrides: Parameters<typeof makeCertificationBody>[1] = {}) => {
  const { id } = await makeCertificationBody(directory.owner, { name, ...overrides });
  const main = await makeOffice(directory.owner, id, { name, is_main: true, city });
  const sub = await makeOffice(directory.owner, id, { name: `${name}, South`, city: 'York', country_id: 372 });
  return { id, main: main.id, sub: sub.id };
};

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  nordic = await made('Certa Nördic A.S.', 'Bergen', {
    suspension_status: 'Limited',
    audit_submission_status: 'Hold',
    rating: 4,
  });
  iberia = await made('Iberia Inspecta', 'Murcia');
});
afterAll(() => directory.close());

const listed = async (caller: Caller, query = ''): Promise<string[]> => {
  const { status, body } = await caller.get(`${bodiesPath}/search?${query}`);
  expect(status).toBe(200);
  return body.resultsList.map(({ id }: { id: string }) => id);
};

const of = (role: Role, type: 'CertificationBody' | 'Office' | 'AccreditationBody' | 'Company' | 'Site', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

describe('the list of certification bodies', () => {
  it('has a row for each office, identified by the office’s id, with its certification body’s fields', async () => {
    const { body } = await admin.get(`${bodiesPath}/search?sortBy=id`);
    expect(body.resultsList[1]).toEqual({
      id: nordic.sub,
      name: 'Certa Nördic A.S., South',
      isMainOffice: false,
      location: { city: 'York', country: { name: 'Ireland' } },
      status: 'Probation',
      suspensionStatus: 'Limited',
      auditSubmissions: 'Hold',
      certificationBody: { id: nordic.id, name: 'Certa Nördic A.S.' },
      visuals: { isAbleToEdit: true, isAbleToArchive: true },
      refusals: {},
    });
  });

  it('filters by office type, country and status, with Limited as an alias of Probation', async () => {
    expect(await listed(admin, 'officeType=Main+Office&sortBy=id')).toEqual([nordic.main, iberia.main]);
    expect(await listed(admin, 'country=372&status=Active')).toEqual([iberia.sub]);
    const onProbation = [nordic.main, nordic.sub];
    expect(await listed(admin, 'status=Probation&sortBy=id')).toEqual(onProbation);
    expect(await listed(admin, 'status=Limited&sortBy=id')).toEqual(onProbation);
    expect(await listed(admin, 'status=Suspended')).toEqual([]);
  });

  it('finds by id, by words of the certification body in any order, and by city despite a typing error', async () => {
    expect(await listed(admin, `searchTerm=${iberia.sub}`)).toContain(iberia.sub);
    expect(await listed(admin, 'searchTerm=AS+nordic')).toEqual([nordic.main, nordic.sub]);
    expect(await listed(admin, 'searchTerm=murcai')).toEqual([iberia.main]);
  });

  it('says only to the standards body whether audit submissions are on hold', async () => {
    const search = `${bodiesPath}/search`;
    const accreditation = await makeAccreditationBody(directory.owner, 'Northern Accreditation');
    const held = await made('Held Audits', 'Hull', {
      audit_submission_status: 'Hold',
      accreditation_body_id: accreditation.id,
    });
    const audit = await makeAudit(directory.owner, { certification_body_id: held.id });
    expect(await listed(await directory.as({ role: '{body} User' }), 'auditSubmissions=Hold')).toContain(held.main);
    const others = [
      await of('CB Full Admin', 'CertificationBody', held.id),
      await of('CB Commercial Horizon', 'CertificationBody', held.id),
      await of('AB User', 'AccreditationBody', accreditation.id),
      await of('Company BI S User', 'Company', audit.ownerCompanyId),
      await of('Site User', 'Site', audit.siteId),
    ];
    for (const caller of others) {
      const found = await caller.get(search);
      expect(found.body.resultsList.map(({ id }: { id: string }) => id)).toContain(held.main);
      const offices = await caller.get(`${bodiesPath}/${held.id}/office`);
      const exported = await caller.get(`${search}/export?format=csv`);
      expect(exported.text).toContain('Held Audits');
      for (const { text } of [found, offices, exported]) expect(text).not.toMatch(/submissions|"Hold"/i);
      expect((await caller.get(`${search}?auditSubmissions=Hold`)).status).toBe(400);
    }
  });

  it('exports the main office with each row', async () => {
    const { status, text } = await admin.get(`${bodiesPath}/search/export?format=csv&officeType=Sub+Office&sortBy=id`);
    expect(status).toBe(200);
    const [heads, row] = text.split('\r\n');
    expect(heads).toContain(
      '"ID","Certification Body","Main Office","Office Type","Country","City","Status","Audit submissions"',
    );
    expect(row).toBe(
      `"${nordic.sub}","Certa Nördic A.S., South","Certa Nördic A.S.","Sub Office","Ireland","York","Probation","Hold"`,
    );
  });
});

describe('a certification body', () => {
  const sees = async (caller: Caller, { id, main, sub }: typeof nordic) => {
    const answers = await Promise.all(
      [
        `${bodiesPath}/${id}`,
        `${bodiesPath}/${id}/office`,
        `${bodiesPath}/office/${main}`,
        `${bodiesPath}/office/${sub}`,
      ].map((path) => caller.get(path)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.size, 'alike by every way').toBe(1);
    const all = await caller.get(`${bodiesPath}/all`);
    const inList = (await listed(caller)).includes(main);
    expect(all.body.some((body: { id: string }) => body.id === id)).toBe(inList);
    expect(statuses.has(200)).toBe(inList);
    return inList;
  };

  it('is visible to the standards body and to its own users, including those of its offices', async () => {
    const [own, byOffice] = [
      await of('CB Read Only User', 'CertificationBody', nordic.id),
      await of('CB Full Admin', 'Office', nordic.sub),
    ];
    for (const caller of [own, byOffice])
      expect([await sees(caller, nordic), await sees(caller, iberia)]).toEqual([true, false]);
    expect(await sees(await directory.as({ role: '{body} User' }), iberia)).toBe(true);
  });

  it('is visible to its own Commercial Horizon, without audits, changes and suspension', async () => {
    const caller = await of('CB Commercial Horizon', 'CertificationBody', nordic.id);
    expect([await sees(caller, nordic), await sees(caller, iberia)]).toEqual([true, false]);
    const { body } = await caller.get(`${bodiesPath}/office/${nordic.sub}`);
    expect(body).toMatchObject({
      visuals: { isAbleToEdit: false, isAbleToArchive: false },
      certificationBody: {
        beforeSuspension: null,
        visuals: { isAbleToEdit: false, isAbleToSuspend: false, isAbleToAddOffice: false },
      },
    });
    const closed = [`${bodiesPath}/${nordic.id}/changeLog`, '/audit/api/Audit', '/companydirectory/api/Sites'];
    for (const path of closed) expect((await caller.get(path)).status).toBe(403);
  });

  it('is visible to the accreditation body that accredits it', async () => {
    const { id } = await makeAccreditationBody(directory.owner);
    const caller = await of('AB User', 'AccreditationBody', id);
    expect(await sees(caller, iberia)).toBe(false);
    await directory.owner
      .updateTable('certification_body')
      .set({ accreditation_body_id: id })
      .where('id', '=', iberia.id)
      .execute();
    expect([await sees(caller, iberia), await sees(caller, nordic)]).toEqual([true, false]);
  });

  it('is visible to everybody who sees one of its audits: company, site and share recipients', async () => {
    const audit = await makeAudit(directory.owner, { certification_body_id: iberia.id });
    const other = await makeAudit(directory.owner);
    const company = await of('Company User', 'Company', audit.ownerCompanyId);
    const site = await of('Site User', 'Site', audit.siteId);
    const stranger = await of('Company BI S User', 'Company', other.ownerCompanyId);
    for (const caller of [company, site])
      expect([await sees(caller, iberia), await sees(caller, nordic)]).toEqual([true, false]);
    expect(await sees(stranger, iberia)).toBe(false);
    await shareWith(directory.owner, { type: 'site', id: audit.siteId }, { type: 'Company', id: other.ownerCompanyId });
    expect(await sees(stranger, iberia)).toBe(true);
    const { body } = await company.get(`${bodiesPath}/office/${iberia.sub}`);
    expect([body.visuals, body.certificationBody.visuals]).toEqual([
      { isAbleToEdit: false, isAbleToArchive: false },
      { isAbleToEdit: false, isAbleToSuspend: false, isAbleToAddOffice: false },
    ]);
  });
});

describe('the offices of a certification body', () => {
  it('are listed with the main one first, then by name, including archived ones', async () => {
    const body = await made('Zenith Audits', 'Hull');
    const first = await makeOffice(directory.owner, body.id, { name: 'A branch', status: 'Archived' });
    const { body: offices } = await admin.get(`${bodiesPath}/${body.id}/office`);
    expect(offices.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [body.main, 'Active'],
      [first.id, 'Archived'],
      [body.sub, 'Active'],
    ]);
  });
});
