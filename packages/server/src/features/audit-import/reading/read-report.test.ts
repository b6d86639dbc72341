import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { unzipped, zipped } from '../../../kernel/workbooks/workbook.factory.ts';
import { blankWorkbook } from '../../report-template/report-workbook.public.ts';
import { type ReadReport, readReport } from './read-report.rules.ts';

const longOptions = Array.from({ length: 40 }, (_, at) => `Option ${at}, with a comma and "quotes"`);
const template: ReportTemplate = {
  standard: 'Pies',
  code: 'PIE',
  version: '2.1',
  sections: [
    {
      id: 'summary',
      name: 'Summary',
      content: [
        { kind: 'entry', xmlTag: 'SITE', label: 'Site code', type: 'text', required: true, max: 10, key: 'siteCode' },
        { kind: 'entry', xmlTag: 'START', label: 'Start', type: 'date', required: true, hint: 'First day on site' },
        { kind: 'entry', xmlTag: 'LINES', label: 'Lines', type: 'number' },
        { kind: 'entry', xmlTag: 'GRADE', label: 'Grade', type: 'choice', options: ['A', 'B'] },
        { kind: 'entry', xmlTag: 'KIND', label: 'Kind', type: 'choice', options: longOptions },
        {
          kind: 'entry',
          xmlTag: 'CATS',
          label: 'Categories',
          type: 'choices',
          options: ['Bread', 'Fish'],
          key: 'categories',
        },
        { kind: 'entry', xmlTag: 'TOOLS', label: 'Tools', type: 'choices', options: ['Oven', 'Knife'] },
        { kind: 'entry', xmlTag: 'STORY', label: 'Story', type: 'longText', max: 4000 },
      ],
    },
    {
      id: 'clauses',
      name: '1 Crust: and [filling]',
      content: [
        {
          kind: 'requirement',
          xmlTag: 'R_1_1',
          clause: '1.1',
          label: 'The crust holds.',
          fundamental: true,
          statementOfIntent: true,
        },
        { kind: 'requirement', xmlTag: 'R_1_10', clause: '1.10', label: 'The filling stays in.' },
      ],
    },
    {
      id: 'team',
      name: 'Team',
      content: [
        { kind: 'entry', xmlTag: 'BOSS', label: 'Boss', type: 'text' },
        {
          kind: 'table',
          xmlTag: 'TEAM',
          label: 'Bakers',
          rows: 3,
          columns: [
            { xmlTag: 'T_NAME', label: 'Name', type: 'text', required: true },
            { xmlTag: 'T_SINCE', label: 'Since', type: 'date' },
            { xmlTag: 'T_SKILL', label: 'Skill', type: 'choice', options: ['High', 'Low'] },
            { xmlTag: 'T_PIES', label: 'Pies a day', type: 'number' },
          ],
        },
        { kind: 'entry', xmlTag: 'AFTER', label: 'After', type: 'text' },
      ],
    },
  ],
};

const full: Answers = {
  SITE: '0012345',
  START: '2026-04-07',
  LINES: 2.5,
  GRADE: 'B',
  KIND: longOptions[33] ?? '',
  CATS: ['Bread', 'Fish'],
  TOOLS: ['Oven'],
  STORY: '=1+1 is <no> formula & stays “text”\n北京 القاهرة _x000D_',
  R_1_1: 'Conform',
  R_1_1_NOTE: '5.10',
  R_1_10: 'Minor',
  BOSS: 'Ann',
  TEAM: [{ T_NAME: 'Bea', T_SINCE: '2024-02-29', T_SKILL: 'High', T_PIES: 40 }, { T_NAME: 'Cy' }],
  AFTER: 'end',
};

const filled = await unzipped(await blankWorkbook(template, full));
const sheetOf = {
  Summary: 'xl/worksheets/sheet2.xml',
  Clauses: 'xl/worksheets/sheet3.xml',
  Team: 'xl/worksheets/sheet4.xml',
};
type SheetName = keyof typeof sheetOf;
const read = (parts: Record<string, string>, templates = [template]) => readReport(zipped(parts), templates);
const messages = ({ findings }: ReadReport) => findings.map(({ level, message }) => `${level} ${message}`);

/** The row that holds an xmlTag, by the place its answer was found at. */
const { places } = await readReport(zipped(filled), [template]);
const cellOf = (xmlTag: string): string => places[xmlTag]?.cell ?? expect.unreachable(xmlTag);

/** Replaces one cell; `content` is what stands between its tags. */
const withCell = (sheet: SheetName, cell: string, content: string, attributes = ''): Record<string, string> => {
  const part = sheetOf[sheet];
  const xml = filled[part] ?? '';
  const pattern = new RegExp(`<c r="${cell}"[^>]*?(/>|>.*?</c>)`);
  expect(xml).toMatch(pattern);
  return { ...filled, [part]: xml.replace(pattern, () => `<c r="${cell}" ${attributes}>${content}</c>`) };
};
const typed = (sheet: SheetName, cell: string, text: string) =>
  read(withCell(sheet, cell, `<is><t xml:space="preserve">${text}</t></is>`, 't="inlineStr"'));
const number = (sheet: SheetName, cell: string, value: number) => read(withCell(sheet, cell, `<v>${value}</v>`));

/** A sheet with further rows, at its end where nothing else is said. */
const withRows = (sheet: SheetName, rows: string, before = '</sheetData>'): Record<string, string> => {
  const xml = filled[sheetOf[sheet]] ?? '';
  expect(xml).toContain(before);
  return { ...filled, [sheetOf[sheet]]: xml.replace(before, () => rows + before) };
};

describe('a report read back', () => {
  it('has every answer as it was filled in, and nothing to complain of', async () => {
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

  it('misses every required answer of a blank workbook, each at its cell', async () => {
    const report = await readReport(await blankWorkbook(template), [template]);
    expect(report.answers).toEqual({});
    expect(messages(report)).toEqual([
      'error Summary!D4 (SITE): Field is required',
      'error Summary!D5 (START): Field is required',
      'error 1 Crust  and  filling!D4 (R_1_1): Field is required',
      'error 1 Crust  and  filling!D5 (R_1_10): Field is required',
    ]);
    expect(report.findings[0]).toEqual({
      level: 'error',
      sheet: 'Summary',
      cell: 'D4',
      xmlTag: 'SITE',
      message: 'Summary!D4 (SITE): Field is required',
    });
  });

  it('knows its template from the hidden sheet where the properties were lost', async () => {
    const { 'docProps/custom.xml': _, ...parts } = filled;
    expect((await read(parts)).answers).toEqual(full);
  });

  it('says which version is accepted, or that the template is unknown', async () => {
    expect(messages(await read(filled, [{ ...template, version: '3.0' }]))).toEqual([
      'error The workbook is made from version 2.1 of the template PIE; accepted is version 3.0.',
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

describe('a single answer', () => {
  const dates: readonly (readonly [string, string | undefined])[] = [
    ['2026-04-07', undefined],
    [' 2024-02-29 ', undefined],
    ['31 February', '"31 February" is not a date (YYYY-MM-DD)'],
    ['2026-02-31', '"2026-02-31" is not a date (YYYY-MM-DD)'],
    ['2025-02-29', '"2025-02-29" is not a date (YYYY-MM-DD)'],
    ['07/04/2026', '"07/04/2026" is not a date (YYYY-MM-DD)'],
    ['1999-12-31', '1999-12-31 is not between 2000 and 2100'],
    ['2101-01-01', '2101-01-01 is not between 2000 and 2100'],
  ];
  it.each(dates)('of type date: %j', async (text, complaint) => {
    const report = await typed('Summary', 'D5', text);
    expect(messages(report)).toEqual(complaint ? [`error Summary!D5 (START): ${complaint}`] : []);
    if (!complaint) expect(report.answers.START).toBe(text.trim());
  });

  it('of type date is read from its serial in either date system, without its time', async () => {
    expect((await number('Summary', 'D5', 46_119.75)).answers.START).toBe('2026-04-07');
    const later = withCell('Summary', 'D5', '<v>44657</v>');
    const book = (later['xl/workbook.xml'] ?? '')
      .replace(/<workbookPr[^>]*\/>/, '')
      .replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    const report = await read({ ...later, 'xl/workbook.xml': book });
    expect(report.answers.START).toBe('2026-04-07');
    for (const serial of [-1, 0, 36_525, 73_416, 1e300]) {
      expect((await number('Summary', 'D5', serial)).findings.map((finding) => finding.xmlTag)).toEqual(['START']);
    }
    expect(messages(await read(withCell('Summary', 'D5', '<v>1</v>', 't="b"')))).toEqual([
      'error Summary!D5 (START): "TRUE" is not a date (YYYY-MM-DD)',
    ]);
  });

  it('of type number is a number or plain digits', async () => {
    expect((await typed('Summary', 'D6', ' 12.5 ')).answers.LINES).toBe(12.5);
    expect(messages(await typed('Summary', 'D6', 'twelve'))).toEqual([
      'error Summary!D6 (LINES): "twelve" is not a number',
    ]);
    expect(messages(await typed('Summary', 'D6', '12,5'))).toEqual([
      'error Summary!D6 (LINES): "12,5" is not a number',
    ]);
  });

  it('of type choice is one of its options, whatever the case', async () => {
    expect((await typed('Summary', 'D7', 'a')).answers.GRADE).toBe('A');
    expect(messages(await typed('Summary', 'D7', 'Z'))).toEqual(['error Summary!D7 (GRADE): "Z" is not one of A, B']);
    expect(messages(await typed('Summary', 'D8', 'Z'))).toEqual([
      'error Summary!D8 (KIND): "Z" is not one of the options in its list',
    ]);
  });

  it('of several choices is one to a line or parted by semicolons; unknown categories are left out', async () => {
    expect((await typed('Summary', 'D9', 'fish;\nBread ; Fish')).answers.CATS).toEqual(['Fish', 'Bread']);
    const report = await typed('Summary', 'D9', 'Bread; Clay');
    expect(report.answers.CATS).toEqual(['Bread']);
    expect(messages(report)).toEqual(['warning Summary!D9 (CATS): "Clay" is unknown and was ignored']);
    expect(messages(await typed('Summary', 'D10', 'Oven; Spoon'))).toEqual([
      'error Summary!D10 (TOOLS): "Spoon" is not one of its options',
    ]);
  });

  it('of type text keeps leading zeros and has a longest length', async () => {
    expect((await number('Summary', 'D4', 1_234_567)).answers.SITE).toBe('1234567');
    expect(messages(await typed('Summary', 'D4', '12345678901'))).toEqual([
      'error Summary!D4 (SITE): Max 10 characters allowed',
    ]);
  });

  it('is neither a formula nor an error', async () => {
    expect(messages(await read(withCell('Summary', 'D6', '<f>1+1</f><v>2</v>')))).toEqual([
      'error Summary!D6 (LINES): formulas are not accepted, paste the value',
    ]);
    expect(messages(await read(withCell('Summary', 'D6', '<v>#REF!</v>', 't="e"')))).toEqual([
      'error Summary!D6 (LINES): the cell holds the error #REF!',
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

  it('names the rows and sheets that were removed', async () => {
    expect(messages(await change('Summary', rowPattern(5), ''))).toEqual([
      'error Summary (START): its row was removed from the workbook',
    ]);
    expect(messages(await change('Summary', rowPattern(1), ''))).toEqual([
      'error The sheet "Summary" was removed from the workbook',
    ]);
  });

  it('says what was answered twice and where first', async () => {
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

  it('complains of answers outside of the rows provided', async () => {
    const row = '<row r="41"><c r="D41" t="inlineStr"><is><t>by the way</t></is></c></row>';
    expect(messages(await change('Summary', '</sheetData>', `${row}</sheetData>`))).toEqual([
      'error Summary!D41: the row was added to the template and cannot be read; move what it says into the rows provided',
    ]);
  });

  it('finds answers wherever their rows have moved to', async () => {
    const [row = ''] = (filled[sheetOf.Summary] ?? '').match(rowPattern(5)) ?? [];
    const moved = row.replaceAll(/r="([A-E]?)5"/g, 'r="$150"');
    const xml = (filled[sheetOf.Summary] ?? '')
      .replace(rowPattern(5), '')
      .replace('</sheetData>', `${moved}</sheetData>`);
    expect((await read({ ...filled, [sheetOf.Summary]: xml })).answers).toEqual(full);
  });
});

describe('what is said of a report', () => {
  const tagged = (tag: string) => (_: unknown, at: number) =>
    `<row r="${1_000 + at}"><c r="A${1_000 + at}" t="inlineStr"><is><t>${tag}</t></is></c></row>`;

  it('ends after 500 findings of each level with how many more there are', async () => {
    const unknown = Array.from({ length: 700 }, tagged('OLD_TAG')).join('');
    const report = await read(withRows('Summary', unknown));
    expect(report.findings).toHaveLength(501);
    expect(messages(report).at(-1)).toBe('warning and 200 more');
    const twice = Array.from({ length: 600 }, tagged('LINES')).join('');
    const both = messages(await read(withRows('Summary', unknown + twice.replaceAll(/r="(A?)1/g, 'r="$17'))));
    expect(both.slice(-2)).toEqual(['error and 100 more', 'warning and 200 more']);
  });

  it('quotes no more than 40 characters of what a stranger wrote', async () => {
    const [finding] = (await read(withRows('Summary', tagged('T'.repeat(30_000))(0, 0)))).findings;
    expect(finding?.xmlTag).toBe(`${'T'.repeat(40)}…`);
    expect(finding?.message).toBe(`Summary!A1000 (${'T'.repeat(40)}…): unknown xmlTag, ignored`);
    const error = await read(withCell('Summary', 'D4', `<v>${'#'.repeat(5_000)}</v>`, 't="e"'));
    expect(messages(error)).toEqual([`error Summary!D4 (SITE): the cell holds the error ${'#'.repeat(40)}…`]);
  });
});

describe('a table', () => {
  it('says which required column a row misses, and skips blank rows', async () => {
    const report = await readReport(
      await blankWorkbook(template, { ...full, TEAM: [{ T_NAME: 'Bea' }, {}, { T_PIES: 3 }] }),
      [template],
    );
    expect(messages(report)).toEqual([
      `error Team!C${Number(cellOf('TEAM').slice(1)) + 4} (T_NAME): Field is required`,
    ]);
    expect(report.answers.TEAM).toEqual([{ T_NAME: 'Bea' }, { T_PIES: 3 }]);
  });

  it('has no more rows than it has room for', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ T_NAME: name }));
    const report = await readReport(await blankWorkbook(template, { ...full, TEAM: rows }), [template]);
    expect(messages(report)).toEqual([
      `error Team!C${Number(cellOf('TEAM').slice(1)) + 5} (TEAM): the table has room for 3 rows, this is one too many`,
    ]);
    expect(report.answers.TEAM).toEqual(rows.slice(0, 3));
  });

  it('complains of rows that stand away from its heading', async () => {
    const part = sheetOf.Team;
    const at = Number(cellOf('TEAM').slice(1));
    const [heading = ''] = (filled[part] ?? '').match(new RegExp(`<row r="${at}"(?: [^>]*)?>.*?</row>`)) ?? [];
    const lower = heading.replaceAll(/r="([A-Z]?)\d+"/g, 'r="$190"');
    const before = `<row r="${cellOf('AFTER').slice(1)}"`;
    const moved = withRows('Team', lower, before)[part]?.replace(heading, '') ?? '';
    const report = await read({ ...filled, [part]: moved });
    const says = 'the row does not stand below the heading of its table and cannot be read; move it back there';
    expect(messages(report)).toEqual([
      `error Team!C${at + 2} (TEAM): ${says}`,
      `error Team!C${at + 3} (TEAM): ${says}`,
    ]);
    expect(report.answers.TEAM).toBeUndefined();
  });

  it('unknown to the template is ignored whole, with one warning', async () => {
    const row = (number: number, tag: string) =>
      `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${tag}</t></is></c><c r="C${number}"><v>1</v></c></row>`;
    const rows = row(90, '#columns OLD') + row(91, '#row OLD') + row(92, '#row OLD');
    expect(messages(await read(withRows('Team', rows)))).toEqual(['warning Team!A90 (OLD): unknown xmlTag, ignored']);
    expect(messages(await read(withRows('Team', row(91, '#row OLD'))))).toEqual([
      expect.stringContaining('error Team!C91 (OLD): the row does not stand below'),
    ]);
  });

  it('keeps none of the rows beyond it, however many there are', async () => {
    const row = (at: number) =>
      `<row r="${at}">${['A#row TEAM', `C${'n'.repeat(500)}`, 'D2026-01-01']
        .map((cell) => `<c r="${cell[0]}${at}" t="inlineStr"><is><t>${cell.slice(1)}</t></is></c>`)
        .join('')}</row>`;
    const rows = Array.from({ length: 20_000 }, (_, at) => row(1_000 + at)).join('');
    const report = await read(withRows('Team', rows, `<row r="${cellOf('AFTER').slice(1)}"`));
    expect(JSON.stringify(report).length).toBeLessThan(100_000);
  });

  it('says which of its cells is wrong', async () => {
    const row = Number(cellOf('TEAM').slice(1)) + 2;
    expect(messages(await typed('Team', `D${row}`, 'May'))).toEqual([
      `error Team!D${row} (T_SINCE): "May" is not a date (YYYY-MM-DD)`,
    ]);
    expect(messages(await read(withCell('Team', `C${row}`, '<f>A1</f><v>2</v>')))).toEqual([
      `error Team!C${row} (T_NAME): formulas are not accepted, paste the value`,
    ]);
  });
});
