import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './cell-text.ts';
import { openWorkbook } from './open-workbook.ts';
import type { SheetRow } from './sheet-reader.ts';
import type { ExportColumn, ExportValue } from './sheet-xml.ts';
import { csvRows, type WorkbookOptions, writeXlsx } from './stream-rows.ts';
import { unzipped } from './workbook.factory.ts';

const columns: readonly ExportColumn[] = [
  { label: 'Site', kind: 'text' },
  { label: 'Days left', kind: 'number' },
  { label: 'Expiry', kind: 'date' },
  { label: 'Listed', kind: 'boolean' },
];
const written = (rows: readonly (readonly ExportValue[])[], options: Partial<WorkbookOptions> = {}, of = columns) =>
  buffer(writeXlsx(of, [rows], { sheetName: 'Audits', ...options }));
const valuesOf = (row: SheetRow | undefined) => [...(row?.cells.values() ?? [])].map((cell) => cell.value);
const onlyText: readonly ExportColumn[] = [{ label: 'Text', kind: 'text' }];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\uff1d', ' =', '\t', '\r', '\n', '\u0000=', '_x000D_'), fc.string())
    .map((two) => two.join('')),
);

describe('rows exported as a workbook', () => {
  it('are read back unchanged, under their heading', async () => {
    const workbook = await openWorkbook(
      await written([
        ['Lagos <Cold> & "Sons" 北京', 12.5, '2026-04-07', true],
        [null, '-3', new Date('2026-04-07T12:00:00Z'), false],
        ['0012345', '12345678901234567890', 'no date', undefined],
      ]),
    );
    const sheet = workbook.sheets[0];
    expect(sheet?.name).toBe('Audits');
    expect(sheet?.rows.map(valuesOf)).toEqual([
      ['Site', 'Days left', 'Expiry', 'Listed'],
      ['Lagos <Cold> & "Sons" 北京', 12.5, 46119, 'Yes'],
      [-3, 46119.5, 'No'],
      ['0012345', '12345678901234567890', 'no date'],
    ]);
  });

  it('are read back unchanged in a column of very many values', async () => {
    const texts = [...Array.from({ length: 4000 }, (_, at) => `row ${at}`), '=1+1', 'Żółć <Ltd>', ' 北京 ', 'last'];
    const workbook = await openWorkbook(
      await written(
        texts.map((value) => [value]),
        {},
        onlyText,
      ),
    );
    expect(workbook.sheets[0]?.rows.slice(1).flatMap(valuesOf)).toEqual(texts);
    expect(
      [...(workbook.sheets[0]?.rows ?? [])].some(({ cells }) => [...cells.values()].some((cell) => cell.formula)),
    ).toBe(false);
  });

  it('never contain a formula, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
        const bytes = await written(
          texts.map((value) => [value]),
          {},
          onlyText,
        );
        const workbook = await openWorkbook(bytes);
        const cells = (workbook.sheets[0]?.rows ?? []).slice(1).flatMap((row) => [...row.cells.values()]);
        expect(cells.some((cell) => cell.formula)).toBe(false);
        expect(cells.map((cell) => cell.value)).toEqual(texts.map(printable).filter((value) => value !== ''));
      }),
      { numRuns: 60 },
    );
  });

  it('stay text when a formula-like cell is edited', async () => {
    const parts = await unzipped(await written([['=HYPERLINK("http://example.org")'], ['plain']], {}, onlyText));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c r="A2" s="4"');
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c r="A3" t="str"');
    expect(parts['xl/styles.xml']?.match(/<cellXfs.*<\/cellXfs>/)?.[0].split('<xf')[5]).toContain('quotePrefix="1"');
  });

  it('cut text too long for a cell, never within a character', async () => {
    const workbook = await openWorkbook(await written([[`${'x'.repeat(32_766)}😀`]], {}, onlyText));
    expect(valuesOf(workbook.sheets[0]?.rows[1])).toEqual(['x'.repeat(32_766)]);
  });

  it('continue on another sheet, with the heading repeated', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => [`row ${at}`]);
    const workbook = await openWorkbook(await written(rows, { rowsPerSheet: 3 }, onlyText));
    expect(workbook.sheets.map((sheet) => [sheet.name, ...sheet.rows.flatMap(valuesOf)])).toEqual([
      ['Audits', 'Text', 'row 0', 'row 1'],
      ['Audits 2', 'Text', 'row 2', 'row 3'],
      ['Audits 3', 'Text', 'row 4'],
    ]);
    expect((await openWorkbook(await written(rows.slice(0, 2), { rowsPerSheet: 3 }, onlyText))).sheets).toHaveLength(1);
  });

  it('are the same however they are divided into batches', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => [`row ${at}`]);
    const inBatches = (length: number) => [
      ...Array.from({ length: Math.ceil(rows.length / length) }, (_, at) => rows.slice(at * length, (at + 1) * length)),
      [],
    ];
    const options = { sheetName: 'Audits', rowsPerSheet: 4 };
    const whole = await buffer(writeXlsx(onlyText, [rows], options));
    for (const length of [1, 2, 3, 5]) {
      expect((await buffer(writeXlsx(onlyText, inBatches(length), options))).equals(whole)).toBe(true);
      expect(await text(csvRows(onlyText, inBatches(length)))).toBe(await text(csvRows(onlyText, [rows])));
    }
  });

  it('have their filters on a sheet in front', async () => {
    const header = { title: 'Audits', facts: [['Country', '=Norway'] as const] };
    const bytes = await written(
      [['a']],
      { header, sheetName: 'A very long name / of a sheet: with [signs]' },
      onlyText,
    );
    const workbook = await openWorkbook(bytes);
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['About', 'A very long name   of a sheet']);
    expect(workbook.sheets[0]?.rows.map(valuesOf)).toEqual([['Audits'], ['Country', '=Norway']]);
    expect((await unzipped(bytes))['xl/workbook.xml']).toContain('activeTab="1"');
  });

  it('end their source when reading stops, and pass on its failure', async () => {
    let ended = false;
    const source = async function* () {
      try {
        for (;;) yield [['x'.repeat(1000)]];
      } finally {
        ended = true;
      }
    };
    for await (const _ of writeXlsx(onlyText, source(), { sheetName: 'Audits' })) break;
    for await (const chunk of writeXlsx(onlyText, source(), { sheetName: 'Audits' })) if (chunk.length > 1000) break;
    expect(ended).toBe(true);
    const failing = async function* () {
      yield [['one']];
      throw new Error('the database went away');
    };
    await expect(buffer(writeXlsx(onlyText, failing(), { sheetName: 'Audits' }))).rejects.toThrow('went away');
  });

  it('need no more memory for 100,000 rows than for a few', async ({ annotate }) => {
    const source = function* () {
      for (let at = 0; at < 100_000; at += 1)
        yield [[`Site ${at} of many, with a name`, at, '2026-04-07', at % 2 === 0]];
    };
    let bytes = 0;
    let highest = 0;
    const started = performance.now();
    const before = process.memoryUsage().heapUsed;
    for await (const chunk of writeXlsx(columns, source(), { sheetName: 'Audits' })) {
      bytes += chunk.length;
      highest = Math.max(highest, process.memoryUsage().heapUsed - before);
    }
    await annotate(
      `100,000 rows: ${Math.round(performance.now() - started)} ms, ${bytes} bytes, heap +${highest >> 20} MiB`,
    );
    expect(highest).toBeLessThan(150 * 2 ** 20);
  });
});

describe('rows exported as CSV', () => {
  const csv = (rows: readonly (readonly ExportValue[])[], of = columns) => text(csvRows(of, [rows]));

  it('have a byte order mark, headings, quotes and real numbers', async () => {
    const moment = new Date('2026-04-07T12:00:00Z');
    expect(
      await csv([
        ['A "b", c', -3, '2026-04-07', true],
        [null, '1.5', moment, false],
      ]),
    ).toBe(
      '\ufeff"Site","Days left","Expiry","Listed"\r\n"A ""b"", c",-3,"2026-04-07",Yes\r\n,1.5,2026-04-07T12:00:00.000Z,No\r\n',
    );
  });

  it.each([
    '=1',
    '\t1',
    '\r1',
    ' =1',
    '\u00a0+1',
    '\u200b-1',
    '\u0001@a',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff20a',
    ' \ufe661',
  ])('keep %j as text, however a spreadsheet program reads its signs', async (value) => {
    expect(await csv([[value]], onlyText)).toContain(`"'${printable(value)}"`);
  });

  it.each([
    ['x;=1;y', "x;'=1;y"],
    ['first line\n@a', "first line\n'@a"],
    ['one\t\u200d+1', "one\t'\u200d+1"],
    ['x;\uff1d1', "x;'\uff1d1"],
    ['from -18; -20 at night', 'from -18; -20 at night'],
  ])('begin no formula where semicolons or tabs separate cells: %j', async (value, written) => {
    expect(await csv([[value]], onlyText)).toContain(`"${written}"`);
  });

  const withoutApostrophes = (value: string) => value.replaceAll("'", '');

  it('never begin a text like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (value) => {
        const records: string[][] = parse(await csv([[value, value]]), { bom: true });
        for (const field of records[1]?.slice(0, 1) ?? []) {
          expect(field).not.toMatch(/^[=+\-@\t\r\n]/);
          expect(withoutApostrophes(field)).toBe(withoutApostrophes(printable(value)));
        }
        expect(records[1]?.[1] ?? '').toMatch(/^(?![=+@\t\r\n])(?!-[^\d])/);
      }),
    );
  });
});
