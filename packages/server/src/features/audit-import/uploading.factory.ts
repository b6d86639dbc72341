import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';

interface Directory<Caller> {
  owner: Kysely<DB>;
  as(person: { role: Role; organisations: readonly (readonly ['CertificationBody', string])[] }): Promise<Caller>;
}

/** A certification body and several of its users, each of whom may have a few uploads in progress. */
export const bodyThatUploads = async <Caller>({ owner, as }: Directory<Caller>) => {
  const body = await makeApprovedBody(owner);
  const colleague = () => as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
  const colleagues = (count: number) => Promise.all(Array.from({ length: count }, colleague));
  return { body, cb: await colleague(), colleagues };
};

/** The stored audits of a site, in the order of their creation. */
export const auditsIn =
  ({ owner }: { owner: Kysely<DB> }) =>
  (siteId: string) =>
    owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).orderBy('id').execute();

/** The rows of every table and the stored files: unchanged if nothing was stored. */
export const everythingStored = async ({ owner, settings }: { owner: Kysely<DB>; settings: Settings }) => {
  const { rows: names } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(owner);
  const counts = await Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(owner);
      return [name, rows[0]?.count] as const;
    }),
  );
  const store = path.join(settings.DATA_DIR, 'files');
  return {
    rows: Object.fromEntries(counts),
    files: (await readdir(store, { recursive: true }).catch(() => [])).sort(),
  };
};
