import { readdir, readFile } from 'node:fs/promises';
import { errorCatalogue } from '@attestry/contract';
import { roles } from '@attestry/contract/kernel/permissions.ts';
import { roleGroups } from '@attestry/contract/kernel/role-groups.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readListings } from '../kernel/database/listings.ts';
import { openPool } from '../kernel/database/pool.ts';
import type { DB } from '../kernel/database/tables.ts';
import { freshDatabase } from '../kernel/testing/cluster.ts';
import { openOwner } from '../kernel/testing/owner.ts';

let owner: Kysely<DB>;
let server: Kysely<DB>;

beforeAll(async () => {
  const { ownerUrl, serverUrl } = await freshDatabase();
  owner = openOwner(ownerUrl);
  server = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(serverUrl, { size: 2 }) }) });
});
afterAll(async () => {
  await server.destroy();
  await owner.destroy();
});

const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>, db = owner): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ name }) => name).sort();

/** The tables that the product ships with rows: the lookups. */
const shippedTables = async (): Promise<string[]> => {
  const tables = await namesOf(sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`);
  const shipped: string[] = [];
  for (const name of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(owner);
    if (rows.length > 0 && !(name in withoutTrigger)) shipped.push(name);
  }
  return shipped;
};

/** Tables without a change log, each with the reason, in addition to shipped tables and listings. */
const withoutTrigger: Record<string, string> = {
  alert: 'reports events that are recorded there',
  alert_recipient: 'who is notified of such an event',
  applied_listing: 'written when listings are applied alone',
  asked_question: 'is kept for an hour and changes nothing',
  attempt: 'counts for rate limits, without names',
  audit_finding: 'follows from reports, whose changes are logged',
  auditor_validated: 'a copy of what the changes of the profile say',
  change_log: 'is the record of changes',
  existing_user_question: 'is kept for an hour and changes nothing',
  hidden_first_steps: 'what a user no longer wants to see, which concerns nobody else',
  kept_export: 'a copy of records that one person asked for, kept for a day',
  kept_export_part: 'belongs to such a copy',
  mail: 'a queue of deliveries',
  oidc_key: 'holds a secret',
  oidc_record: 'sessions of the identity provider',
  password_link: 'holds digests of secrets',
  published_word: 'follows from records',
  schema_migration: 'written by migrations alone',
  search_word: 'follows from records',
  sign_up: 'holds companies that do not exist yet, for a day',
  subscription: 'what a user wants to be notified of, which concerns nobody else',
  subscription_standard: 'belongs to a subscription',
  this_directory: 'made by a migration alone',
  unsubscribe_link: 'holds the links of mail',
  unused_file: 'what the store holds beyond the records',
};

describe('every table', () => {
  it('has the change log trigger for every row and every kind of change, or a reason to have none', async () => {
    const without = await namesOf(sql<{ name: string }>`
      select held.relname as name from pg_class as held
      where held.relnamespace = 'public'::regnamespace and held.relkind in ('r', 'p')
        and not exists (select from pg_trigger as one
          where one.tgrelid = held.oid and one.tgname = 'change_log' and one.tgenabled = 'O' and one.tgtype & 1 = 1
            and one.tgtype & 4 = 4)`);
    const listings = (await readListings()).map(({ name }) => `${name}_listing`);
    const known = [...(await shippedTables()), ...listings];
    expect(without.filter((name) => !known.includes(name))).toEqual(Object.keys(withoutTrigger).sort());
  });

  it('also logs updates and deletions, unless its rows never change or are deleted with their record', async () => {
    const { rows } = await sql<{ name: string; update: boolean; delete: boolean }>`
      select held.relname as name, one.tgtype & 16 = 16 as update, one.tgtype & 8 = 8 as delete
      from pg_trigger as one join pg_class as held on held.oid = one.tgrelid where one.tgname = 'change_log'`.execute(
      owner,
    );
    const partly = rows
      .filter((one) => !one.update || !one.delete)
      .map(({ name }) => name)
      .sort();
    // A report is logged with its audit; a certificate gets another version; a document, favourite or share is added and removed, but never changed. An
    // acceptance stays as long as its user.
    expect(partly).toEqual(['audit_document', 'audit_report', 'certificate', 'favourite', 'share', 'terms_acceptance']);
  });

  it('has an index that starts with each of its foreign keys', async () => {
    const bare = await namesOf(sql<{ name: string }>`
      select key.conrelid::regclass || '.' || key.conname as name from pg_constraint as key
      where key.contype = 'f' and key.connamespace = 'public'::regnamespace
        and not exists (select from pg_index as index
          where index.indrelid = key.conrelid and index.indpred is null
            and (index.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey)`);
    expect(bare).toEqual([]);
  });

  it('stores timestamps with their time zone', async () => {
    const local = await namesOf(sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('timestamp without time zone', 'time without time zone')`);
    expect(local).toEqual([]);
  });

  it('has a primary key', async () => {
    const without = await namesOf(sql<{ name: string }>`
      select held.relname as name from pg_class as held
      where held.relnamespace = 'public'::regnamespace and held.relkind = 'r'
        and not exists (select from pg_constraint where contype = 'p' and conrelid = held.oid)`);
    // Attempts are counted and forgotten; they name nobody.
    expect(without).toEqual(['attempt']);
  });
});

/** Unique constraints that no form can violate, each with the reason. */
const unclaimed: Record<string, string> = {
  accreditation_body_name_key: 'accreditation bodies are set up with the deployment',
  app_user_identificator_key: 'drawn at random',
  app_user_subject_key: 'an account is linked to the person it belongs to',
  alert_event_key: 'the same event raises no second alert',
  alert_recipient_id_key: 'numbered by the database',
  audit_document_link_key: 'drawn at random',
  auditor_qualification_auditor_id_entity_key: 'a form is compared with what its profile has, which is locked',
  audit_one_current: 'whoever makes a record Current holds the lock of site and standard and closes the other first',
  audit_schedule_site_id_standard_id_key: 'no call schedules',
  certificate_audit_id_version_key: 'versions are counted under the lock of the audit',
  certificate_token: 'drawn at random',
  company_contact_company_id_type_key: 'a contact of the same kind is overwritten',
  mail_dedupe_key_key: 'a second mail of the same key is not written',
  share_entity_type_entity_id_target_type_target_id_key: 'what is shared already stays so',
  office_of_its_body: 'an id is one anyway; the parts of an office refer to it with its certification body',
  office_one_main: 'a certification body is created with its main office, and every other one is a sub office',
  site_contact_site_id_type_key: 'a contact of the same kind is overwritten',
  site_former_name_once: 'a former name that is kept already is not kept again',
  sign_up_token_hash_key: 'drawn at random',
  unsubscribe_link_user_id_kind_key: 'a link that exists is used again',
  user_organisation_one_primary: 'the primary organisation is changed in its place, under the lock of the user',
};

const claims = new Map(
  Object.values(errorCatalogue)
    .flatMap((errors) => Object.values(errors))
    .flatMap(({ code, constraint }) => (constraint ? [[constraint, code] as const] : [])),
);

describe('a database constraint that a user can violate', () => {
  const uniqueRules = () =>
    namesOf(sql<{ name: string }>`select index.relname as name from pg_index
      join pg_class as index on index.oid = pg_index.indexrelid
      where index.relnamespace = 'public'::regnamespace and pg_index.indisunique and not pg_index.indisprimary`);

  it('has an error in the catalogue, or a reason not to', async () => {
    const shipped = await shippedTables();
    const ofShipped = await namesOf(sql<{ name: string }>`select indexname as name from pg_indexes
      where schemaname = 'public' and tablename = any(${shipped})`);
    const free = (await uniqueRules()).filter((name) => !claims.has(name) && !ofShipped.includes(name));
    expect(free).toEqual(Object.keys(unclaimed).sort());
  });

  it('exists if an error names it', async () => {
    const rules = await namesOf(sql<{ name: string }>`select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace`);
    const known = new Set([...rules, ...(await uniqueRules())]);
    expect([...claims.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the server’s database role', () => {
  const refusal = (statement: string) =>
    server
      .transaction()
      .execute((db) => sql.raw(statement).execute(db))
      .then(
        () => 'allowed',
        (error: Error) => error.message,
      );

  it.each([
    "insert into change_log (entity, entity_id, part, event, changes) values ('site', 1, 'site', 'Forged', '{}')",
    'update change_log set event = event',
    'delete from change_log',
    'truncate change_log',
    'alter table change_log disable trigger all',
    'alter table company disable trigger change_log',
    'alter table company add column planted text',
    'drop trigger change_log on company',
    'create or replace function log_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'create table planted (id int)',
    'create table graphile_worker.planted (id int)',
    'create schema planted',
    'create function listing.planted() returns int return 1',
    'drop function listing.refresh_company',
    "update applied_listing set version = ''",
    'drop table site_former_name',
    'truncate company cascade',
    'set session_replication_role = replica',
    "update schema_migration set hash = ''",
    'create role planted superuser',
    'grant attestry_server to attestry_server with admin option',
    "copy company to program 'true'",
    "select pg_read_file('/etc/passwd')",
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toMatch(
      /permission denied|must be owner|must have|not have permission|only roles with/i,
    );
  });

  it('owns nothing and belongs to no other role', async () => {
    const { rows } = await sql<{ owned: number; member: number; powers: boolean }>`select
      (select count(*)::int from pg_class where relowner = me.oid) + (select count(*)::int from pg_proc where proowner = me.oid)
        + (select count(*)::int from pg_namespace where nspowner = me.oid) as owned,
      (select count(*)::int from pg_auth_members where member = me.oid) as member,
      me.rolsuper or me.rolcreaterole or me.rolcreatedb or me.rolreplication or me.rolbypassrls as powers
      from pg_roles as me where me.rolname = 'attestry_server'`.execute(owner);
    expect(rows).toEqual([{ owned: 0, member: 0, powers: false }]);
  });
});

describe('the permission matrix', () => {
  it('puts every role into a group that scopes know, or denies it all records', () => {
    const grouped = new Set<string>(Object.values(roleGroups).flat());
    expect(roles.filter((role) => !grouped.has(role))).toEqual(['UNKNOWN']);
  });
});

const migrations = new URL('../../migrations/', import.meta.url);

describe('migrations', () => {
  it('have distinct numbers, so that their order is unambiguous', async () => {
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  it('define tables and indexes, and do not use listing functions now that those have their own files', async () => {
    const functions = (await readListings()).flatMap(({ sql: text }) =>
      [...text.matchAll(/function (?:listing\.)?(\w+)/g)].map(([, name]) => name),
    );
    // A type may have had the name of a later function.
    const named = new RegExp(`(?<!\\btype )\\b(${functions.join('|')})\\b`);
    const later = (await readdir(migrations)).filter((name) => name.slice(0, 4) > '0059' && name.endsWith('.sql'));
    const texts = await Promise.all(
      later.map(async (name) => ({ name, text: await readFile(new URL(name, migrations), 'utf8') })),
    );
    expect(functions).toContain('refresh_company');
    expect(texts.filter(({ text }) => named.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
