// `npm run search:quality -- --edition FILE [--edition FILE]`: loads editions of a register, searches for its sites as
// people would, and prints how often the right one is found. Exits with 1 below the bar.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appointAdministrator } from '../packages/server/src/features/identity/identity.public.ts';
import { importSites } from '../packages/server/src/features/site-import/import-sites.commands.ts';
import { readSiteMap } from '../packages/server/src/features/site-import/site-map.rules.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { startEmbedded } from '../packages/server/src/kernel/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/kernel/database/migrate.ts';
import { serverUrlOf } from '../packages/server/src/kernel/database/roles.ts';
import { readSettings } from '../packages/server/src/kernel/settings/settings.ts';
import { startDirectory } from './directory-process.ts';
import { askAll, type Result, resultsOf } from './search/asking.ts';
import { type NamedSite, questionsFrom } from './search/questions.ts';

const maps = path.resolve(import.meta.dirname, '../packages/server/maps');
const shipped = ['first', 'second'].map((edition) => path.join(maps, `example/approved-establishments-${edition}.csv`));

const { values: options } = parseArgs({
  options: {
    edition: { type: 'string', multiple: true, default: shipped },
    map: { type: 'string', default: path.join(maps, 'uk-approved-establishments.json') },
    questions: { type: 'string', default: '250' },
    seed: { type: 'string', default: '2026' },
    lanes: { type: 'string', default: '1' },
    failures: { type: 'boolean', default: false },
  },
});

const administrator = 'searcher@body.example';
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Imports each edition over the one before, and reads the sites that result. */
const loadEditions = async (serverUrl: string, dataDir: string): Promise<NamedSite[]> => {
  const settings = readSettings({ NODE_ENV: 'development', DEMO: 'off', DATA_DIR: dataDir });
  const map = readSiteMap(await readFile(options.map, 'utf8'));
  const database = openDatabase(serverUrl, 2);
  try {
    await appointAdministrator(settings, database, administrator);
    for (const edition of options.edition)
      await importSites(database, { bytes: await readFile(edition), map }, () => undefined);
    const { rows } = await database.readPool.query<NamedSite>(`
      select id::text, name, city as town, external_reference as reference,
        array(select former.name from site_former_name as former where former.site_id = site.id) as "formerNames"
      from site where status <> 'Archived' order by id`);
    return rows;
  } finally {
    await database.close();
  }
};

const share = (value: number) => value.toFixed(3);
const line = ({ kind, count, first, three, ten, p50, p95 }: Result) =>
  `${kind.padEnd(52)} ${String(count).padStart(5)}  ${share(first)}  ${share(three)}  ${share(ten)}  ${p50.toFixed(0).padStart(4)} ms  ${p95.toFixed(0).padStart(4)} ms`;

/** The bar of each level: the shares of right sites in first place and among the first ten. */
const bars = {
  plain: { first: 0.97, ten: 0.99 },
  numbers: { first: 1, ten: 1 },
  hard: { first: 0, ten: 0.95 },
} as const;
const everyPlainKind = 0.97;

const missedTargets = ({ kinds, levels }: ReturnType<typeof resultsOf>): string[] => [
  ...levels
    .filter(({ level, first, ten }) => first < bars[level].first || ten < bars[level].ten)
    .map(({ kind, level }) => `${kind}: asked for ${bars[level].first} first and ${bars[level].ten} among ten`),
  ...kinds
    .filter(({ level, ten }) => level === 'plain' && ten < everyPlainKind)
    .map(({ kind }) => `${kind}: asked for ${everyPlainKind} among ten`),
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'attestry-search-'));
const embedded = await startEmbedded({ dataDir: path.join(folder, 'database') });
try {
  await migrate(embedded.ownerUrl);
  const serverUrl = serverUrlOf(embedded.ownerUrl);
  const sites = await loadEditions(serverUrl, folder);
  const questions = questionsFrom(sites, { perKind: Number(options.questions), seed: Number(options.seed) });
  say(`${sites.length.toLocaleString('en')} sites, ${questions.length.toLocaleString('en')} questions`);
  const directory = await startDirectory(serverUrl, folder);
  const asked = await askAll(directory, administrator, questions, Number(options.lanes)).finally(directory.end);
  const results = resultsOf(asked);
  console.log(`${'kind of question'.padEnd(52)} count    r@1    r@3   r@10      p50      p95`);
  for (const result of [...results.kinds, ...results.levels]) console.log(line(result));
  if (options.failures)
    for (const { question, place } of asked)
      if (place === undefined) console.log(`${question.kind}: ${question.term} → ${question.answers.join(', ')}`);
  const missed = missedTargets(results);
  for (const one of missed) console.log(`Below the bar: ${one}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
