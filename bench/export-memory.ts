// Whether memory grows with the size of an export: the directory's resident memory while it sends the list.
import type { MeasuredDirectory } from './directory-process.ts';
import { count, type Figure } from './figures.ts';
import { memoryDuring, peaksByHalf } from './memory.ts';

const newLine = '\n'.charCodeAt(0);

/** The lines of a stream of bytes. */
export const countLines = async (parts: AsyncIterable<Uint8Array>): Promise<number> => {
  let lines = 0;
  for await (const part of parts)
    for (let at = part.indexOf(newLine); at >= 0; at = part.indexOf(newLine, at + 1)) lines += 1;
  return lines;
};

/** Reads an export of a list as CSV; returns how many rows it has. */
export const readExport = async (directory: MeasuredDirectory, path: string): Promise<number> => {
  const headers = await directory.headersFor('body-admin@demo.example');
  const answer = await fetch(directory.origin + path, { headers });
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} was answered ${answer.status}`);
  return (await countLines(answer.body)) - 1;
};

/** A whole list or report as CSV. */
export interface MeasuredExport {
  /** What its rows are. */
  rows: string;
  path: string;
}

export const auditExport: MeasuredExport = { rows: 'audits', path: '/audit/api/Audit/export?format=csv' };
export const findingExport: MeasuredExport = {
  rows: 'non-conformities',
  path: '/report/api/Report/NonConformitiesCsv',
};
export const statusExport: MeasuredExport = { rows: 'rows of Audit Status', path: '/report/api/Report/AuditStatusCsv' };

/** Exports it: the peak memory of the second half divided by that of the first. */
const measureExport = async (directory: MeasuredDirectory, { rows, path }: MeasuredExport): Promise<Figure> => {
  await directory.collect();
  const began = performance.now();
  const exported = { rows: 0 };
  const seen = await memoryDuring(directory, async () => {
    exported.rows = await readExport(directory, path);
  });
  const seconds = (performance.now() - began) / 1000;
  const what = `Export of ${count(exported.rows)} ${rows} as CSV: memory, second half to first`;
  if (seen.length < 2) return { what, said: 'too short to be looked at twice' };
  const [first, second] = peaksByHalf(seen);
  const value = second / first;
  return {
    what,
    value,
    said: `${value.toFixed(2)}  (${Math.round(first)} to ${Math.round(second)} MB, ${seconds.toFixed(1)} s)`,
    bound: { better: 'lower', target: 1.2 },
  };
};

/** The list of audits, and the longest reports. */
export const measureExportMemory = async (directory: MeasuredDirectory): Promise<Figure[]> => [
  await measureExport(directory, auditExport),
  await measureExport(directory, statusExport),
  await measureExport(directory, findingExport),
];
