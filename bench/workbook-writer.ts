// A separate process: writes rows as a workbook with one of two writers, and prints how long that took.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type ExportColumn, type ExportValue, writeXlsx } from '../packages/server/src/kernel/workbooks/stream-rows.ts';
import { median } from './figures.ts';

/** What both write, as JSON in the file named by the second argument. */
export interface SameRows {
  columns: ExportColumn[];
  rows: ExportValue[][];
}

/** As much of exceljs as is used. It is installed outside the workspaces, where the compiler does not find it. */
interface StreamingWorkbook {
  addWorksheet(name: string): {
    addRow(values: unknown[]): { commit(): void };
    commit(): void;
  };
  commit(): Promise<void>;
}
type Exceljs = { stream: { xlsx: { WorkbookWriter: new (options: { stream: Writable }) => StreamingWorkbook } } };

const attempts = 3;

const writeOwn = async ({ columns, rows }: SameRows) => {
  const batches = function* () {
    for (let at = 0; at < rows.length; at += 1000) yield rows.slice(at, at + 1000);
  };
  for await (const _ of writeXlsx(columns, batches(), { sheetName: 'Audits' }));
};

const writeWithExceljs = async ({ columns, rows }: SameRows) => {
  const require = createRequire(path.join(import.meta.dirname, 'comparison', 'package.json'));
  const exceljs = require('exceljs') as Exceljs;
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: sink });
  const sheet = workbook.addWorksheet('Audits');
  sheet.addRow(columns.map(({ label }) => label)).commit();
  for (const row of rows) sheet.addRow(row).commit();
  sheet.commit();
  await workbook.commit();
};

const writers = { own: writeOwn, exceljs: writeWithExceljs };

const [name, file = ''] = process.argv.slice(2);
const write = name === 'exceljs' ? writers.exceljs : writers.own;
const same: SameRows = JSON.parse(await readFile(file, 'utf8'));
const taken: number[] = [];
for (let attempt = 0; attempt < attempts; attempt += 1) {
  const began = performance.now();
  await write(same);
  taken.push(performance.now() - began);
}
console.log(median(taken));
