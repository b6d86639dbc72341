// The cost of the first page of a report, relative to the list of audits, for each kind of reader.
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { type ReportRequest, readersOfAttention, reportRequests } from './requests.ts';

const ask = async (directory: MeasuredDirectory, path: string, email: string): Promise<void> => {
  const answer = await fetch(directory.origin + path, { headers: await directory.headersFor(email) });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
};

const besideList = async (
  directory: MeasuredDirectory,
  { who, email }: { who: string; email: string },
  report: ReportRequest,
  times: number,
): Promise<Figure> => {
  const [lists, reports]: [number[], number[]] = [[], []];
  for (let run = -8; run < times; run += 1) {
    const list = await timed(() => ask(directory, report.list, email));
    const rows = await timed(() => ask(directory, report.path, email));
    if (run < 0) continue;
    lists.push(list);
    reports.push(rows);
  }
  const [listed, taken] = [median(lists), median(reports)];
  return {
    what: `${report.what}, ${who}, to the list of audits`,
    value: taken / listed,
    said: `${(taken / listed).toFixed(2)}  (${milliseconds(listed)} to ${milliseconds(taken)})`,
    bound: { better: 'lower', target: 3 },
  };
};

/** The p50 of the first page of each report divided by that of the audit list, alternating over one HTTP connection. */
export const measureReports = async (directory: MeasuredDirectory, times: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const report of reportRequests)
    for (const reader of readersOfAttention) figures.push(await besideList(directory, reader, report, times));
  return figures;
};
