import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';

export type PersonTable = 'auditor' | 'app_user';
export type Rows = readonly Record<string, unknown>[];

/** A column that names a row of another table. */
interface Reference {
  table: string;
  column: string;
  to: string;
  toColumn: string;
  /** The row is deleted together with the one it names. */
  isDeletedAlong: boolean;
  /** The rows of the other table have names. */
  isNamed: boolean;
}

/** Read from the database, so that a new table is exported without being listed here. */
const referencesIn = async (db: Reader): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select source.relname as table, own.attname as column, target.relname as to, other.attname as "toColumn",
      foreign_key.confdeltype = 'c' as "isDeletedAlong", exists (select from pg_attribute as named
        where named.attrelid = foreign_key.confrelid and named.attname = 'name') as "isNamed"
    from pg_constraint as foreign_key
      join pg_class as source on source.oid = foreign_key.conrelid join pg_class as target on target.oid = foreign_key.confrelid
      join pg_attribute as own on own.attrelid = source.oid and own.attnum = foreign_key.conkey[1]
      join pg_attribute as other on other.attrelid = target.oid and other.attnum = foreign_key.confkey[1]
    where foreign_key.contype = 'f' and cardinality(foreign_key.conkey) = 1
      and source.relnamespace = 'public'::regnamespace
    order by source.relname, own.attname`.execute(db);
  return rows;
};

/** Secrets of an account, and what is derived from other tables. */
const isSecret = (column: string) => /hash|token|secret/.test(column);
const isWithheld = (table: string) => /_link$|_listing$/.test(table);

/** The rows with the names of what they refer to beside its ids. */
const readRows = async (
  db: Reader,
  references: readonly Reference[],
  table: string,
  where: RawBuilder<unknown>,
): Promise<Rows> => {
  const names = references
    .filter(({ isNamed, ...one }) => isNamed && one.table === table)
    .map(
      ({ column, to, toColumn }) => sql`jsonb_build_object(${sql.lit(`${column.replace(/_id$/, '')}_name`)}::text,
        (select named.name from ${sql.table(to)} as named where named.${sql.ref(toColumn)} = held.${sql.ref(column)}))`,
    );
  const whole = sql.join([sql`to_jsonb(held)`, ...names], sql` || `);
  const { rows } = await sql<{
    row: Record<string, unknown>;
  }>`select ${whole} as row from ${sql.table(table)} as held where ${where} order by held.*`.execute(db);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))));
};

const idsOf = (rows: Rows, column: string) => rows.map((row) => String(row[column]));

/** The rows that belong to these ones, and those that belong to them. */
const partsOf = async (
  db: Reader,
  references: readonly Reference[],
  { table, rows }: { table: string; rows: Rows },
): Promise<Record<string, Rows>> => {
  const parts: Record<string, Rows> = {};
  for (const { table: part, column, toColumn } of references.filter((one) => one.isDeletedAlong && one.to === table)) {
    const where = sql`held.${sql.ref(column)}::text = any(${idsOf(rows, toColumn)}::text[])`;
    const found = isWithheld(part) ? [] : await readRows(db, references, part, where);
    if (found.length === 0) continue;
    parts[part] = [...(parts[part] ?? []), ...found];
    Object.assign(parts, await partsOf(db, references, { table: part, rows: found }));
  }
  return parts;
};

/** The records of others that name the person, such as the audits that they uploaded. */
const namingOf = async (db: Reader, references: readonly Reference[], table: string, id: string) => {
  const naming: { table: string; column: string; id: string }[] = [];
  for (const { table: other, column } of references.filter((one) => !one.isDeletedAlong && one.to === table)) {
    const { rows } = await sql<{
      id: string;
    }>`select coalesce(to_jsonb(held) ->> 'id', to_jsonb(held) ->> 'audit_id') as id
      from ${sql.table(other)} as held where held.${sql.ref(column)} = ${id}::bigint order by 1`.execute(db);
    naming.push(...rows.map((row) => ({ table: other, column, ...row })));
  }
  return naming;
};

/** The record of a person with everything that belongs to it, and which records name it. */
export const recordsOf = async (db: Reader, table: PersonTable, id: string) => {
  const references = await referencesIn(db);
  const rows = await readRows(db, references, table, sql`held.id = ${id}::bigint`);
  return {
    record: rows[0],
    parts: await partsOf(db, references, { table, rows }),
    namedBy: await namingOf(db, references, table, id),
  };
};
