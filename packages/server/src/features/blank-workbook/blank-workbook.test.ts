import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { unzipped } from '../../kernel/workbooks/workbook.factory.ts';
import { makeAudit, makeCertificationBody, makeReport } from '../audit/audit.factory.ts';
import { nonConformities } from '../report-answers/report-answers.factory.ts';
import { templateFor, templates } from '../report-template/report-template.public.ts';
import { makeCompleteSite, makeSite } from '../site/site.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory({ PRODUCT_NAME: 'HF' });
  admin = await directory.as({ role: '{body} Admin' });
});

afterAll(() => directory.close());

const root = '/audit/api/Audit/templates';
const textsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const { sheets } = await openWorkbook(bytes);
  return sheets.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => [...cells.values()].map((cell) => JSON.stringify(cell))),
  );
};

/** A day as a spreadsheet's serial number. */
const daySerial = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

const has = (texts: readonly string[], text: string): boolean => texts.some((cell) => cell.includes(`"${text}"`));

describe('the report templates on offer', () => {
  it('are those of every standard, only in their newest version', async () => {
    const { body } = await admin.get(root);
    expect(body).toHaveLength(new Set(templates.map(({ standard }) => standard)).size);
    expect(body).toContainEqual({ id: '4', name: 'Food', code: 'FOOD', version: '1.0' });
    expect(body).toContainEqual({ id: '3', name: 'ETRS', code: 'ETRS', version: '2.0' });
    expect(body.map((one: { name: string }) => one.name)).toContain('HF Compliance');
  });
});

describe('a blank workbook', () => {
  it('is read by our reader and names its template', async () => {
    const { status, bytes, headers } = await admin.get(`${root}/4/workbook`);
    expect(status).toBe(200);
    const opened = await openWorkbook(bytes);
    expect(Object.fromEntries(opened.customProperties)).toMatchObject({ templateCode: 'FOOD', templateVersion: '1.0' });
    expect(String(headers['content-disposition'])).toContain('Report-FOOD-1.0.xlsx');
  });

  it('is the same for everybody, with the name of the scheme', async () => {
    const cb = await directory.as({ role: 'CB Full Admin' });
    const [first, second] = await Promise.all([admin, cb].map((each) => each.get(`${root}/11/workbook`)));
    expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect((await textsOf(first?.bytes ?? Buffer.alloc(0))).some((cell) => cell.includes('HF Compliance'))).toBe(true);
    const other = await testDirectory({ PRODUCT_NAME: 'ZQ' });
    const { bytes } = await (await other.as({ role: '{body} Admin' })).get(`${root}/11/workbook`);
    await other.close();
    expect((await textsOf(bytes)).some((cell) => cell.includes('ZQ Compliance'))).toBe(true);
  });

  it('offers the countries of the directory, and marks what may be pre-filled', async () => {
    const { bytes } = await admin.get(`${root}/4/workbook`);
    const parts = await unzipped(bytes);
    const { sheets } = await openWorkbook(bytes);
    const lists = sheets.find(({ name }) => name === '_lists')?.rows ?? [];
    const offered = lists.flatMap(({ cells }) =>
      [...cells].flatMap(([at, cell]) => (cell.value === 'Vietnam' ? at : [])),
    );
    expect(offered).toHaveLength(1);
    expect(has(await textsOf(bytes), 'Choose from the list')).toBe(true);
    expect((await textsOf(bytes)).filter((text) => text.includes('“Conform” may be filled down'))).toHaveLength(1);
    const column = 'ABCDEFGH'[offered[0] ?? -1];
    expect(Object.values(parts).join('')).toContain(`<formula1>_lists!$${column}$1:$${column}$249</formula1>`);
  });

  it('has the code, name and address of its site', async () => {
    const site = await makeSite(directory.owner, { name: 'Løvås Meieri', city: 'Bergen', country_id: 578 });
    const { bytes, headers } = await admin.get(`${root}/4/workbook?siteCode=${site.id}`);
    const texts = await textsOf(bytes);
    for (const text of [site.id, 'Løvås Meieri', '2 Mill Lane', 'Bergen', 'Norway'])
      expect([text, has(texts, text)]).toEqual([text, true]);
    expect(String(headers['content-disposition'])).toContain(`Report-FOOD-1.0-${site.id}.xlsx`);
    expect(has(await textsOf((await admin.get(`${root}/4/workbook`)).bytes), 'Løvås Meieri')).toBe(false);
  });

  it('has the company, contacts and last audit of its site, as far as the reader may see them', async () => {
    const site = await makeCompleteSite(directory.owner, { website: 'https://dairy.example' });
    const audit = await makeAudit(directory.owner, { site_id: site.id, start_date: '2026-02-11', grade: 'B' });
    await makeReport(directory.owner, audit.id, { answers: nonConformities(food, 1) });
    await makeAudit(directory.owner, {
      site_id: site.id,
      start_date: '2026-05-01',
      end_date: '2026-05-01',
      record_status: 'Holding',
      grade: 'C',
    });
    const textsFor = async (caller: Caller) =>
      textsOf((await caller.get(`${root}/4/workbook?siteCode=${site.id}`)).bytes);
    const { name } = await directory.owner
      .selectFrom('company')
      .select('name')
      .where('id', '=', site.companyId)
      .executeTakeFirstOrThrow();
    const everybodys = [name, 'https://dairy.example'];
    const related = ['ben@site.example', 'Ben Quill', 'B', 'A record was incomplete.'];
    const [ofRecord, stranger] = await Promise.all(
      [audit.certificationBodyId, (await makeCertificationBody(directory.owner)).id].map((id) =>
        directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] }),
      ),
    );
    for (const caller of [admin, ofRecord ?? expect.unreachable()]) {
      const texts = await textsFor(caller);
      expect([...everybodys, ...related].filter((text) => !has(texts, text))).toEqual([]);
      expect(texts.filter((text) => text.includes(String(daySerial('2026-02-11'))))).toHaveLength(1);
    }
    const texts = await textsFor(stranger ?? expect.unreachable());
    expect([...everybodys, ...related].filter((text) => has(texts, text))).toEqual(everybodys);
  });

  it('reveals nothing of a hidden site', async () => {
    const [own, other] = [await makeSite(directory.owner), await makeSite(directory.owner)];
    const caller = await directory.as({ role: 'Site User', organisations: [['Site', own.id]] });
    expect((await caller.get(`${root}/4/workbook?siteCode=${own.id}`)).status).toBe(200);
    expect((await caller.get(`${root}/4/workbook?siteCode=${other.id}`)).status).toBe(404);
  });

  it('is made for each organisation in turn', async () => {
    const site = await makeSite(directory.owner);
    const other = await directory.as({ role: 'Site User', organisations: [['Site', site.id]] });
    const made: string[] = [];
    const ask = async (caller: Caller, name: string) => {
      await caller.get(`${root}/4/workbook?siteCode=${site.id}`);
      made.push(name);
    };
    await Promise.all([...[1, 2, 3, 4, 5].map((at) => ask(admin, `admin ${at}`)), ask(other, 'other')]);
    expect(made.indexOf('other')).toBeLessThan(3);
  });

  it('exists only for known standards', async () => {
    expect((await admin.get(`${root}/99/workbook`)).status).toBe(404);
  });
});
