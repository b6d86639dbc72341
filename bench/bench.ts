// Measures the directory on this machine and prints one table, with missed targets marked: `npm run bench`.
import { parseArgs } from 'node:util';
import { startMailServer } from '../packages/server/src/kernel/testing/mail-server.ts';
import { measureAlerts } from './alerts.ts';
import { measureAttention } from './attention.ts';
import { measureAuditors } from './auditors.ts';
import { measureImportUnderLoad } from './beside.ts';
import { measureCorners } from './corners.ts';
import { measureDashboards } from './dashboards.ts';
import { startDirectory } from './directory-process.ts';
import { measureDocuments } from './documents.ts';
import { measureExportMemory } from './export-memory.ts';
import { measureExports } from './exports.ts';
import { count, type Figure, tableOf } from './figures.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth } from './growth.ts';
import { machineText } from './machine.ts';
import { findPgbench, type Pgbench } from './pgbench.ts';
import { openRegister, type Register } from './register.ts';
import { measureReports } from './reports.ts';
import { measureImports } from './reports-in.ts';
import { measureSharedLists } from './shared-lists.ts';
import { measureReadModel, measureThroughput } from './throughput.ts';
import { measureTracker } from './tracker.ts';
import { measureTyping } from './typing.ts';

const parts = [
  'throughput',
  'read-model',
  'growth',
  'corners',
  'shared',
  'tracker',
  'auditors',
  'attention',
  'reports',
  'dashboards',
  'typing',
  'documents',
  'imports',
  'alerts',
  'beside',
  'export',
  'first-load',
] as const;
type Part = (typeof parts)[number];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    small: { type: 'string' },
    large: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});

const sizeOf = (given: string | undefined, usual: number): number => {
  const size = Number(given ?? usual);
  if (!Number.isInteger(size) || size < 1000 || size > 10_000_000)
    throw new Error('A register has between 1,000 and 10,000,000 audits.');
  return size;
};

const small = sizeOf(options.small, options.quick ? 20_000 : 100_000);
const large = sizeOf(options.large, options.quick ? 200_000 : 1_000_000);
const unknown = options.only?.filter((one) => !parts.some((part) => part === one)) ?? [];
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
const isWanted = (part: Part) => !options.only || options.only.includes(part);
const say = (line: string) => console.error(`· ${line}`);

const effort = options.quick ? { connections: 8, seconds: 1, rounds: 3 } : { connections: 8, seconds: 5, rounds: 5 };
const times = options.quick ? 15 : 31;
const exported = options.quick ? { rounds: 3, rows: 30_000 } : { rounds: 3, rows: 100_000 };

const loadFigure = ({ audits, loadRate }: Register): Figure => ({
  what: `Demo loader, ${count(audits)} audits`,
  value: loadRate,
  said: `${count(loadRate)} audits a second`,
});

const measure = async (
  pgbench: Pgbench,
  registers: { small: Register; large: Register },
  directories: Record<'small' | 'large', Awaited<ReturnType<typeof startDirectory>>>,
  mail: Awaited<ReturnType<typeof startMailServer>>,
): Promise<Figure[]> => {
  const [register, directory] = [registers.large, directories.large];
  const figures: Figure[] = [];
  const during = async (part: Part, doing: string, work: () => Promise<Figure[]>) => {
    if (!isWanted(part)) return;
    say(doing);
    figures.push(...(await work()));
  };
  const where = { directory, serverUrl: register.serverUrl, pgbench };
  await during('throughput', 'requests a second beside pgbench', () => measureThroughput(where, effort));
  await during('read-model', 'the audit list and the same from joins', () => measureReadModel(directory, effort));
  await during('growth', `from ${count(small)} to ${count(large)} audits`, () => measureGrowth(directories, times));
  await during('corners', 'every sort, every filter', () => measureCorners(directory, register.ownerUrl));
  await during('shared', 'lists of much that is shared', () => measureSharedLists(directory, register.ownerUrl, times));
  await during('tracker', 'the tracker', () => measureTracker(registers, directories, { pgbench, effort, times }));
  await during('auditors', 'both lists of auditors', () => measureAuditors(registers, directories, times));
  await during('attention', 'what needs attention, beside the list', () => measureAttention(directory, times));
  await during('reports', 'reports, beside the list', () => measureReports(directory, times));
  await during('dashboards', 'dashboards, beside a group by', () => measureDashboards(directory, register, times));
  await during('typing', 'suggestions and the palette, beside a search', () => measureTyping(directory, times));
  await during('export', 'exports beside COPY and another writer', async () => [
    ...(await measureExportMemory(directory)),
    ...(await measureExports(directory, register.serverUrl, exported)),
  ]);
  await during('documents', 'reports in, documents out', () => measureDocuments(directory, register.ownerUrl, 20));
  await during('imports', 'reports in, four at once', () =>
    measureImports(directory, register.ownerUrl, options.quick ? 60 : 300),
  );
  await during('alerts', 'alerts and their mail', () => measureAlerts(directory, register.ownerUrl, mail, times));
  await during('beside', 'a small import beside four of the largest', async () => [
    await measureImportUnderLoad(directory, register.ownerUrl, times),
  ]);
  await during('first-load', 'first load', async () => [await measureFirstLoad(directory)]);
  return [...figures, loadFigure(register)];
};

const run = async () => {
  const pgbench = await findPgbench();
  if (!pgbench) {
    console.error('pgbench is missing, and without it nothing says what the database alone can do.');
    console.error('Install it: apt-get install postgresql (Debian), or put pgbench on the path.');
    process.exitCode = 1;
    return;
  }
  const machine = machineText('', pgbench.version);
  const registers = {
    small: await openRegister(small, options.fresh),
    large: await openRegister(large, options.fresh),
  };
  const mail = await startMailServer();
  const directories = {
    small: await startDirectory(registers.small.serverUrl, registers.small.folder, mail.port),
    large: await startDirectory(registers.large.serverUrl, registers.large.folder, mail.port),
  };
  try {
    const figures = await measure(pgbench, registers, directories, mail);
    const heading = `${machine.replace('PostgreSQL ', `PostgreSQL ${registers.large.postgres}`)}
${count(registers.small.audits)} and ${count(registers.large.audits)} audits`;
    console.log(tableOf(heading, figures, options.markdown ? 'markdown' : 'plain'));
  } finally {
    await Promise.all([directories.small.end(), directories.large.end()]);
    await Promise.all([registers.small.stop(), registers.large.stop(), mail.stop()]);
  }
};

await run();
