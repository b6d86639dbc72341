import { trackerList } from '@attestry/contract/features/certificate-tracker/certificate-tracker.list.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

const verify = '/verify/api/Verify';
const report = '/report/api/Report/GetExportVerifyReportXls/false';

let directory: TestDirectory;
let buyer: Caller;
/** A certification body with none of the audits. */
let auditors: Caller;
let bodies: { certa: string; other: string };
/** A company that owns nothing yet. */
let stranger: string;
/** Of a site with the option BasicOnly, between two whose data is shown. */
let hidden: { id: string; siteId: string; number: string };

const makeAt = async (name: string, values: Parameters<typeof makeAudit>[1], option?: 'BasicOnly') => {
  const site = await makeSite(directory.owner, { name });
  if (option) await directory.owner.insertInto('site_sharing_option').values({ site_id: site.id, option }).execute();
  return makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodies.other, ...values });
};

const issue = async (audit_id: string, number: string) => {
  await directory.owner.insertInto('certificate').values({ audit_id, number, version: 1, printed: '{}' }).execute();
};

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  bodies = {
    certa: (await makeCertificationBody(owner, { name: 'Certa Nordic' })).id,
    other: (await makeCertificationBody(owner, { name: 'Northern Assurance' })).id,
  };
  const company = await makeCompany(owner);
  stranger = (await makeCompany(owner, { name: 'Ownco' })).id;
  buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
  const ofAuditors = await makeCertificationBody(owner);
  auditors = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', ofAuditors.id]] });
  await makeAt('Aldby Foods', { grade: 'B', expiry_date: '2999-02-01' });
  const { id, siteId } = await makeAt('Byland Dairy', { grade: 'C', certification_body_id: bodies.certa }, 'BasicOnly');
  hidden = { id, siteId, number: 'CERT-778899' };
  await issue(id, hidden.number);
  await makeAt('Calder Mills', { grade: 'AA', expiry_date: '2999-05-01' });
  const shared = await makeAt('Dent Bakery', { grade: 'A' }, 'BasicOnly');
  await shareWith(owner, { type: 'site', id: shared.siteId }, { type: 'Company', id: company.id });
});
afterAll(() => directory.close());

const cellsOf = async (bytes: Buffer) =>
  (await openWorkbook(bytes)).sheets.map(({ rows }) =>
    rows.map(({ cells }) => [...cells.values()].map(({ value }) => String(value))),
  );

/** Everything by which a reader might tell two values of a column apart. */
const questions = (): string[] => {
  const sorts = Object.entries(trackerList.columns).flatMap(([key, column]) =>
    'sortable' in column ? [`sortBy=${key}&order=asc`, `sortBy=${key}&order=desc`] : [],
  );
  const days = ['2026-01-01', '2026-03-05', '2026-06-01', '2999-03-20', '2999-04-01'];
  return [
    '',
    ...sorts,
    ...['AA', 'A', 'B', 'C', 'D'].map((grade) => `grade=${encodeURIComponent(grade)}`),
    ...days.flatMap((day) => [`expiryDateFrom=${day}`, `expiryDateTo=${day}`]),
    ...days.flatMap((day) => [`lastChangeFrom=${day}`, `lastChangeTo=${day}`]),
    ...Object.values(bodies).map((id) => `certificationBody=${id}`),
    `grade=C&certificationBody=${bodies.certa}&sortBy=auditOwner`,
    'searchTerm=byland',
    'searchTerm=byland&sortBy=grade',
    ...['certa', hidden.number, '778899', 'EXT-4711', 'Ownco'].map((term) => `searchTerm=${term}`),
    'rows=25&pageNumber=1&sortBy=grade&order=desc',
  ];
};

const answersTo = async (reader: Caller): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const query of questions()) {
    const { status, body } = await reader.get(`${verify}?${query}`);
    expect([query, status]).toEqual([query, 200]);
    answers[query] = body;
  }
  for (const query of ['', 'sortBy=expiryDate', 'grade=C', `certificationBody=${bodies.certa}`]) {
    const { status, bytes } = await reader.get(`${report}?${query}`);
    const [facts, ...rows] = status === 200 ? await cellsOf(bytes) : [];
    answers[`export ${query}`] = [status, facts?.filter(([label]) => label !== 'Made'), rows];
  }
  return answers;
};

const setting = (column: string, value: string) =>
  sql`update audit set ${sql.ref(column)} = ${sql.lit(value)} where id = ${hidden.id}`;

/** Each change to what the row of the hidden record hides, and how it is undone. */
const changes = (): [ReturnType<typeof sql>, ReturnType<typeof sql>][] => [
  [setting('grade', 'D'), setting('grade', 'C')],
  [setting('expiry_date', '2999-04-01'), setting('expiry_date', '2999-03-20')],
  [setting('issue_date', '2026-06-01'), setting('issue_date', '2026-03-20')],
  [setting('start_date', '2026-01-01'), setting('start_date', '2026-03-02')],
  [setting('validation_date', '2026-06-01'), setting('validation_date', '2026-03-20')],
  [setting('changed_on', '2026-01-15'), setting('changed_on', '2026-03-20')],
  [setting('certification_body_id', bodies.other), setting('certification_body_id', bodies.certa)],
  [
    setting('owner_company_id', stranger),
    sql`update audit set owner_company_id = site.company_id from site
      where site.id = audit.site_id and audit.id = ${hidden.id}`,
  ],
  [
    sql`insert into audit_category select ${hidden.id}, id from category where standard_id = 4 limit 2`,
    sql`delete from audit_category where audit_id = ${hidden.id}`,
  ],
  [
    sql`insert into audit_module select ${hidden.id}, id from module limit 2`,
    sql`delete from audit_module where audit_id = ${hidden.id}`,
  ],
  [setting('scope', 'Ice cream'), setting('scope', 'Baking and packing of bread')],
  [
    sql`update certificate set number = 'CERT-1' where audit_id = ${hidden.id}`,
    sql`update certificate set number = ${sql.lit(hidden.number)} where audit_id = ${hidden.id}`,
  ],
  [
    sql`update site set external_source = 'Register', external_reference = 'EXT-4711' where id = ${hidden.siteId}`,
    sql`update site set external_source = null, external_reference = null where id = ${hidden.siteId}`,
  ],
];

describe('what a row of the Certificate Tracker hides', () => {
  it('is revealed by no filter, order, count, date range, search or export', async () => {
    const answers = async () => [await answersTo(buyer), await answersTo(auditors)];
    const before = await answers();
    for (const [change] of changes()) {
      expect((await change.execute(directory.owner)).numAffectedRows).toBeGreaterThan(0n);
    }
    expect(await answers()).toEqual(before);
    for (const [, back] of changes()) await back.execute(directory.owner);
  });

  it('is everything but site, place, standard and status for a certification body', async () => {
    const { body } = await auditors.get(`${verify}?searchTerm=${hidden.id}`);
    expect(body.resultsList).toEqual([
      {
        id: hidden.id,
        siteCode: hidden.siteId,
        site: 'Byland Dairy',
        country: 'United Kingdom',
        city: 'Hull',
        standard: 'Food',
        certificationStatus: 'Certificated',
        level: 'basic',
        sharingPermissionName: 'BasicOnly',
        hasCertificate: false,
        grade: null,
        startDate: null,
        validationDate: null,
        issueDate: null,
        expiryDate: null,
        lastChange: null,
        certificationBody: null,
        programOwner: null,
        auditOwner: null,
        auditStatus: null,
        alert: null,
        enableAuditReportNotification: false,
        notificationStatus: null,
        requestedAt: null,
      },
    ]);
  });
});

const sites = async (reader: Caller, query: string) =>
  (await reader.get(`${verify}?${query}`)).body.resultsList.map((row: { site: string }) => row.site.split(' ')[0]);

describe('the list of the Certificate Tracker', () => {
  it('sorts by what each row shows, rows that hide it last in either direction', async () => {
    expect(await sites(buyer, 'sortBy=grade&order=asc')).toEqual(['Dent', 'Calder', 'Aldby', 'Byland']);
    expect(await sites(buyer, 'sortBy=grade&order=desc')).toEqual(['Aldby', 'Calder', 'Dent', 'Byland']);
    expect(await sites(buyer, 'sortBy=expiryDate&order=asc')).toEqual(['Aldby', 'Dent', 'Calder', 'Byland']);
    expect(await sites(auditors, 'sortBy=grade&order=desc')).toEqual(['Dent', 'Calder', 'Byland', 'Aldby']);
  });

  it('finds by what each row shows', async () => {
    expect(await sites(buyer, 'grade=C&grade=A')).toEqual(['Dent']);
    expect(await sites(buyer, 'expiryDateTo=2999-04-01')).toEqual(['Aldby', 'Dent']);
    expect(await sites(buyer, `certificationBody=${bodies.other}&sortBy=auditOwner`)).toEqual([
      'Dent',
      'Aldby',
      'Calder',
    ]);
    expect(await sites(auditors, 'grade=AA')).toEqual([]);
    expect(await sites(buyer, 'searchTerm=byland+dairy')).toEqual(['Byland']);
    expect(await sites(buyer, 'city=HUL')).toHaveLength(4);
  });

  it('finds a certificate by its number where its row shows the certificate, and counts no others', async () => {
    const issued = { Aldby: 'CERT-2026-5001', Dent: 'CERT-2026-5002', Calder: 'CERT-2026-5003' };
    for (const [name, number] of Object.entries(issued)) {
      const { rows } = await sql<{ id: string }>`select id from audit_listing where site_name ~ ${name}`.execute(
        directory.owner,
      );
      await issue(rows[0]!.id, number);
    }
    await sql`insert into audit_sharing_option select id, 'CertificatePDF' from audit_listing where site_name ~ 'Calder'`.execute(
      directory.owner,
    );
    const foundBy = async (number: string) => {
      const { body } = await buyer.get(`${verify}?searchTerm=${number}`);
      const { body: names } = await buyer.get(`${verify}/suggestions?searchTerm=${number}`);
      const { bytes } = await buyer.get(`${report}?searchTerm=${number}`);
      const [, rows = []] = await cellsOf(bytes);
      return { total: body.total, named: names, exported: rows.length - 1 };
    };
    const nothing = { total: 0, named: [], exported: 0 };
    expect(await foundBy('cert 2026 5002')).toEqual({ total: 1, named: ['Dent Bakery'], exported: 1 });
    expect(await foundBy(issued.Calder)).toEqual({ total: 1, named: ['Calder Mills'], exported: 1 });
    expect(await foundBy(issued.Aldby), 'its data alone').toEqual(nothing);
    expect(await foundBy(hidden.number)).toEqual(nothing);
    expect((await auditors.get(`${verify}?searchTerm=${issued.Calder}`)).body).toMatchObject({ total: 0 });
  });

  it('counts what a filter finds', async () => {
    expect((await buyer.get(`${verify}?grade=C`)).body).toMatchObject({ total: 0, totalPages: 0 });
    expect((await buyer.get(`${verify}?grade=B`)).body).toMatchObject({ total: 1, totalPages: 1 });
  });
});

describe('the export of the Certificate Tracker', () => {
  afterEach(() => sql`update company set allow_export_list = true`.execute(directory.owner));

  it('is a workbook of the rows as the reader is shown them, with its filters', async () => {
    const { bytes, headers } = await buyer.get(`${report}?sortBy=grade&certificationStatus=Certificated`);
    expect(headers['content-disposition']).toMatch(/CertificateTrackerReport-\d{8}-\d{6}\.xlsx/);
    const [facts, rows] = await cellsOf(bytes);
    expect(facts).toContainEqual(['Certification status', 'Certificated']);
    const grades = rows?.slice(1).map((cells) => cells.filter((cell) => /^(AA|A|B|C)$/.test(cell)));
    expect(grades).toEqual([['A'], ['AA'], ['B'], []]);
  });

  it('has in each cell what the row of the list shows, typed, at every level', async () => {
    await sql`insert into audit_sharing_option select id, 'CertificatePDF' from audit_listing where site_name ~ 'Calder'
      on conflict do nothing`.execute(directory.owner);
    await buyer.post(`${verify}/updateFavouriteAudits`, { auditId: hidden.id });
    const columns = Object.entries(trackerList.columns).filter(([, column]) => !('hidden' in column));
    const inCell = (kind: string, value: string | boolean | null) => {
      if (value === null) return undefined;
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      // The serial number of a day, which spreadsheet programs show as a date.
      return kind === 'date' ? Date.parse(value) / 86_400_000 + 25_569 : value;
    };
    const compare = async (favouritesOnly: boolean) => {
      const query = `sortBy=expiryDate&order=desc&certificationStatus=Certificated`;
      const { bytes } = await buyer.get(report.replace('false', `${favouritesOnly}?${query}`));
      const { body } = await buyer.get(`${verify}?${query}&showFavourites=${favouritesOnly}`);
      const [facts, data] = (await openWorkbook(bytes)).sheets;
      const cells = data?.rows.map((row) => columns.map((_, at) => row.cells.get(at)?.value));
      expect(cells).toEqual([
        columns.map(([, { label }]) => label),
        ...body.resultsList.map((row: Record<string, string>) =>
          columns.map(([key, { kind }]) => inCell(kind, row[key] ?? null)),
        ),
      ]);
      expect(facts?.rows.slice(2).map((row) => [...row.cells.values()].map(({ value }) => value))).toEqual([
        ['Certification status', 'Certificated'],
        ...(favouritesOnly ? [['Show Favourites', 'Yes']] : []),
        ['Order', 'Expiry date, descending'],
      ]);
      return body.resultsList.map(({ level }: { level: string }) => level);
    };
    expect((await compare(false)).sort()).toEqual(['basic', 'data', 'full', 'pdf']);
    expect(await compare(true)).toEqual(['basic']);
  });

  it('is refused to a company that is kept from exporting', async () => {
    await sql`update company set allow_export_list = false`.execute(directory.owner);
    expect((await buyer.get(report)).status).toBe(403);
  });

  it('is refused to Lite in the newer presentation alone', async () => {
    for (const megatron of [true, false]) {
      const flagged = await testDirectory({ FLAG_MEGATRON: String(megatron), FLAG_AUDIT_FEATURE: 'false' });
      try {
        const lite = await flagged.as({ role: 'Company User' });
        const { status, body } = await lite.get(report);
        expect({ megatron, status, message: body?.message }).toEqual({
          megatron,
          status: megatron ? 403 : 200,
          message: megatron ? 'Please upgrade to Directory Pro to access this feature' : undefined,
        });
        expect((await lite.get(verify)).status).toBe(200);
      } finally {
        await flagged.close();
      }
    }
  });
});
