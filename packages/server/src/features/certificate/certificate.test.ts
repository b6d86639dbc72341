import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeAudit, makeCertificationBody, makeExtent, makeReport } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { issueCertificate } from './certificate.commands.ts';

const today = '2026-11-21';
let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory({ PUBLIC_BASE_URL: 'https://directory.example' });
});
afterEach(() => setClock());
afterAll(() => directory.close());

const issue = (auditId: string, day = today) =>
  inTransaction(directory.database, { event: 'Issue' }, (db) =>
    issueCertificate(db, { auditId, today: day, settings: directory.settings }),
  );

const change = (auditId: string, values: Parameters<typeof makeAudit>[1] & object) =>
  directory.owner.updateTable('audit').set(values).where('id', '=', auditId).execute();

const stored = async (auditId: string) => {
  const { rows } = await sql<{ number: string; version: number; scope: string }>`
    select number, version, printed ->> 'scope' as scope from certificate
    where audit_id = ${auditId}::bigint order by version`.execute(directory.owner);
  return rows;
};

describe('issuing a certificate', () => {
  it('freezes the audit’s data of that day', async () => {
    const { id: site_id } = await makeSite(directory.owner, { id: '1104420', name: 'A later name' });
    const body = await makeCertificationBody(directory.owner, {
      name: 'Certa Nordic AS',
      accreditation_number: 'PC-1201',
      signatory_name: 'Ingrid Solberg',
      signatory_title: 'Head of Certification',
    });
    await directory.owner
      .insertInto('office')
      .values([
        {
          certification_body_id: body.id,
          name: 'Oslo',
          is_main: true,
          address_line1: 'Storgata 4',
          zip_code: '0155',
          city: 'Oslo',
          country_id: 578,
        },
        { certification_body_id: body.id, name: 'Bergen', address_line1: 'Torget 1' },
      ])
      .execute();
    const { id } = await makeAudit(directory.owner, {
      site_id,
      certification_body_id: body.id,
      site_name: 'Alta Bakery BV',
      address_line1: 'Haven 12',
      zip_code: '3011 AB',
      city: 'Rotterdam',
      county: 'Zuid-Holland',
      country_id: 528,
      exclusion: null,
      audit_programme: 'Unannounced',
      grade: 'AA+',
      expiry_date: '2027-03-20',
    });
    await makeExtent(directory.owner, id, { categories: [16, 14], modules: [7, 5] });
    await makeReport(directory.owner, id);
    expect(await issue(id)).toEqual({
      templateVersion: '2',
      number: expect.stringMatching(/^GFA-2026-1\d{5}$/),
      version: '1',
      bodyName: 'GFA',
      certificationBody: 'Certa Nordic AS',
      siteName: 'Alta Bakery BV',
      siteCode: '1104420',
      address: ['Haven 12', '3011 AB Rotterdam', 'Zuid-Holland'],
      country: 'Netherlands',
      standard: 'Food, version 1.0',
      grade: 'AA+',
      scope: 'Baking and packing of bread',
      exclusions: '',
      categories: ['14 Bakery', '16 Confectionery'],
      modules: ['Traded Products', 'Food Safety Culture'],
      auditProgramme: 'Unannounced',
      auditStart: '2026-03-02',
      auditEnd: '2026-03-03',
      issueDate: '2026-03-20',
      expiryDate: '2027-03-20',
      publicPage: expect.stringMatching(/^https:\/\/directory\.example\/certificate\/[0-9a-f]{32}$/),
      level: '',
      bodyAddress: ['Storgata 4', '0155 Oslo'],
      bodyCountry: 'Norway',
      accreditationBody: '',
      accreditationNumber: 'PC-1201',
      signatoryName: 'Ingrid Solberg',
      signatoryTitle: 'Head of Certification',
      auditorNumber: '21001',
    });
  });

  it('happens only once while no printed field changes', async () => {
    const { id } = await makeAudit(directory.owner);
    await issue(id);
    await change(id, { auditor_name: 'Somebody Else', is_visible: false });
    expect(await issue(id)).toBeUndefined();
    expect(await stored(id)).toHaveLength(1);
  });

  it('happens again under the same number when a printed field changes, and keeps the earlier version unchanged', async () => {
    const { id } = await makeAudit(directory.owner, { scope: 'Baking of bread' });
    const first = await issue(id);
    await change(id, { scope: 'Baking of bread and cakes' });
    expect(await issue(id)).toMatchObject({ number: first?.number, version: '2' });
    expect(await stored(id)).toEqual([
      { number: first?.number, version: 1, scope: 'Baking of bread' },
      { number: first?.number, version: 2, scope: 'Baking of bread and cakes' },
    ]);
  });

  it('is logged with the version before it, under the number that stays', async () => {
    const { id } = await makeAudit(directory.owner);
    await issue(id);
    await change(id, { scope: 'Baking of cakes' });
    await issue(id);
    const admin = await directory.as({ role: '{body} Admin' });
    const { resultsList } = (await admin.get(`/audit/api/Audit/${id}/changeLog`)).body;
    const logged = JSON.stringify(resultsList[0].fieldsChanged);
    expect(logged).toContain('{"fieldName":"Certificate version","oldValue":"1","newValue":"2"}');
    expect(logged).not.toContain('Certificate number');
    expect(logged).toMatch(/"Certificate issued","oldValue":"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC"/);
  });

  it('gives each version its own address', async () => {
    const { id } = await makeAudit(directory.owner);
    const first = await issue(id);
    await change(id, { scope: 'Baking of cakes' });
    const second = await issue(id);
    expect(second?.publicPage).not.toBe(first?.publicPage);
  });

  it('keeps one in the first layout while no printed field changes', async () => {
    const { id } = await makeAudit(directory.owner);
    const issued = await issue(id);
    const { level, auditorNumber, signatoryName, ...first } = issued ?? expect.unreachable();
    await directory.owner
      .updateTable('certificate')
      .set({ printed: JSON.stringify({ ...first, templateVersion: '1' }) })
      .where('audit_id', '=', id)
      .execute();
    await change(id, { auditor_number: 'A-2002' });
    expect(await issue(id)).toBeUndefined();
    await change(id, { scope: 'Baking of cakes' });
    expect(await issue(id)).toMatchObject({ templateVersion: '2', version: '2', auditorNumber: 'A-2002' });
  });

  it.each([
    ['Start! Basic', 'Basic'],
    ['Start! Intermediate', 'Intermediate'],
    ['Interim', 'Basic'],
  ])('prints the level of START!: %s', async (certification_status, level) => {
    const { id } = await makeAudit(directory.owner, { certification_status, standard_id: 8, grade: 'Foundation' });
    await makeReport(directory.owner, id, { standard: 'START!', answers: { DECISION: 'Start! Basic' } });
    expect(await issue(id)).toMatchObject({ level, grade: 'Foundation' });
  });

  it('happens again when a category is added', async () => {
    const { id } = await makeAudit(directory.owner);
    await issue(id);
    await makeExtent(directory.owner, id, { categories: [14] });
    expect(await issue(id)).toMatchObject({ version: '2', categories: ['14 Bakery'] });
  });

  it.each([
    { certification_status: 'Interim' },
    { certification_status: 'Start! Basic', standard_id: 8, grade: null },
    { certification_status: 'Start! Intermediate', standard_id: 8 },
    { certification_status: 'Certificated', expiry_date: today },
  ])('happens for %o', async (values) => {
    const { id } = await makeAudit(directory.owner, values);
    expect(await issue(id)).toMatchObject({ version: '1' });
  });

  it.each([
    { record_status: 'Holding' },
    { record_status: 'Closed' },
    { record_status: 'Archived' },
    { certification_status: 'Pending' },
    { certification_status: 'Not Certificated' },
    { certification_status: 'Suspended' },
    { certification_status: 'Withdrawn' },
    { certification_status: 'Expired' },
    { expiry_date: '2026-11-20' },
    { expiry_date: null },
    { issue_date: null },
  ])('does not happen for %o', async (values) => {
    const { id } = await makeAudit(directory.owner, values);
    expect(await issue(id)).toBeUndefined();
    expect(await stored(id)).toEqual([]);
  });

  it('gives every audit its own number when many are issued at the same time', async () => {
    const { id: site_id } = await makeSite(directory.owner);
    const audits = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((standard_id) => makeAudit(directory.owner, { site_id, standard_id })),
    );
    const issued = await Promise.all(audits.map(({ id }) => issue(id)));
    expect(new Set(issued.map((one) => one?.number)).size).toBe(8);
  });

  it('gives one audit one certificate when it is issued several times at once', async () => {
    const { id } = await makeAudit(directory.owner);
    const issued = await Promise.all([1, 2, 3, 4, 5, 6].map(() => issue(id)));
    expect(issued.filter(Boolean)).toHaveLength(1);
    expect(await stored(id)).toHaveLength(1);
  });

  it('waits for one in progress, and then has nothing left to issue', async () => {
    const { id } = await makeAudit(directory.owner);
    const second = await inTransaction(directory.database, { event: 'Issue' }, async (db) => {
      await issueCertificate(db, { auditId: id, today, settings: directory.settings });
      const waiting = issue(id);
      await delay(100);
      // Wrapped in an object, or this transaction would await the one that waits for it.
      return { waiting };
    });
    expect(await second.waiting).toBeUndefined();
    expect(await stored(id)).toHaveLength(1);
  });

  it('does not fail for a name in a script that cannot be printed', async () => {
    const { id } = await makeAudit(directory.owner, { site_name: 'ქართული პური' });
    expect(await issue(id)).toMatchObject({ siteName: 'ქართული პური' });
  });
});
