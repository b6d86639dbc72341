// Judges the public pages as a phone on a slow line opens them, and prints one table: `npm run bench:lighthouse`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installBeside } from './beside-package.ts';
import { browserAt } from './browser.ts';
import { startDirectory } from './directory-process.ts';
import { count, type Figure, median, milliseconds, tableOf } from './figures.ts';
import { machineText } from './machine.ts';
import { openRegister } from './register.ts';

const { values: options } = parseArgs({
  options: {
    audits: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    markdown: { type: 'boolean', default: false },
  },
});

/** As much of Lighthouse as is used. It is installed outside the workspaces, where the compiler does not find it. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  environment: { benchmarkIndex: number };
}
interface Lighthouse {
  default: (address: string, flags: { port: number; logLevel: 'error' }) => Promise<{ lhr: Report } | undefined>;
}
interface Launcher {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>;
}

const searched = 'bakery';

/** The results of a search, the page of the first site in them, and the front page. */
const addressesIn = async (origin: string): Promise<Record<string, string>> => {
  const results = await fetch(`${origin}/PublicDirectory/api/PublicDirectory/site?searchTerm=${searched}`);
  const { resultsList } = (await results.json()) as { resultsList: { id: string }[] };
  return { front: '/', results: `/?searchTerm=${searched}`, site: `/site/${resultsList[0]?.id}` };
};

const openTools = async (): Promise<{ judge: Lighthouse['default']; launch: Launcher['launch'] }> => {
  const refusal = await installBeside('lighthouse');
  if (refusal) throw new Error(`Lighthouse: ${refusal}`);
  const find = createRequire(path.join(import.meta.dirname, 'lighthouse', 'package.json'));
  const [{ default: judge }, { launch }]: [Lighthouse, Launcher] = await Promise.all([
    import(find.resolve('lighthouse')),
    import(find.resolve('chrome-launcher')),
  ]);
  return { judge, launch };
};

const scoreOf = ({ categories }: Report, category: string): number => (categories[category]?.score ?? 0) * 100;
const measuredIn = ({ audits }: Report, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

/** What each run found wanting, for the reader who has to mend it. */
const failuresIn = (report: Report): string[] =>
  Object.entries(report.audits)
    .filter(([, { score }]) => score === 0)
    .map(([id, { title }]) => `${id}: ${title}`);

const figuresOf = (page: string, reports: readonly Report[]): Figure[] => {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const time = (audit: string) => milliseconds(middle((report) => measuredIn(report, audit)));
  const speeds = reports.map((report) => Math.round(scoreOf(report, 'performance')));
  const others = ['accessibility', 'best-practices', 'seo'].map((category) =>
    Math.min(...reports.map((report) => scoreOf(report, category))),
  );
  const shift = Math.max(...reports.map((report) => measuredIn(report, 'cumulative-layout-shift')));
  const paints = `content ${time('first-contentful-paint')}, largest ${time('largest-contentful-paint')}`;
  return [
    {
      what: `${page}: performance, median of ${reports.length}`,
      value: median(speeds),
      said: `${median(speeds)}  (${speeds.join(', ')}; ${paints}, blocked ${time('total-blocking-time')})`,
      bound: { better: 'higher', target: 95 },
    },
    {
      what: `${page}: accessibility, best practices, search engines`,
      value: Math.min(...others),
      said: others.map(Math.round).join(', '),
      bound: { better: 'higher', target: 100 },
    },
    {
      what: `${page}: layout shift, the greatest`,
      value: shift,
      said: shift.toFixed(3),
      bound: { better: 'lower', target: 0.02 },
    },
  ];
};

/** A browser of its own for each run, so that nothing is cached. */
const judgeOnce = async (
  { judge, launch }: Awaited<ReturnType<typeof openTools>>,
  browser: string,
  address: string,
): Promise<Report> => {
  const isShell = path.basename(browser).endsWith('headless-shell');
  const chromeFlags = ['--no-sandbox', '--disable-gpu', ...(isShell ? [] : ['--headless=new'])];
  const chrome = await launch({ chromePath: browser, chromeFlags });
  try {
    const judged = await judge(address, { port: chrome.port, logLevel: 'error' });
    if (!judged) throw new Error(`Lighthouse judged nothing at ${address}`);
    return judged.lhr;
  } finally {
    chrome.kill();
  }
};

const judgePages = async (origin: string): Promise<{ figures: Figure[]; speed: number }> => {
  const browser = browserAt();
  if (!browser) throw new Error('Chromium is missing: install it, or name it in CHROME_PATH.');
  const tools = await openTools();
  const pages = Object.entries(await addressesIn(origin)).filter(
    ([page]) => !options.page || options.page.includes(page),
  );
  const figures: Figure[] = [];
  const speeds: number[] = [];
  for (const [page, address] of pages) {
    // The server compiles the renderer and fills its caches with the first.
    for (let warming = 0; warming < 3; warming += 1) await fetch(origin + address);
    const reports: Report[] = [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      console.error(`· ${page}, run ${run + 1}`);
      reports.push(await judgeOnce(tools, browser, origin + address));
    }
    for (const failure of new Set(reports.flatMap(failuresIn))) console.error(`  ${failure}`);
    figures.push(...figuresOf(page, reports));
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
  }
  return { figures, speed: median(speeds) };
};

const register = await openRegister(Number(options.audits), false);
const directory = await startDirectory(register.serverUrl, register.folder);
try {
  const machine = machineText(register.postgres);
  const { figures, speed } = await judgePages(directory.origin);
  const heading = `${machine}
${count(register.audits)} audits; Lighthouse's mobile profile, simulated; its index of this machine's speed: ${count(speed)}`;
  console.log(tableOf(heading, figures, options.markdown ? 'markdown' : 'plain'));
} finally {
  await directory.end();
  await register.stop();
}
