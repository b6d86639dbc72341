import { describe, expect, it } from 'vitest';
import { openWorkbook } from './open-workbook.ts';
import type { SheetCell } from './sheet-reader.ts';
import { plainParts, workbookXml, zipOf } from './workbook.factory.ts';

const open = (rows: string, over: Parameters<typeof plainParts>[1] = {}) => openWorkbook(zipOf(plainParts(rows, over)));
const firstRow = async (rows: string, over?: Parameters<typeof plainParts>[1]): Promise<SheetCell[]> => [
  ...((await open(rows, over)).sheets[0]?.rows[0]?.cells.values() ?? []),
];
const text = (value: string) => ({ kind: 'text', value, formula: false });
const inline = (content: string): string => `<row r="1"><c r="A1" t="inlineStr"><is>${content}</is></c></row>`;

describe('an opened workbook', () => {
  it('has every kind of cell, by row and column', async () => {
    const workbook = await open(
      '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3"><v>12.5</v></c><c r="E3" t="b"><v>1</v></c>' +
        '<c r="AA3" t="e"><v>#REF!</v></c><c r="AB3" t="str"><f>A1&amp;"!"</f><v>sum</v></c><c r="AC3"><f>1/0</f></c></row>',
    );
    const row = workbook.sheets[0]?.rows[0];
    expect(row?.number).toBe(3);
    expect(Object.fromEntries(row?.cells ?? [])).toEqual({
      1: text('first'),
      3: { kind: 'number', value: 12.5, formula: false },
      4: { kind: 'boolean', value: true, formula: false },
      26: { kind: 'error', value: '#REF!', formula: false },
      27: { kind: 'text', value: 'sum', formula: true },
      28: { kind: 'text', value: '', formula: true },
    });
    expect(workbook.sheets[0]?.name).toBe('Rows');
  });

  it('reads a date cell written as midnight as its day', async () => {
    const dates = ['2026-06-01', '2026-06-01T00:00:00', '2026-06-01T00:00:00.000Z', '2026-06-01T08:30:00'];
    const cells = dates.map((date) => `<c t="d"><v>${date}</v></c>`).join('');
    const day = text('2026-06-01');
    expect(await firstRow(`<row>${cells}</row>`)).toEqual([day, day, day, text('2026-06-01T08:30:00')]);
  });

  it('places rows and cells without a reference after the previous one', async () => {
    const workbook = await open(
      '<row><c><v>1</v></c><c><v>2</v></c></row><row r="7"/><row><c r="C8"><v>3</v></c><c><v>4</v></c></row>',
    );
    expect(workbook.sheets[0]?.rows.map((row) => [row.number, ...row.cells.keys()])).toEqual([
      [1, 0, 1],
      [8, 2, 3],
    ]);
  });

  it('joins rich text, drops phonetic guides and keeps spaces', async () => {
    const runs =
      '<r><t>Fish </t></r><r><t xml:space="preserve"> and chips</t></r><rPh sb="0" eb="1"><t>guide</t></rPh><phoneticPr fontId="1"/>';
    expect(await firstRow(inline(runs))).toEqual([text('Fish  and chips')]);
    const shared = { 'xl/sharedStrings.xml': `<sst><si>${runs}</si></sst>` };
    expect(await firstRow('<row><c t="s"><v>0</v></c></row>', shared)).toEqual([text('Fish  and chips')]);
  });

  it('decodes escapes, CDATA and line ends, without control characters', async () => {
    expect(await firstRow(inline('<t>one_x000D_\ntwo_x005F_x0041_<![CDATA[ <3]]>_x0000__xD800_</t>'))).toEqual([
      text('one\ntwo_x0041_ <3'),
    ]);
  });

  it('reads elements under any prefix', async () => {
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>here</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    const book =
      '<x:workbook xmlns:x="m" xmlns:rel="r"><x:sheets><x:sheet name="Rows" sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>';
    expect(await firstRow('', { 'xl/worksheets/sheet1.xml': sheet, 'xl/workbook.xml': book })).toEqual([text('here')]);
  });

  it('has its custom properties and date system', async () => {
    const custom =
      '<Properties xmlns:vt="v"><property name="code"><vt:lpwstr>FOOD &amp; more</vt:lpwstr></property><property name="n"><vt:i4>3</vt:i4></property></Properties>';
    const workbook = await open('', {
      'docProps/custom.xml': custom,
      'xl/workbook.xml': workbookXml('<workbookPr date1904="1"/>'),
    });
    expect(Object.fromEntries(workbook.customProperties)).toEqual({ code: 'FOOD & more', n: '3' });
    expect(workbook.dateSystem).toBe('1904');
    expect((await open('')).dateSystem).toBe('1900');
  });
});
