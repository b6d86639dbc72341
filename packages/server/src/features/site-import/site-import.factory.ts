import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../kernel/database/database.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { importSites } from './import-sites.commands.ts';
import { readSiteMap } from './site-map.rules.ts';

const maps = new URL('../../../maps/', import.meta.url);
export const map = readSiteMap(await readFile(new URL('uk-approved-establishments.json', maps), 'utf8'));
/** Two editions of one register. */
export const first = await readFile(new URL('example/approved-establishments-first.csv', maps));
export const second = await readFile(new URL('example/approved-establishments-second.csv', maps));

export const silent = () => undefined;

/** A database of its own to import a register into, because the outcome of an import depends on what is stored. */
export const openRegister = async () => {
  const { serverUrl, ownerUrl } = await freshDatabase();
  const database = openDatabase(serverUrl, 2);
  return {
    database,
    ownerUrl,
    close: () => database.close(),
    load: (bytes: Uint8Array, dryRun = false) => importSites(database, { bytes, map, dryRun }, silent),
    siteOf: (reference: string) =>
      database.reads
        .selectFrom('site')
        .innerJoin('company', 'company.id', 'site.company_id')
        .selectAll('site')
        .select('company.name as company')
        .where('external_reference', '=', reference)
        .executeTakeFirstOrThrow(),
    /** Everything an import could change, as one text. */
    everything: async () => {
      const { rows } = await sql<{ all: string }>`
        select md5(string_agg(row, E'\n' order by row)) as all from (
          select to_jsonb(site)::text as row from site union all select to_jsonb(company)::text from company
          union all select to_jsonb(log)::text from change_log as log
          union all select to_jsonb(former)::text from site_former_name as former) as stored`.execute(database.reads);
      return rows[0]?.all;
    },
  };
};
export type Register = Awaited<ReturnType<typeof openRegister>>;
