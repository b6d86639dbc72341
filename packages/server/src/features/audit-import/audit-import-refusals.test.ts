import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { plainParts, unzipped, type ZipEntry, zipOf, zipped } from '../../kernel/workbooks/workbook.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { parseReport } from '../report-answers/report-answers.public.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook, sheetNameOf } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';
import { bodyThatUploads, everythingStored } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let cb: Caller;
/** The parts of a valid report. */
let good: Record<string, string>;
let placeOf: Readonly<Record<string, { sheet: string; cell: string }>>;

beforeAll(async () => {
  directory = await testDirectory();
  ({ cb } = await bodyThatUploads<Caller>(directory));
  const site = await siteToAudit(directory.owner);
  const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
  good = await unzipped(bytes);
  const parsed = await parseReport(bytes);
  placeOf = parsed.outcome === 'read' ? parsed.places : expect.unreachable();
});
afterAll(() => directory.close());

const refused = async (bytes: Uint8Array) => {
  const before = await everythingStored(directory);
  const result = await uploadFile(cb, bytes);
  expect(await everythingStored(directory)).toEqual(before);
  expect(result.auditExternalId).toBeUndefined();
  return result;
};

const withPart = (name: string, content: string | Buffer, more: Partial<ZipEntry> = {}) => {
  const entries: ZipEntry[] = Object.entries(good).map(([each, text]) => ({ name: each, content: text }));
  return zipOf([...entries.filter((entry) => entry.name !== name), { name, content, ...more }]);
};
/** The guide is the first sheet, followed by the sections in order. */
const partOf = (xmlTag: string) =>
  `xl/worksheets/sheet${food.sections.findIndex((each) => sheetNameOf(each) === placeOf[xmlTag]?.sheet) + 2}.xml`;
/** A valid report with one cell replaced; `content` is the XML between the tags of the cell. */
const withCell = (xmlTag: string, content: string, type = '') => {
  const part = partOf(xmlTag);
  const { cell } = placeOf[xmlTag] ?? expect.unreachable(xmlTag);
  const xml = good[part] ?? '';
  const pattern = new RegExp(`<c r="${cell}"[^>]*?(/>|>.*?</c>)`, 's');
  expect(xml).toMatch(pattern);
  return zipped({ ...good, [part]: xml.replace(pattern, () => `<c r="${cell}"${type}>${content}</c>`) });
};
const typed = (xmlTag: string, text: string) =>
  withCell(xmlTag, `<is><t xml:space="preserve">${text}</t></is>`, ' t="inlineStr"');

const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(1024),
  ]);
const sheet1 = 'xl/worksheets/sheet1.xml';

describe('a file that is not a readable report', () => {
  it.each<[string, () => Uint8Array, RegExp]>([
    ['not a workbook', () => Buffer.from('%PDF-1.7 …'), /is not an Excel workbook/],
    ['noise', () => randomBytes(50_000), /is not an Excel workbook/],
    ['empty', () => Buffer.alloc(0), /is empty/],
    ['a zip of something else', () => zipOf([{ name: 'readme.txt', content: 'Hello' }]), /is not an Excel workbook/],
    ['an old .xls', () => ole('Workbook'), /old Excel workbook/],
    ['encrypted', () => ole('EncryptedPackage'), /protected with a password/],
    ['with macros', () => withPart('xl/vbaProject.bin', 'Sub Auto_Open()'), /contains macros/],
    [
      'with links to another file',
      () => withPart('xl/externalLinks/externalLink1.xml', '<externalLink/>'),
      /links to another file/,
    ],
    [
      'with a document type',
      () => withPart(sheet1, `<!DOCTYPE x [<!ENTITY a "b">]>${good[sheet1]}`),
      /document type declaration/,
    ],
    ['a bomb', () => withPart('xl/media/image1.png', Buffer.alloc(50 * 2 ** 20)), /far larger when unpacked/],
    [
      'of false sizes',
      () => withPart(sheet1, `${good[sheet1]}${' '.repeat(5000)}`, { declared: { size: 1000 } }),
      /sizes .* not true/,
    ],
    ['cut off', () => zipped(good).subarray(0, 9000), /is damaged/],
    ['a workbook without a template', () => zipOf(plainParts()), /is not a report template/],
  ])('is refused: %s', async (_, make, says) => {
    const result = await refused(make());
    expect(result).toMatchObject({ status: 'Validation', messages: [{ message: expect.stringMatching(says) }] });
  });

  it('is refused: made from another version of the template', async () => {
    const custom = 'docProps/custom.xml';
    const older = withPart(custom, good[custom]?.replace('>1.0<', '>0.9<') ?? '');
    expect((await refused(older)).messages).toEqual([
      { message: 'The workbook is made from version 0.9 of the template FOOD; only version 1.0 is accepted.' },
    ]);
  });
});

describe('a report with an impossible answer', () => {
  it.each<[string, string, () => Uint8Array, RegExp, found: string, expected?: string]>([
    [
      'a formula',
      'EMPLOYEES',
      () => withCell('EMPLOYEES', '<f>1+1</f><v>2</v>'),
      /formulas are not accepted/,
      '2',
      'Paste the value',
    ],
    [
      'an error of the spreadsheet',
      'EMPLOYEES',
      () => withCell('EMPLOYEES', '<v>#REF!</v>', ' t="e"'),
      /holds the error #REF!/,
      '#REF!',
    ],
    [
      'the thirtieth of February',
      'START_DATE',
      () => typed('START_DATE', '2026-02-30'),
      /"2026-02-30" is not a date/,
      '2026-02-30',
      'Write the day as YYYY-MM-DD',
    ],
    [
      'a date of another order',
      'START_DATE',
      () => typed('START_DATE', '03/04/2026'),
      /is not a date/,
      '03/04/2026',
      'Write the day as YYYY-MM-DD',
    ],
    [
      'a date before its time',
      'START_DATE',
      () => withCell('START_DATE', '<v>1</v>'),
      /is not between 2000 and 2100/,
      '1899-12-31',
      'Write a day between 2000 and 2100',
    ],
    [
      'a number far too large for a date',
      'START_DATE',
      () => withCell('START_DATE', '<v>1e300</v>'),
      /is not a date/,
      '1e+300',
      'Write the day as YYYY-MM-DD',
    ],
    ['a missing answer', 'AUDITOR_NAME', () => withCell('AUDITOR_NAME', ''), /Field is required/, ''],
    [
      'a text too long',
      'SITE_NAME',
      () => typed('SITE_NAME', 'x'.repeat(1001)),
      /Max 1000 characters/,
      `${'x'.repeat(40)}…`,
      'Write at most 1000 characters',
    ],
    [
      'a choice that is none',
      'GRADE',
      () => typed('GRADE', 'AAA'),
      /"AAA" is not one of/,
      'AAA',
      'Choose one of AA+, AA, A+, A, B+, B, C+, C, D+, D, No Grade',
    ],
  ])('is refused: %s', async (_, xmlTag, make, says, found, expected) => {
    const { sheet, cell } = placeOf[xmlTag] ?? expect.unreachable();
    const result = await refused(make());
    expect(result.status).toBe('Validation');
    expect(result.messages).toEqual([
      { xmlTag, sheet, cell, label: expect.any(String), message: expect.stringMatching(says), found, expected },
    ]);
  });

  it('is refused with the progress of each sheet', async () => {
    const site = await siteToAudit(directory.owner);
    const answers = filledAnswers(food, site.keys, { SCOPE: '', EXPIRY_DATE: '', R_1_1: '', R_1_1_1: '' });
    const { figures = [], messages } = await refused(await blankWorkbook(food, answers));
    const missing = figures.filter(({ asked, answered }) => asked !== answered);
    const empty = Map.groupBy(messages, ({ sheet }) => sheet);
    expect(missing).toHaveLength(3);
    expect(missing.map(({ sheet, asked, answered }) => [sheet, asked - answered])).toEqual(
      missing.map(({ sheet }) => [sheet, empty.get(sheet)?.length]),
    );
    expect(messages.every(({ found }) => found === '')).toBe(true);
  });

  it('is refused with the certificate that remains valid', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId: auditId } = await uploadReport(cb, food, filledAnswers(food, site.keys));
    const wrong = await uploadReport(cb, food, filledAnswers(food, { ...site.keys, scope: '' }));
    expect(wrong).toMatchObject({ status: 'Validation', kept: { auditId, expiryDate: site.keys.expiryDate } });
    const other = (await bodyThatUploads<Caller>(directory)).cb;
    expect(await uploadReport(other, food, filledAnswers(food, { ...site.keys, scope: '' }))).not.toHaveProperty(
      'kept',
    );
  });

  it('is stored with a warning if its xmlTag is unknown', async () => {
    const strings = 'xl/sharedStrings.xml';
    expect(good[strings]).toContain('>INTERPRETER<');
    const unknown = zipped({ ...good, [strings]: good[strings]?.replace('>INTERPRETER<', '>WEATHER<') ?? '' });
    // Removing the row of a known question is refused; an additional row is ignored.
    expect((await refused(unknown)).messages).toEqual([
      expect.objectContaining({
        xmlTag: 'INTERPRETER',
        message: expect.stringContaining('was removed from the workbook'),
      }),
    ]);
    const part = partOf('INTERPRETER');
    const rows =
      good[part]?.replace(
        '</sheetData>',
        '<row r="900"><c r="A900" t="inlineStr"><is><t>WEATHER</t></is></c></row></sheetData>',
      ) ?? '';
    const result = await uploadFile(cb, zipped({ ...good, [part]: rows }));
    expect(result).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ xmlTag: 'WEATHER', cell: 'A900', message: expect.stringContaining('unknown xmlTag, ignored') }],
    });
  });

  it.each(['Viet Nam', 'VN', 'vietnam'])('is stored with a country under any of its names: %s', async (country) => {
    const site = await siteToAudit(directory.owner, { country_id: 704 });
    const result = await uploadReport(cb, food, filledAnswers(food, { ...site.keys, country }));
    expect(result).toMatchObject({ status: 'Success', messages: [] });
  });

  it('is refused with an unknown country', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, { ...site.keys, country: 'Atlantis' }));
    expect((await refused(bytes)).messages).toEqual([
      expect.objectContaining({ xmlTag: 'COUNTRY', message: expect.stringContaining('"Atlantis" is not a country') }),
    ]);
  });

  it('is stored without characters that the database does not accept', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(
      food,
      filledAnswers(food, { ...site.keys, scope: 'Bread_x0000_ and_xD800_ rolls' }),
    );
    good = await unzipped(bytes);
    const raw = typed('SCOPE', 'Bread_x0000_ and_xD800_ rolls');
    const result = await uploadFile(cb, raw, {}, 're\u0000port.xlsx');
    expect(result).toMatchObject({ status: 'Success', messages: [] });
    const { body } = await cb.get(`/audit/api/Audit/${result.auditExternalId}`);
    expect(body.scope).toBe('Bread and rolls');
  });
});
