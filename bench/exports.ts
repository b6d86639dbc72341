// Exports compared: CSV with COPY of the same rows, and the workbook with that of another writer.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RawBuilder } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { audits } from '../packages/server/src/features/audit/audit-list.queries.ts';
import { nonConformities } from '../packages/server/src/features/reports/answers/non-conformities.report.ts';
import { auditStatus } from '../packages/server/src/features/reports/audit-status.report.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { compileStatement } from '../packages/server/src/kernel/database/statements.ts';
import { streamRows } from '../packages/server/src/kernel/lists/export-rows.ts';
import { allRows } from '../packages/server/src/kernel/lists/run-list.ts';
import { exportedColumns } from '../packages/server/src/kernel/lists/shown-columns.ts';
import type { ExportValue } from '../packages/server/src/kernel/workbooks/sheet-xml.ts';
import { installBeside } from './beside-package.ts';
import { standardsBody } from './corners/lists.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import {
  auditExport,
  countLines,
  findingExport,
  type MeasuredExport,
  readExport,
  statusExport,
} from './export-memory.ts';
import { count, type Figure, median, milliseconds } from './figures.ts';
import { parameterText } from './pgbench.ts';
import type { SameRows } from './workbook-writer.ts';

type Database = ReturnType<typeof openDatabase>;

const { viewer } = standardsBody;
const everyRow = { pageNumber: 1, rows: 10, showArchived: false };
const everyAudit = allRows(audits, viewer, everyRow, undefined);
const everyStatus = allRows(auditStatus, viewer, everyRow, undefined);
const everyFinding = allRows(nonConformities, viewer, everyRow, undefined);

/** COPY of the query of the export, whose values stand in its text. */
const copyRows = async ({ readPool }: Database, query: RawBuilder<unknown>): Promise<number> => {
  const client = await readPool.connect();
  try {
    const { text, values } = compileStatement(query);
    const literal = (_: string, at: string) => client.escapeLiteral(parameterText(values[Number(at) - 1]));
    const rows = client.query(copyTo(`copy (${text.replace(/\$(\d+)/g, literal)}) to stdout (format csv)`));
    return await countLines(rows);
  } finally {
    client.release();
  }
};

/** Rows a second of the export as CSV, to those of COPY; the two alternate. */
const besideCopy = async (
  directory: MeasuredDirectory,
  database: Database,
  rounds: number,
  { rows, path, query }: MeasuredExport & { query: RawBuilder<unknown> },
): Promise<Figure> => {
  const [copied, exported]: [number[], number[]] = [[], []];
  const sizes = { copied: 0, exported: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const copying = async () => {
      sizes.copied = await copyRows(database, query);
    };
    const exporting = async () => {
      sizes.exported = await readExport(directory, path);
    };
    copied.push(await timed(copying));
    exported.push(await timed(exporting));
  }
  if (sizes.copied !== sizes.exported) throw new Error('The export has other rows than its query');
  const rateOf = (taken: readonly number[]) => (sizes.exported * 1000) / median(taken);
  const value = rateOf(exported) / rateOf(copied);
  return {
    what: `Export of ${count(sizes.exported)} ${rows} as CSV, to COPY of the same query`,
    value,
    said: `${value.toFixed(2)}  (${count(rateOf(exported))} of ${count(rateOf(copied))} rows a second)`,
    bound: { better: 'higher', target: 0.5 },
  };
};

const firstRows = async (database: Database, most: number): Promise<SameRows> => {
  const own = exportedColumns(audits.spec, viewer);
  const keys = own.map(([key]) => key);
  const rows: ExportValue[][] = [];
  for await (const batch of streamRows<ExportValue>(database, everyAudit, keys)) {
    rows.push(...batch);
    if (rows.length >= most) break;
  }
  const columns = own.map(([, { label, kind }]) => ({ label, kind: kind === 'date' ? kind : ('text' as const) }));
  return { columns, rows: rows.slice(0, most) };
};

const writer = path.join(import.meta.dirname, 'workbook-writer.ts');

/** The time of one writer for the rows in the file, in a process of its own. */
const timeOfWriter = async (name: 'own' | 'exceljs', file: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [writer, name, file]);
  return Number(stdout);
};

/** How many times as fast as exceljs' streaming writer the same rows are written. */
const besideExceljs = async (database: Database, most: number): Promise<Figure> => {
  const what = `Workbook of ${count(most)} audits, to exceljs' streaming writer`;
  const failure = await installBeside('comparison');
  if (failure) return { what, said: failure };
  const folder = await mkdtemp(path.join(tmpdir(), 'same-rows-'));
  try {
    const file = path.join(folder, 'rows.json');
    await writeFile(file, JSON.stringify(await firstRows(database, most)));
    const [other, own] = [await timeOfWriter('exceljs', file), await timeOfWriter('own', file)];
    const value = other / own;
    return {
      what,
      value,
      said: `${value.toFixed(1)} times as fast  (${milliseconds(own)} to ${milliseconds(other)})`,
      bound: { better: 'higher', target: 4 },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const measureExports = async (
  directory: MeasuredDirectory,
  serverUrl: string,
  { rounds, rows }: { rounds: number; rows: number },
): Promise<Figure[]> => {
  const database = openDatabase(serverUrl, 2);
  try {
    return [
      await besideCopy(directory, database, rounds, { ...auditExport, query: everyAudit }),
      await besideCopy(directory, database, rounds, { ...statusExport, query: everyStatus }),
      await besideCopy(directory, database, rounds, { ...findingExport, query: everyFinding }),
      await besideExceljs(database, rows),
    ];
  } finally {
    await database.close();
  }
};
