// The lists of a company with ten thousand shared sites, compared with the standards body, which sees everything.
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { type Owner, openOwner } from './register.ts';
import { type BenchRequest, bodyAdmin, buyer, sharedLists } from './requests.ts';

/** As many sites are shared individually as through their company. */
const sitesOfEach = 5000;

/** Created once per register. The sites are spread like a retailer's suppliers over countries and years. */
const shareSites = async (owner: Owner, reader: string, supplier: string): Promise<void> => {
  const { rows } = await owner.query<{ sites: number }>(
    "select count(*)::int as sites from share where target_type = 'Company' and target_id = $1 and entity_type = 'site'",
    [reader],
  );
  if ((rows[0]?.sites ?? 0) >= sitesOfEach / 2) return;
  console.error('· sharing sites with one company, once in this register');
  const spread = (remainder: number) => `select id from (
    select id, row_number() over (order by id) as place, count(*) over () as sites from site where status = 'Active'
  ) as active where place % greatest(2, sites / ${sitesOfEach}) = ${remainder} limit ${sitesOfEach}`;
  await owner.query(`update site set company_id = $1 where id in (${spread(0)})`, [supplier]);
  await owner.query(
    'update audit set owner_company_id = $1 where site_id in (select id from site where company_id = $1)',
    [supplier],
  );
  await owner.query(
    `insert into share (entity_type, entity_id, target_type, target_id)
      select 'site', id, 'Company', $1::bigint from (${spread(1)}) as supplied on conflict do nothing`,
    [reader],
  );
  await owner.query(
    `insert into share (entity_type, entity_id, target_type, target_id) values ('company', $1, 'Company', $2)
      on conflict do nothing`,
    [supplier, reader],
  );
  for (const table of ['share', 'site', 'site_listing', 'audit', 'audit_listing'])
    await owner.query(`vacuum analyze ${table}`);
};

const partiesOf = async (owner: Owner): Promise<{ reader: string; supplier: string }> => {
  const { rows } = await owner.query<{ reader: string; supplier: string }>(
    `select held.organisation_id::text as reader, (
        select id::text from company where tier = 'Pro' and status = 'Active' and id > held.organisation_id
        order by id limit 1) as supplier
      from user_organisation as held join app_user on app_user.id = held.user_id where app_user.email = $1`,
    [buyer],
  );
  const [parties] = rows;
  if (!parties) throw new Error(`The register has no company of ${buyer}`);
  return parties;
};

/** The company of the buyer, and the one that shares its sites with it. */
export const shareWithBuyer = async (owner: Owner): Promise<{ reader: string; supplier: string }> => {
  const parties = await partiesOf(owner);
  await shareSites(owner, parties.reader, parties.supplier);
  return parties;
};

const ask = async (directory: MeasuredDirectory, path: string, email: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', ...(await directory.headersFor(email)) };
  const answer = await fetch(directory.origin + path, { ...init, headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`);
};

const comparedWithBody = async (
  directory: MeasuredDirectory,
  { what, path }: BenchRequest,
  times: number,
): Promise<Figure> => {
  const [body, reader]: [number[], number[]] = [[], []];
  for (let run = -8; run < times; run += 1) {
    const one = await timed(() => ask(directory, path, bodyAdmin));
    const other = await timed(() => ask(directory, path, buyer));
    if (run < 0) continue;
    body.push(one);
    reader.push(other);
  }
  const [whole, shared] = [median(body), median(reader)];
  return {
    what: `${what}, of 10,000 shared sites, to the body's`,
    value: shared / whole,
    said: `${(shared / whole).toFixed(2)}  (${milliseconds(whole)} to ${milliseconds(shared)})`,
    bound: { better: 'lower', target: 4 },
  };
};

/** Ends and creates again the supplier's share with its sites, and times each with the reader's next list. */
const sharing = async (
  directory: MeasuredDirectory,
  { reader, supplier }: { reader: string; supplier: string },
): Promise<Figure> => {
  const body = JSON.stringify({ sharedWithType: 1, sharedWithId: reader, sharedId: supplier });
  const taken: number[] = [];
  for (const [method, call] of [
    ['DELETE', 'removeShare'],
    ['POST', 'share'],
  ] as const)
    taken.push(
      await timed(async () => {
        await ask(directory, `/companydirectory/api/Companies/${call}`, bodyAdmin, { method, body });
        await ask(directory, sharedLists[0].path, buyer);
      }),
    );
  const longest = Math.max(...taken);
  return {
    what: 'A share of a company with 5,000 sites, ended or given, and the next list',
    value: longest,
    said: milliseconds(longest),
    bound: { better: 'lower', target: 2000 },
  };
};

/** The lists of the company and of the standards body, alternating over one HTTP connection. */
export const measureSharedLists = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  times: number,
): Promise<Figure[]> => {
  const owner = openOwner(ownerUrl);
  try {
    const parties = await shareWithBuyer(owner);
    const figures: Figure[] = [];
    for (const asked of sharedLists) figures.push(await comparedWithBody(directory, asked, times));
    return [...figures, await sharing(directory, parties)];
  } finally {
    await owner.end();
  }
};
