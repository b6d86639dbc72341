// What the built-in dashboards cost the database, and what lists wait beside them.
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import {
  analyst,
  type DashboardRequest,
  dashboardReaders,
  dashboardRequests,
  dashboardsPath,
} from './dashboard-requests.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { parameterText, type Statement } from './pgbench.ts';
import { openOwner } from './register.ts';
import { auditListPath, bodyAdmin } from './requests.ts';
import { shareWithBuyer } from './shared-lists.ts';

const sent = (value: unknown) => (value === null ? null : parameterText(value));

/** The median time of each sequence of statements, which take turns on one connection as the server has it. */
const mediansOf = async (
  serverUrl: string,
  sequences: readonly (readonly Statement[])[],
  times: number,
): Promise<number[]> => {
  const pool = openPool(serverUrl, { size: 1, readOnly: true });
  const run = async (statements: readonly Statement[]) => {
    for (const { text, values } of statements) await pool.query(text, values.map(sent));
  };
  try {
    const taken = sequences.map((): number[] => []);
    for (let round = -2; round < times; round += 1)
      for (const [at, statements] of sequences.entries()) {
        const took = await timed(() => run(statements));
        if (round >= 0) taken[at]?.push(took);
      }
    return taken.map(median);
  } finally {
    await pool.end();
  }
};

const ratioFigure = (what: string, [one, other]: readonly [number, number], target: number): Figure => ({
  what,
  value: other / one,
  said: `${(other / one).toFixed(2)}  (${milliseconds(one)} to ${milliseconds(other)})`,
  bound: { better: 'lower', target },
});

const read = async (directory: MeasuredDirectory, path: string, email: string): Promise<string> => {
  const answer = await fetch(directory.origin + path, { headers: await directory.headersFor(email) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return text;
};

/** Where the figures of a dashboard are read. */
const pathOf = async (directory: MeasuredDirectory, { reportId }: DashboardRequest): Promise<string> => {
  const shown: { id: string; reportId: string }[] = JSON.parse(await read(directory, dashboardsPath, bodyAdmin));
  const found = shown.find((each) => each.reportId === reportId);
  if (!found) throw new Error(`The register has no dashboard ${reportId}`);
  return `${dashboardsPath}/${found.id}/data`;
};

const measureCosts = async (
  directory: MeasuredDirectory,
  serverUrl: string,
  request: DashboardRequest,
  times: number,
): Promise<Figure[]> => {
  const { what, plain } = request;
  const path = await pathOf(directory, request);
  const of = (email: string) => directory.statementsOf({ what, path, email });
  const whole = await of(bodyAdmin);
  const parts: Statement[][] = [];
  for (const { email } of dashboardReaders) parts.push(await of(email));
  const sequences = [[{ text: plain, values: [] }], whole, ...parts];
  const [grouped = 0, all = 0, ...some] = await mediansOf(serverUrl, sequences, times);
  return [
    ratioFigure(`${what}, body Admin, to its plain group by`, [grouped, all], 1.2),
    ...dashboardReaders.map(({ who, target }, at) =>
      ratioFigure(`${what}, ${who}, to the body Admin's`, [all, some[at] ?? 0], target),
    ),
  ];
};

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;

/** The p95 of the list of audits while one analyst reads one dashboard after another, over that without. */
const measureLists = async (directory: MeasuredDirectory, times: number): Promise<Figure> => {
  const paths = await Promise.all(dashboardRequests.map((request) => pathOf(directory, request)));
  const pages = Array.from({ length: 10 * times }, (_, at) => `${auditListPath}?pageNumber=${1 + (at % 5)}`);
  const readLists = async () => {
    const taken: number[] = [];
    for (const page of pages) taken.push(await timed(async () => void (await read(directory, page, bodyAdmin))));
    return taken;
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    alone.push(...(await readLists()));
    let isOver = false;
    const analysing = (async () => {
      for (let at = 0; !isOver; at += 1) await read(directory, paths[at % paths.length] ?? '', analyst);
    })();
    beside.push(...(await readLists()));
    isOver = true;
    await analysing;
  }
  const what = `Audit list, p95 of ${beside.length} beside an analyst who reads one dashboard after another`;
  return ratioFigure(what, [p95(alone), p95(beside)], 1.5);
};

/** Ratios of times in the database, and of times through HTTP. */
export const measureDashboards = async (
  directory: MeasuredDirectory,
  { ownerUrl, serverUrl }: { ownerUrl: string; serverUrl: string },
  times: number,
): Promise<Figure[]> => {
  const owner = openOwner(ownerUrl);
  try {
    await shareWithBuyer(owner);
  } finally {
    await owner.end();
  }
  const figures: Figure[] = [];
  for (const request of dashboardRequests) figures.push(...(await measureCosts(directory, serverUrl, request, times)));
  return [...figures, await measureLists(directory, times)];
};
