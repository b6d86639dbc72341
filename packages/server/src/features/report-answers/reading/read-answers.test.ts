import { describe, expect, it } from 'vitest';
import { blankWorkbook } from '../../report-template/report-workbook.public.ts';
import {
  cellOf,
  filled,
  full,
  messages,
  number,
  read,
  sheetOf,
  template,
  typed,
  withCell,
  withRows,
} from './pie-report.factory.ts';
import { readReport } from './read-report.rules.ts';

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

  it('of type date is read from its serial in either date system, without time', async () => {
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

  it('of type choice is one of its options, in any case', async () => {
    expect((await typed('Summary', 'D7', 'a')).answers.GRADE).toBe('A');
    expect(messages(await typed('Summary', 'D7', 'Z'))).toEqual(['error Summary!D7 (GRADE): "Z" is not one of A, B']);
    expect(messages(await typed('Summary', 'D8', 'Z'))).toEqual([
      'error Summary!D8 (KIND): "Z" is not one of the options in its list',
    ]);
  });

  it('of several choices is one per line or separated by semicolons; unknown categories are ignored', async () => {
    expect((await typed('Summary', 'D9', 'fish;\nBread ; Fish')).answers.CATS).toEqual(['Fish', 'Bread']);
    const report = await typed('Summary', 'D9', 'Bread; Clay');
    expect(report.answers.CATS).toEqual(['Bread']);
    expect(messages(report)).toEqual(['warning Summary!D9 (CATS): "Clay" is unknown and was ignored']);
    expect(messages(await typed('Summary', 'D10', 'Oven; Spoon'))).toEqual([
      'error Summary!D10 (TOOLS): "Spoon" is not one of its options',
    ]);
  });

  it('of type text keeps leading zeros and has a maximum length', async () => {
    expect((await number('Summary', 'D4', 1_234_567)).answers.SITE).toBe('1234567');
    expect(messages(await typed('Summary', 'D4', '12345678901'))).toEqual([
      'error Summary!D4 (SITE): Max 10 characters allowed',
    ]);
  });

  it('of type text has only visible, composed characters', async () => {
    expect((await typed('Summary', 'D4', 'Cafe\u0301')).answers.SITE).toBe('Café');
    expect((await typed('Summary', 'D4', 'می\u200Cخواهم')).answers.SITE).toBe('می\u200Cخواهم');
    expect(messages(await typed('Summary', 'D4', '12\u202E34'))).toEqual([
      'error Summary!D4 (SITE): Remove the hidden character U+202E after “12”',
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

describe('a table', () => {
  it('reports the required column that a row lacks, and skips blank rows', async () => {
    const report = await readReport(
      await blankWorkbook(template, { ...full, TEAM: [{ T_NAME: 'Bea' }, {}, { T_PIES: 3 }] }),
      [template],
    );
    expect(messages(report)).toEqual([
      `error Team!C${Number(cellOf('TEAM').slice(1)) + 4} (T_NAME): Field is required`,
    ]);
    expect(report.answers.TEAM).toEqual([{ T_NAME: 'Bea' }, { T_PIES: 3 }]);
  });

  it('has a maximum number of rows', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ T_NAME: name }));
    const report = await readReport(await blankWorkbook(template, { ...full, TEAM: rows }), [template]);
    expect(messages(report)).toEqual([
      `error Team!C${Number(cellOf('TEAM').slice(1)) + 5} (TEAM): the table has room for 3 rows, this is one too many`,
    ]);
    expect(report.answers.TEAM).toEqual(rows.slice(0, 3));
  });

  it('reports rows that are not below its heading', async () => {
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

  it('that the template does not have is ignored as a whole, with one warning', async () => {
    const row = (number: number, tag: string) =>
      `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${tag}</t></is></c><c r="C${number}"><v>1</v></c></row>`;
    const rows = row(90, '#columns OLD') + row(91, '#row OLD') + row(92, '#row OLD');
    expect(messages(await read(withRows('Team', rows)))).toEqual(['warning Team!A90 (OLD): unknown xmlTag, ignored']);
    expect(messages(await read(withRows('Team', row(91, '#row OLD'))))).toEqual([
      expect.stringContaining('error Team!C91 (OLD): the row does not stand below'),
    ]);
  });

  it('ignores all rows beyond its maximum', async () => {
    const row = (at: number) =>
      `<row r="${at}">${['A#row TEAM', `C${'n'.repeat(500)}`, 'D2026-01-01']
        .map((cell) => `<c r="${cell[0]}${at}" t="inlineStr"><is><t>${cell.slice(1)}</t></is></c>`)
        .join('')}</row>`;
    const rows = Array.from({ length: 20_000 }, (_, at) => row(1_000 + at)).join('');
    const report = await read(withRows('Team', rows, `<row r="${cellOf('AFTER').slice(1)}"`));
    expect(JSON.stringify(report).length).toBeLessThan(100_000);
  });

  it('reports which of its cells is wrong', async () => {
    const row = Number(cellOf('TEAM').slice(1)) + 2;
    expect(messages(await typed('Team', `D${row}`, 'May'))).toEqual([
      `error Team!D${row} (T_SINCE): "May" is not a date (YYYY-MM-DD)`,
    ]);
    expect(messages(await read(withCell('Team', `C${row}`, '<f>A1</f><v>2</v>')))).toEqual([
      `error Team!C${row} (T_NAME): formulas are not accepted, paste the value`,
    ]);
  });
});
