import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import { writeXlsx as writeEncrypted } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from './open-workbook.ts';
import { plainParts, relationsXml, sheetXml, type ZipEntry, zipOf } from './workbook.factory.ts';
import { type RefusalReason, WorkbookRefused } from './workbook-refused.ts';

const reasonOf = async (bytes: Uint8Array): Promise<RefusalReason | 'read'> => {
  try {
    await openWorkbook(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof WorkbookRefused) return error.reason;
    throw error;
  }
};
const withEntry = (entry: ZipEntry): Buffer => zipOf([...plainParts(), entry]);
const withPart = (name: string, content: string): Buffer => zipOf(plainParts('', { [name]: content }));
const inline = (content: string): string => `<row r="1"><c r="A1" t="inlineStr"><is>${content}</is></c></row>`;

const lookups = (name: string) => `<!DOCTYPE sst [<!ENTITY a "ha">${name}]>`;
const laughs = lookups(Array.from({ length: 8 }, (_, at) => `<!ENTITY b${at} "&a;&a;&a;&a;">`).join(''));
const sharedWith = (prolog: string): Buffer =>
  withPart('xl/sharedStrings.xml', `${prolog}<sst><si><t>&a;</t></si></sst>`);
const bigText = (megabytes: number): string => `<sst><si><t>${' '.repeat(megabytes << 20)}</t></si></sst>`;
const ole = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')]);

/** The most text a cell may hold. */
const long = 'x'.repeat(32_767);

describe('a workbook is refused', () => {
  const cases: readonly (readonly [string, RefusalReason, () => Buffer | Promise<Uint8Array>])[] = [
    ['when it is larger than 20 MB', 'too-large', () => Buffer.alloc(maxWorkbookBytes + 1)],
    ['when it is empty', 'not-a-workbook', () => Buffer.alloc(0)],
    ['when it is a PDF with another name', 'not-a-workbook', () => Buffer.from('%PDF-1.7 report')],
    ['when it is a zip of something else', 'not-a-workbook', () => zipOf([{ name: 'a.txt', content: 'a' }])],
    [
      'when it is a text document',
      'not-a-workbook',
      () =>
        zipOf([
          { name: '[Content_Types].xml', content: '<Types/>' },
          { name: '_rels/.rels', content: relationsXml(['officeDocument', 'word/document.xml']) },
          { name: 'word/document.xml', content: '<document/>' },
        ]),
    ],
    ['when it is an old .xls', 'old-format', () => ole('Workbook')],
    ['when it has a password', 'encrypted', () => ole('EncryptedPackage')],
    [
      'when it was really encrypted',
      'encrypted',
      () => writeEncrypted({ sheets: [{ name: 'a', rows: [[1]] }], encryption: { password: 'x', spinCount: 1000 } }),
    ],
    ['when an entry is encrypted', 'encrypted', () => withEntry({ name: 'xl/a.xml', content: '<a/>', flags: 1 })],
    ['for a macro project', 'macros', () => withPart('xl/vbaProject.bin', 'x')],
    ['for a control', 'macros', () => withPart('xl/activeX/activeX1.xml', '<a/>')],
    ['for an embedded file', 'macros', () => withPart('xl/embeddings/oleObject1.bin', 'x')],
    ['for a macro sheet', 'macros', () => withPart('xl/macrosheets/sheet2.xml', '<a/>')],
    ['for a dialog sheet', 'macros', () => withPart('xl/dialogsheets/sheet2.xml', '<a/>')],
    [
      'for macros under another name',
      'macros',
      () => withPart('xl/_rels/other.xml.rels', relationsXml(['vbaProject', 'plain.bin'])),
    ],
    [
      'for a macro content type',
      'macros',
      () =>
        withPart(
          '[Content_Types].xml',
          '<Types><Default ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        ),
    ],
    ['for a part with links', 'external-links', () => withPart('xl/externalLinks/externalLink1.xml', '<a/>')],
    ['for a data connection', 'external-links', () => withPart('xl/connections.xml', '<a/>')],
    [
      'for an external target of the workbook',
      'external-links',
      () =>
        withPart(
          'xl/_rels/workbook.xml.rels',
          relationsXml(
            ['worksheet', 'worksheets/sheet1.xml'],
            ['worksheet', 'http://example.org/a.xlsx', 'TargetMode="External"'],
          ),
        ),
    ],
    [
      'for an external picture',
      'external-links',
      () =>
        withPart(
          'xl/drawings/_rels/drawing1.xml.rels',
          relationsXml(['image', 'http://example.org/a.png', 'TargetMode="External"']),
        ),
    ],
    ['for entities within entities', 'document-type', () => sharedWith(laughs)],
    [
      'for an entity from a file',
      'document-type',
      () => sharedWith('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    ],
    ['for an entity without declaration', 'damaged', () => sharedWith('')],
    ['when it unpacks 300 times larger', 'unpacks-too-large', () => withPart('xl/sharedStrings.xml', bigText(2))],
    [
      'when a part unpacks past 64 MB',
      'unpacks-too-large',
      () => withEntry({ name: 'xl/a.xml', content: '', declared: { size: 65 << 20 } }),
    ],
    [
      'when all parts unpack past 128 MB',
      'unpacks-too-large',
      () => {
        const content = Buffer.alloc(512 << 10, 'plain');
        return zipOf([...plainParts(), ...Array.from({ length: 300 }, (_, at) => ({ name: `xl/${at}.xml`, content }))]);
      },
    ],
    [
      'for more than 500 parts',
      'unpacks-too-large',
      () =>
        zipOf([...plainParts(), ...Array.from({ length: 500 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' }))]),
    ],
    [
      'when a part is larger than it says',
      'false-sizes',
      () =>
        zipOf(
          plainParts().map((part) =>
            part.name === 'xl/sharedStrings.xml' ? { ...part, content: bigText(2), declared: { size: 40 } } : part,
          ),
        ),
    ],
    [
      'when a part is smaller than it says',
      'false-sizes',
      () =>
        zipOf(
          plainParts().map((part) => (part.name === 'xl/workbook.xml' ? { ...part, declared: { size: 9_000 } } : part)),
        ),
    ],
    [
      'when a stored part lies about its size',
      'false-sizes',
      () => withEntry({ name: 'xl/a.xml', content: '<a/>', stored: true, declared: { size: 3 } }),
    ],
    [
      'when a checksum is wrong',
      'damaged',
      () =>
        zipOf(plainParts().map((part) => (part.name === 'xl/workbook.xml' ? { ...part, declared: { crc: 1 } } : part))),
    ],
    ['for a duplicate part', 'duplicate-parts', () => withEntry({ name: 'XL/Workbook.xml', content: '<a/>' })],
    [
      'for a duplicate cell',
      'duplicate-parts',
      () => zipOf(plainParts('<row><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>')),
    ],
    ['for a part outside of it', 'unsafe-names', () => withEntry({ name: '../../etc/cron', content: '' })],
    ['for an absolute part', 'unsafe-names', () => withEntry({ name: '/etc/cron', content: '' })],
    ['for a part with backslashes', 'unsafe-names', () => withEntry({ name: 'xl\\a.xml', content: '' })],
    [
      'for a relation that leads outside',
      'unsafe-names',
      () => withPart('xl/_rels/workbook.xml.rels', relationsXml(['worksheet', '../../secret.xml'])),
    ],
    [
      'for more than 500,000 cells',
      'too-many-cells',
      () =>
        zipOf(
          plainParts(
            Array.from({ length: 500_001 }, (_, at) => `<row><c><v>${(at * 7919) % 999_983}</v></c></row>`).join(''),
          ),
        ),
    ],
    [
      'for more than 100 sheets',
      'too-many-sheets',
      () => {
        const tabs = Array.from({ length: 101 }, (_, at) => `<sheet name="S${at}" sheetId="1" r:id="rId1"/>`).join('');
        return withPart('xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${tabs}</sheets></workbook>`);
      },
    ],
    [
      'for a sheet that two tabs show',
      'duplicate-parts',
      () => {
        const tabs = ['One', 'Two'].map((name) => `<sheet name="${name}" sheetId="1" r:id="rId1"/>`).join('');
        return withPart('xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${tabs}</sheets></workbook>`);
      },
    ],
    [
      'for a tab with a name longer than 31 characters',
      'long-sheet-name',
      () => {
        const tab = `<sheet name="${'n'.repeat(32)}" sheetId="1" r:id="rId1"/>`;
        return withPart('xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${tab}</sheets></workbook>`);
      },
    ],
    ['for a cell of more than 32,767 characters', 'long-cell', () => zipOf(plainParts(inline(`<t>${long}x</t>`)))],
    [
      'for a shared string of more than 32,767 characters',
      'long-cell',
      () => withPart('xl/sharedStrings.xml', `<sst><si><t>${long}x</t></si></sst>`),
    ],
    ['for XML deeper than 64 levels', 'too-deep', () => zipOf(plainParts('<a>'.repeat(70) + '</a>'.repeat(70)))],
    ['for XML that is broken', 'damaged', () => zipOf(plainParts('<row><c></row>'))],
    ['for XML that ends early', 'damaged', () => withPart('xl/worksheets/sheet1.xml', '<worksheet><sheetData>')],
    ['for a shared string that is missing', 'damaged', () => zipOf(plainParts('<row><c t="s"><v>9</v></c></row>'))],
    ['for an impossible cell', 'damaged', () => zipOf(plainParts('<row><c r="ZZZZ1"><v>9</v></c></row>'))],
    ['for an impossible row', 'damaged', () => zipOf(plainParts('<row r="-1"><c><v>9</v></c></row>'))],
    ['when a sheet is missing', 'damaged', () => zipOf(plainParts('', { 'xl/worksheets/sheet1.xml': null }))],
    ['when it was cut off', 'damaged', () => zipOf(plainParts('')).subarray(0, 600)],
  ];
  it.each(cases)('%s (%s)', async (_, reason, bytes) => {
    expect(await reasonOf(await bytes())).toBe(reason);
  });

  it('with a detail of bounded length', () => {
    expect(new WorkbookRefused('damaged', 'x'.repeat(10_000)).detail).toHaveLength(200);
  });

  it('with a sentence that says what to do', () => {
    expect(new WorkbookRefused('old-format').message).toMatch(/Save it as \.xlsx/);
  });

  it('but not for repetition in a small part', async () => {
    const strings = `<sst>${`<si><t>${long}</t></si>`.repeat(27)}</sst>`;
    expect(await reasonOf(withPart('xl/sharedStrings.xml', strings))).toBe('read');
    expect(await reasonOf(withPart('xl/unknown/part.xml', sheetXml('<broken')))).toBe('read');
  });

  it('but not for hyperlinks', async () => {
    const links = relationsXml(['hyperlink', 'https://example.org/', 'TargetMode="External"']);
    expect(await reasonOf(withPart('xl/worksheets/_rels/sheet1.xml.rels', links))).toBe('read');
  });
});
