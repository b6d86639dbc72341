import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { entities, kinds, type Subject } from './entities.ts';

/** A word that occurs in one column of one row and nowhere else. */
export interface Canary {
  word: string;
  entity: Subject;
  id: string;
  /** `table.column`. */
  place: string;
}

/**
 * A character that no other test text has: it identifies canaries of the other organisation in a PDF, whose text is
 * glyphs.
 */
export const rareCharacter = '鲸';

/** The tables of a record: its own, and those with a foreign key to it, unless their rows follow from others. */
const placesOf = async (owner: Kysely<DB>, entity: Subject) => {
  const { rows } = await sql<{ table: string; key: string }>`
    select ${entity}::text as table, 'id' as key
    union select child.relname, attribute.attname
    from pg_constraint as key
      join pg_class as child on child.oid = key.conrelid
      join pg_attribute as attribute on attribute.attrelid = child.oid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = ${entity}::regclass and child.relname not like '%_listing'
      and child.relname <> 'audit_finding'
      and child.relname <> all(${kinds.map((kind) => entities[kind.entity].table)}::text[])`.execute(owner);
  return rows;
};

/** Text columns with a meaning to the server: a digest, a template's stamp, the source register. */
const meaningful = ['file_sha256', 'template_code', 'template_version', 'external_source', 'external_reference'];

/** Free text only: a column with a check constraint is a choice. */
const textsOf = async (owner: Kysely<DB>, table: string) => {
  const { rows } = await sql<{ column: string; type: string }>`
    select attribute.attname as column, format_type(attribute.atttypid, null) as type
    from pg_attribute as attribute
    where attribute.attrelid = ${table}::regclass and attribute.attnum > 0 and not attribute.attisdropped
      and format_type(attribute.atttypid, null) in ('text', 'jsonb')
      and attribute.attname <> all(${meaningful}::text[])
      and not exists (select from pg_constraint as rule where rule.contype = 'c' and rule.conrelid = attribute.attrelid
        and attribute.attnum = any(rule.conkey))`.execute(owner);
  return rows;
};

/** Letters only, so that the search sees one word and every encoding preserves it. */
const newWord = (isOther: boolean) =>
  `zq${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}${isOther ? rareCharacter : ''}`;

/**
 * The canaries that occur in a text. Answers are many and long: each is scanned once for all words, including
 * overlapping ones.
 */
export const canariesIn = (text: string, canaries: Iterable<Canary>): Canary[] => {
  const found = new Set([...text.matchAll(/(?=(zq[a-z]{10}))/g)].map(([, letters]) => letters));
  if (found.size === 0) return [];
  return [...canaries].filter(({ word }) => found.has(word.replace(rareCharacter, '')));
};

/** Adds the word to every text within a JSON value. */
const withWord = (value: unknown, word: string): unknown => {
  if (typeof value === 'string') return /[a-z]/i.test(value) ? `${value} ${word}` : value;
  if (Array.isArray(value)) return value.map((item) => withWord(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWord(item, word)]));
};

/** A person whose name is a canary and who appears only as the author of the record's changes. */
const author = async (owner: Kysely<DB>, word: string) => {
  const { id } = await owner
    .insertInto('app_user')
    .values({
      email: `${randomBytes(6).toString('hex')}@people.example`,
      first_name: word,
      last_name: word,
      role: 'UNKNOWN',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const plantIn = async (
  owner: Kysely<DB>,
  at: { table: string; key: string; column: string; type: string },
  id: string,
  word: string,
) => {
  const [table, key, column] = [sql.table(at.table), sql.ref(at.key), sql.ref(at.column)];
  if (at.type === 'text') {
    await sql`update ${table} set ${column} = concat_ws(' ', ${column}, ${word}::text) where ${key} = ${id}::bigint`.execute(
      owner,
    );
    return;
  }
  const { rows } = await sql<{
    held: unknown;
  }>`select ${column} as held from ${table} where ${key} = ${id}::bigint`.execute(owner);
  if (rows[0])
    await sql`update ${table} set ${column} = ${JSON.stringify(withWord(rows[0].held, word))}::jsonb where ${key} = ${id}::bigint`.execute(
      owner,
    );
};

/** Puts a canary into every free text of a record and of the rows that belong to it; returns them. */
export const plantCanaries = async (
  owner: Kysely<DB>,
  record: { entity: Canary['entity']; id: string; isOther: boolean },
): Promise<Canary[]> => {
  const { entity, id, isOther } = record;
  const planted: Canary[] = [];
  const name = newWord(isOther);
  const actor = await author(owner, name);
  planted.push({ word: name, entity, id, place: 'app_user.name' });
  await owner.transaction().execute(async (db) => {
    await sql`select set_config('app.actor', ${actor}, true)`.execute(db);
    for (const { table, key } of await placesOf(db, entity))
      for (const { column, type } of await textsOf(db, table)) {
        const word = newWord(isOther);
        await plantIn(db, { table, key, column, type }, id, word);
        planted.push({ word, entity, id, place: `${table}.${column}` });
      }
  });
  return planted;
};
