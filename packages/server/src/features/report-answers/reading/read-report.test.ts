import { describe, expect, it } from 'vitest';
import { blankWorkbook } from '../../report-template/report-workbook.public.ts';
import {
  cellOf,
  filled,
  full,
  messages,
  read,
  type SheetName,
  sheetOf,
  template,
  withCell,
  withoutColumn,
  withoutSheet,
  withRows,
  withSheets,
} from './pie-report.factory.ts';
import { readReport } from './read-report.rules.ts';

describe('a filled report', () => {
  it('is read with every answer and without findings', async () => {
    const report = await read(filled);
    expect(report.findings).toEqual([]);
    expect(report.answers).toEqual(full);
    expect(report.template).toBe(template);
    expect(report.places).toMatchObject({
      SITE: { sheet: 'Summary', cell: 'D4' },
      R_1_1_NOTE: { sheet: '1 Crust  and  filling' },
      'T_NAME.1': { sheet: 'Team', cell: `C${Number(cellOf('TEAM').slice(1)) + 3}` },
    });
  });

  it('reports every required answer of a blank workbook, each at its cell', async () => {
    const report = await readReport(await blankWorkbook(template), [template]);
    expect(report.answers).toEqual({});
    expect(messages(report)).toEqual([
      'error Summary!D4 (SITE): Field is required',
      'error Summary!D5 (START): Field is required',
      'error 1 Crust  and  filling!D4 (R_1_1): Field is required',
      'error 1 Crust  and  filling!D5 (R_1_10): Field is required',
    ]);
    expect(report.figures).toEqual([
      { sheet: 'Summary', asked: 2, answered: 0 },
      { sheet: '1 Crust  and  filling', asked: 2, answered: 0 },
    ]);
    expect(report.findings[0]).toEqual({
      level: 'error',
      sheet: 'Summary',
      cell: 'D4',
      xmlTag: 'SITE',
      found: '',
      message: 'Summary!D4 (SITE): Field is required',
    });
  });

  it('is identified by the hidden sheet if the properties are lost', async () => {
    const { 'docProps/custom.xml': _, ...parts } = filled;
    expect((await read(parts)).answers).toEqual(full);
  });

  it('reports the accepted version, or that the template is unknown', async () => {
    expect(messages(await read(filled, [{ ...template, version: '3.0' }]))).toEqual([
      'error The workbook is made from version 2.1 of the template PIE; only version 3.0 is accepted.',
    ]);
    expect(messages(await read(filled, []))).toEqual([
      'error The workbook is made from the template PIE 2.1, which is unknown here.',
    ]);
    const { 'docProps/custom.xml': _, ...parts } = filled;
    const renamed = Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, xml.replace('"_meta"', '"other"')]),
    );
    expect(messages(await read(renamed))).toEqual([
      'error The workbook is not a report template. Download the template of the standard and fill it in.',
    ]);
  });
});

describe('a workbook that was changed', () => {
  const change = (sheet: SheetName, from: string | RegExp, to: string) => {
    const xml = filled[sheetOf[sheet]] ?? '';
    expect(xml).toMatch(from);
    return read({ ...filled, [sheetOf[sheet]]: xml.replace(from, to) });
  };
  const rowPattern = (row: number) => new RegExp(`<row r="${row}"(?: [^>]*)?>.*?</row>`);

  it('reports the removed rows, columns and sheets', async () => {
    expect(messages(await change('Summary', rowPattern(5), ''))).toEqual([
      'error Summary (START): the row "Start" was removed from the workbook',
    ]);
    expect(messages(await read(withCell('Team', cellOf('TEAM').replace('A', 'D'), '')))).toEqual([
      'error Team (T_SINCE): the column "Since" was removed from the workbook',
    ]);
    expect(messages(await read(withoutSheet('Summary')))).toEqual([
      'error The sheet "Summary" was removed from the workbook',
    ]);
  });

  it('is read with sheets in any order, and without the row that names a section', async () => {
    expect((await read(withSheets((sheets) => sheets.toReversed()))).answers).toEqual(full);
    const headless = await change('Summary', rowPattern(1), '');
    expect([messages(headless), headless.answers]).toEqual([[], full]);
  });

  it('reports a duplicate sheet of a section', async () => {
    const copied = { ...filled, [sheetOf.Team]: filled[sheetOf.Summary] ?? '' };
    expect(messages(await read(copied))).toEqual([
      'error The sheets "Summary" and "Team" hold the same section: delete one of them',
      'error The sheet "Team" was removed from the workbook',
    ]);
  });

  it.each([
    ['Summary', 0],
    ['Summary', 1],
    ['Summary', 2],
    ['Summary', 3],
    ['Clauses', 0],
    ['Clauses', 1],
    ['Clauses', 3],
    ['Clauses', 4],
    ['Team', 0],
    ['Team', 1],
  ] as const)('reports once for the sheet %s that its column %i was deleted', async (sheet, gone) => {
    const report = await read(withoutColumn(sheet, gone));
    expect(messages(report)).toEqual([
      expect.stringMatching(/^error [^:]+: a column was deleted or inserted, and its/),
    ]);
  });

  it('is read without the column of hints', async () => {
    expect((await read(withoutColumn('Summary', 4))).answers).toEqual(full);
  });

  it('reports duplicate answers and the first place', async () => {
    const [row = ''] = (filled[sheetOf.Summary] ?? '').match(rowPattern(6)) ?? [];
    const copy = row.replaceAll(/r="([A-E]?)6"/g, 'r="$130"');
    expect(messages(await change('Summary', '</sheetData>', `${copy}</sheetData>`))).toEqual([
      'error Summary!D30 (LINES): answered twice, first at Summary!D6',
    ]);
  });

  it('ignores an unknown xmlTag, with a warning', async () => {
    const row = '<row r="40"><c r="A40" t="inlineStr"><is><t>OLD_TAG</t></is></c><c r="D40"><v>1</v></c></row>';
    expect(messages(await change('Summary', '</sheetData>', `${row}</sheetData>`))).toEqual([
      'warning Summary!A40 (OLD_TAG): unknown xmlTag, ignored',
    ]);
  });

  it('reports answers outside of the provided rows', async () => {
    const row = '<row r="41"><c r="D41" t="inlineStr"><is><t>by the way</t></is></c></row>';
    expect(messages(await change('Summary', '</sheetData>', `${row}</sheetData>`))).toEqual([
      'error Summary!D41: the row was added to the template and cannot be read; move what it says into the rows provided',
    ]);
  });

  it('finds answers in moved rows', async () => {
    const [row = ''] = (filled[sheetOf.Summary] ?? '').match(rowPattern(5)) ?? [];
    const moved = row.replaceAll(/r="([A-E]?)5"/g, 'r="$150"');
    const xml = (filled[sheetOf.Summary] ?? '')
      .replace(rowPattern(5), '')
      .replace('</sheetData>', `${moved}</sheetData>`);
    expect((await read({ ...filled, [sheetOf.Summary]: xml })).answers).toEqual(full);
  });
});

describe('the findings of a report', () => {
  const tagged = (tag: string) => (_: unknown, at: number) =>
    `<row r="${1_000 + at}"><c r="A${1_000 + at}" t="inlineStr"><is><t>${tag}</t></is></c></row>`;

  it('are limited to 500 of each level, with the number of the rest', async () => {
    const unknown = Array.from({ length: 700 }, tagged('OLD_TAG')).join('');
    const report = await read(withRows('Summary', unknown));
    expect(report.findings).toHaveLength(501);
    expect(messages(report).at(-1)).toBe('warning and 200 more');
    const twice = Array.from({ length: 600 }, tagged('LINES')).join('');
    const both = messages(await read(withRows('Summary', unknown + twice.replaceAll(/r="(A?)1/g, 'r="$17'))));
    expect(both.slice(-2)).toEqual(['error and 100 more', 'warning and 200 more']);
  });

  it('quote at most 40 characters of the workbook', async () => {
    const [finding] = (await read(withRows('Summary', tagged('T'.repeat(30_000))(0, 0)))).findings;
    expect(finding?.xmlTag).toBe(`${'T'.repeat(40)}…`);
    expect(finding?.message).toBe(`Summary!A1000 (${'T'.repeat(40)}…): unknown xmlTag, ignored`);
    const error = await read(withCell('Summary', 'D4', `<v>${'#'.repeat(5_000)}</v>`, 't="e"'));
    expect(messages(error)).toEqual([`error Summary!D4 (SITE): the cell holds the error ${'#'.repeat(40)}…`]);
  });
});
