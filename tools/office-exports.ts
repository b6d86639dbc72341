// Whether LibreOffice shows the workbook of every report as it was written: each cell's text, day or number.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Column } from '../packages/contract/src/kernel/list.ts';
import { allReports } from '../packages/server/src/features/reports/all-reports.queries.ts';
import { exportColumnOf } from '../packages/server/src/kernel/lists/export-list.ts';
import { openWorkbook } from '../packages/server/src/kernel/workbooks/open-workbook.ts';
import { type ExportValue, writeXlsx } from '../packages/server/src/kernel/workbooks/stream-rows.ts';

/** Values that a program could take for something else, by the kind of their column. */
const values: Record<Column['kind'], readonly ExportValue[]> = {
  text: [
    '1000001',
    '=1+1 was the answer to every question.',
    'Ein Schloß fehlte; 王小明 sah es.\nZweite Zeile',
    '10.1',
  ],
  choice: ['A+', 'Suspended', null, '3-1'],
  lookup: ['شركة الأندلس للتمور', 'Agents & Brokers', '+44 Foods', '1E5'],
  number: [0, 3.5, null, -12],
  date: ['2026-03-02', '1970-01-01', null, '2028-02-29'],
  boolean: [true, false, null, true],
};

const dayMs = 86_400_000;

/** How a spreadsheet program keeps a value: days are counted, and truth is a word. */
const kept = (kind: Column['kind'], value: ExportValue): string | number | undefined => {
  if (value === null || value === undefined) return undefined;
  if (kind === 'date') return Math.round((Date.parse(String(value)) - Date.UTC(1899, 11, 30)) / dayMs);
  if (kind === 'boolean') return value ? 'Yes' : 'No';
  return kind === 'number' ? Number(value) : String(value);
};

type Shown = readonly (readonly [string, Column])[];

const rowsOf = (columns: Shown): ExportValue[][] =>
  [0, 1, 2, 3].map((row) => columns.map(([, { kind }], at) => values[kind][(row + at) % 4]));

const workbookOf = (title: string, columns: Shown): Promise<Uint8Array> => {
  const header = { title, facts: [['Record status', 'Current'] as const] };
  const shown = columns.map((column) => exportColumnOf(column)[1]);
  return buffer(writeXlsx(shown, [rowsOf(columns)], { sheetName: title, header }));
};

const shownOf = ({ spec }: (typeof allReports)[number]): Shown =>
  Object.entries<Column>(spec.columns).filter(([, { hidden }]) => !hidden);

const differencesIn = async (file: string, columns: Shown): Promise<string[]> => {
  const { sheets } = await openWorkbook(await readFile(file));
  const found = sheets.at(-1)?.rows.map((row) => [...row.cells.values()].map(({ value }) => value)) ?? [];
  const wanted = [
    columns.map(([, { label }]) => label),
    ...rowsOf(columns).map((row) =>
      row.map((value, at) => kept(columns[at]![1].kind, value)).filter((value) => value !== undefined),
    ),
  ];
  return wanted.flatMap((row, at) =>
    JSON.stringify(row) === JSON.stringify(found[at])
      ? []
      : [`${JSON.stringify(row)} became ${JSON.stringify(found[at])}`],
  );
};

/** The workbooks of all reports, and how each differs once `resave` has opened and saved it. */
export const reportsThatDiffer = async (
  resave: (files: Readonly<Record<string, Uint8Array>>) => Promise<(name: string) => string>,
): Promise<{ name: string; differences: string[] }[]> => {
  const written = await Promise.all(
    allReports.map(
      async (bound) => [bound.report.urlName, await workbookOf(bound.report.title, shownOf(bound))] as const,
    ),
  );
  const saved = await resave(Object.fromEntries(written));
  return Promise.all(
    allReports.map(async (bound) => ({
      name: `the report ${bound.report.title}`,
      differences: await differencesIn(saved(bound.report.urlName), shownOf(bound)),
    })),
  );
};
