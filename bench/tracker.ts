// The Certificate Tracker of a buyer: 10,000 shared sites, 250 favourites, and the whole register by sharing options.
import type { MeasuredDirectory } from './directory-process.ts';
import type { Figure } from './figures.ts';
import { growthOf } from './growth.ts';
import type { Pgbench } from './pgbench.ts';
import { type Owner, openOwner, type Register } from './register.ts';
import { trackerPage, trackerRequests } from './requests.ts';
import { shareWithBuyer } from './shared-lists.ts';
import { type Effort, ratioOf } from './throughput.ts';

/** One site in ten has an option, each of the three in turn. */
const setOptions = async (owner: Owner): Promise<void> => {
  const { rows } = await owner.query('select from site_sharing_option limit 100');
  if (rows.length === 100) return;
  console.error('· setting sharing options, once in this register');
  await owner.query(`insert into site_sharing_option
    select id, (array['BasicOnly', 'CertificateOnly', 'CertificatePDF'])[1 + id / 10 % 3] from site where id % 10 = 0
    on conflict do nothing`);
};

const addFavourites = async (owner: Owner, company: string): Promise<void> => {
  await owner.query(
    `insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
      select $1, site_id, standard_id, id, site_name from audit_listing where tracked order by site_id limit 250
      on conflict do nothing`,
    [company],
  );
};

/** What the demo lacks for a buyer of this size; created once in each register. */
const prepare = async ({ ownerUrl }: Register): Promise<void> => {
  const owner = openOwner(ownerUrl);
  try {
    const { reader } = await shareWithBuyer(owner);
    await setOptions(owner);
    await addFavourites(owner, reader);
    for (const table of ['audit_listing', 'site_sharing_option', 'favourite'])
      await owner.query(`vacuum analyze ${table}`);
  } finally {
    await owner.end();
  }
};

/** How its lists grow with the register, also when they are sorted by a masked column, and its throughput. */
export const measureTracker = async (
  registers: { small: Register; large: Register },
  directories: { small: MeasuredDirectory; large: MeasuredDirectory },
  { pgbench, effort, times }: { pgbench: Pgbench; effort: Effort; times: number },
): Promise<Figure[]> => {
  for (const register of [registers.small, registers.large]) await prepare(register);
  const figures: Figure[] = [];
  for (const asked of trackerRequests) figures.push(await growthOf(directories, asked, times));
  const where = { directory: directories.large, serverUrl: registers.large.serverUrl, pgbench };
  return [...figures, await ratioOf(where, trackerPage, effort)];
};
