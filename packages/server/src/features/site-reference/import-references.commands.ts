import { type RawBuilder, sql } from 'kysely';
import type { Database, Reader } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type ReferenceRow, type RefusedReference, readReferences } from './reference-records.rules.ts';

/** Whose numbers they are: a list that several organisations use, or a company. */
export type ReferenceSource = (typeof sharedSources)[number] | { companyId: string };
const sharedSources = ['HAVI', 'ASDA'] as const;

export interface ReferenceImport {
  refused: RefusedReference[];
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** @throws Error when it names neither a list nor a company */
export const sourceNamed = (name: string): ReferenceSource => {
  const shared = sharedSources.find((source) => source === name.toUpperCase());
  if (shared) return shared;
  if (/^\d{1,18}$/.test(name)) return { companyId: name };
  throw new Error(`“${name}” is no source of numbers: say ${sharedSources.join(', ')} or the id of a company`);
};

interface Store {
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  of: RawBuilder<unknown>;
}

const storeOf = (source: ReferenceSource): Store =>
  typeof source === 'string'
    ? { table: sql`site_reference`, key: sql`source`, of: sql`${source}::text` }
    : { table: sql`supplier_number`, key: sql`company_id`, of: sql`${source.companyId}::bigint` };

const requireCompany = async (db: Reader, source: ReferenceSource): Promise<void> => {
  if (typeof source === 'string') return;
  const { rows } = await sql`select from company where id = ${source.companyId}::bigint`.execute(db);
  if (rows.length === 0) throw new Error(`No company has the id ${source.companyId}`);
};

const valuesOf = (rows: readonly ReferenceRow[]) =>
  sql`unnest(${rows.map(({ siteId }) => siteId)}::bigint[], ${rows.map(({ number }) => number)}::text[]) as given(site_id, number)`;

/** Each given site with the number it has. */
const known = async (db: Reader, { table, key, of }: Store, rows: readonly ReferenceRow[]) => {
  const { rows: found } = await sql<{ siteId: string; number: string | null }>`
    select site.id::text as "siteId", held.number from ${valuesOf(rows)} join site on site.id = given.site_id
      left join ${table} as held on held.site_id = site.id and held.${key} = ${of}`.execute(db);
  return new Map(found.map(({ siteId, number }) => [siteId, number]));
};

const store = async (db: Reader, { table, key, of }: Store, rows: readonly ReferenceRow[]): Promise<void> => {
  const [kept, removed] = [rows.filter(({ number }) => number), rows.filter(({ number }) => !number)];
  await sql`insert into ${table} as held (site_id, ${key}, number)
    select site_id, ${of}, number from ${valuesOf(kept)}
    on conflict (${key}, site_id) do update set number = excluded.number where held.number <> excluded.number`.execute(
    db,
  );
  await sql`delete from ${table} as held using ${valuesOf(removed)}
    where held.${key} = ${of} and held.site_id = given.site_id`.execute(db);
};

/**
 * Stores the numbers of a file in one transaction. Unusable rows are refused and the others stored. Numbers of sites that are
 * not in the file stay. A dry run stores nothing.
 * @throws Error when the whole file is unusable
 */
export const importReferences = (
  database: Pick<Database, 'writes'>,
  { text, source, dryRun = false }: { text: string; source: ReferenceSource; dryRun?: boolean },
): Promise<ReferenceImport> =>
  inTransaction(database, { event: 'Import site references' }, async (db) => {
    await requireCompany(db, source);
    const { rows, refused } = readReferences(text);
    const target = storeOf(source);
    const sites = await known(db, target, rows);
    const unknown = rows.filter(({ siteId }) => !sites.has(siteId));
    const found = rows.filter(({ siteId }) => sites.has(siteId));
    const changes = found.filter(({ siteId, number }) => number !== (sites.get(siteId) ?? ''));
    if (!dryRun) await store(db, target, changes);
    const added = changes.filter(({ siteId }) => sites.get(siteId) === null).length;
    const removed = changes.filter(({ number }) => number === '').length;
    return {
      refused: [
        ...refused,
        ...unknown.map(({ line, siteId }) => ({ line, reason: `Site code: no site has the code ${siteId}` })),
      ].sort((one, other) => one.line - other.line),
      added,
      removed,
      changed: changes.length - added - removed,
      unchanged: found.length - changes.length,
    };
  });
