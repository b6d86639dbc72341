// Every sortable column with every filter of every list, asked through HTTP: none may take far longer than its list does.
import { readActor } from '../packages/server/src/features/identity/identity.queries.ts';
import { openDatabase } from '../packages/server/src/kernel/database/database.ts';
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import { columnsFor } from '../packages/server/src/kernel/lists/list-source.ts';
import { multiplyAuditors } from './auditors.ts';
import { filterQueries } from './corners/filters.ts';
import { type MeasuredList, measuredLists, type Reader } from './corners/lists.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { count, type Figure, median, milliseconds } from './figures.ts';

interface Corner {
  query: string;
  ms: number;
}

const attempts = 3;
/** How many times as long as its list a request may take. */
const most = 10;

const ordersOf = ({ list }: MeasuredList, { viewer }: Reader): string[] =>
  columnsFor(list.spec, viewer).flatMap(([key, { sortable }]) =>
    sortable ? [`sortBy=${key}&order=asc`, `sortBy=${key}&order=desc`] : [],
  );

/** One that is refused, such as for its duration, takes forever. */
const askOnce = async (directory: MeasuredDirectory, path: string, headers: Record<string, string>) => {
  let status = 0;
  const ms = await timed(async () => {
    const answer = await fetch(directory.origin + path, { headers });
    await answer.arrayBuffer();
    status = answer.status;
  });
  if (status >= 400 && status < 500) throw new Error(`${path} was answered ${status}`);
  return status === 200 ? ms : Number.POSITIVE_INFINITY;
};

const usualOf = (corners: readonly Corner[]) => Math.max(1, median(corners.map(({ ms }) => ms)));

const figureOf = (what: string, corners: readonly Corner[]): Figure => {
  const slowest = corners.toSorted((one, other) => other.ms - one.ms);
  const usual = usualOf(corners);
  console.log(`\n${what}: ${count(corners.length)} corners, their median ${milliseconds(usual)}; the slowest:`);
  for (const { query, ms } of slowest.slice(0, 10)) console.log(`${milliseconds(ms).padStart(9)}  ${query}`);
  const worst = slowest[0]?.ms ?? Number.NaN;
  const above = corners.filter(({ ms }) => ms > most * usual).length;
  return {
    what: `${what}: the slowest of ${count(corners.length)} corners to their median`,
    value: worst / usual,
    said: `${(worst / usual).toFixed(1)}  (${milliseconds(usual)} to ${milliseconds(worst)}${above ? `, ${above} above` : ''})`,
    bound: { better: 'lower', target: most },
  };
};

const measureList = async (
  directory: MeasuredDirectory,
  owner: ReturnType<typeof openPool>,
  measured: MeasuredList,
  reader: Reader,
): Promise<Figure> => {
  const headers = await directory.headersFor(reader.email);
  const filters = await filterQueries(owner, measured.list, reader.viewer);
  const corners: Corner[] = [];
  const ask = (query: string) => askOnce(directory, `${measured.path}?${query}`, headers);
  for (const order of ordersOf(measured, reader))
    for (const filter of filters) {
      const query = [order, filter, measured.always].filter(Boolean).join('&');
      corners.push({ query, ms: await ask(query) });
    }
  // The best of three, for those it matters to: the others stay below the limit anyway.
  const limit = (most / 2) * usualOf(corners);
  for (const corner of corners)
    for (let attempt = 1; attempt < attempts && corner.ms > limit; attempt += 1)
      corner.ms = Math.min(corner.ms, await ask(corner.query));
  return figureOf(`${measured.path.split('/').at(-1)}, ${reader.who}`, corners);
};

/** The account as the server knows it: values that its organisations have are among those asked for. */
const asAccount = async (reader: Reader, owner: ReturnType<typeof openPool>, ownerUrl: string): Promise<Reader> => {
  const { rows } = await owner.query<{ identificator: string; generation: number }>(
    `select identificator::text, coalesce(generation, 0) as generation
     from app_user left join login on login.user_id = app_user.id where email = $1`,
    [reader.email],
  );
  if (!rows[0]) return reader;
  const database = openDatabase(ownerUrl, 1);
  try {
    const actor = await readActor(database.reads, reader.viewer.flags, { ...rows[0], session: undefined });
    return actor ? { ...reader, viewer: { ...reader.viewer, actor } } : reader;
  } finally {
    await database.close();
  }
};

/** For each list and reader, the slowest of all combinations of a sort and a filter, to the median of them all. */
export const measureCorners = async (directory: MeasuredDirectory, ownerUrl: string): Promise<Figure[]> => {
  await multiplyAuditors(ownerUrl);
  const owner = openPool(ownerUrl, { size: 1, readOnly: true, statementTimeoutMs: 120_000 });
  try {
    const figures: Figure[] = [];
    for (const measured of measuredLists)
      for (const reader of measured.readers)
        figures.push(await measureList(directory, owner, measured, await asAccount(reader, owner, ownerUrl)));
    return figures;
  } finally {
    await owner.end();
  }
};
