// The time of a small import while another organisation imports the largest workbooks, which the same reader parses.
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { writeXlsx } from '../packages/server/src/kernel/workbooks/stream-rows.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { reportsFor, send, upload } from './reports-in.ts';

const concurrentImports = 4;
const somebodyElse = 'body-admin@demo.example';

/** One row fewer than the most cells that a workbook may have. */
const columns = Array.from({ length: 100 }, (_, at) => ({ label: `Column ${at}`, kind: 'text' as const }));
function* rows() {
  for (let row = 0; row < 4_990; row += 1) yield [columns.map((_, at) => `${row} of ${at}: ${Math.random()}`)];
}

/** Imports reports one after another until `isOver` or none is left, and returns the time of each. */
const timesOf = async (
  directory: MeasuredDirectory,
  reports: readonly Uint8Array[],
  isOver: () => boolean,
): Promise<number[]> => {
  const taken: number[] = [];
  for (const report of reports) {
    if (isOver()) break;
    taken.push(await timed(async () => void (await upload(directory, report))));
  }
  return taken;
};

/**
 * The time of an import while four of the largest workbooks of another organisation are parsed, divided by its time
 * alone.
 */
export const measureImportUnderLoad = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  times: number,
): Promise<Figure> => {
  const largest = await buffer(writeXlsx(columns, rows(), { sheetName: 'Rows' }));
  const reports = await reportsFor(ownerUrl, 2 * times + 2);
  await timesOf(directory, reports.splice(0, 2), () => false);
  const alone = median(await timesOf(directory, reports.splice(0, times), () => false));
  let left = concurrentImports;
  const others = Array.from({ length: concurrentImports }, async () => {
    await send(directory, largest, somebodyElse);
    left -= 1;
  });
  await wait(100);
  const beside = await timesOf(directory, reports, () => left === 0);
  await Promise.all(others);
  const value = median(beside) / alone;
  return {
    what: `A small import beside ${concurrentImports} of the largest, p50 of ${beside.length}, to one alone`,
    value,
    said: `${value.toFixed(1)}  (${milliseconds(alone)} to ${milliseconds(median(beside))})`,
    bound: { better: 'lower', target: 4 },
  };
};
