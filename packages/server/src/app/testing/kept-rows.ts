import { sql } from 'kysely';
import type { TestDirectory } from './test-directory.ts';

export interface KeptRows {
  /** Restores all rows, with triggers off, and answers the tables whose rows had been changed. */
  undo(): Promise<string[]>;
}

/**
 * For each table a copy, a trigger that notes when it is written to, and a function that answers whether rows differ from
 * the copy and restores them. Only rows that other transactions have written since the table was last as kept are compared.
 */
const keepEachTable = sql`do $keep$
declare
  kept_table record;
begin
  create schema kept;
  create table kept."written to" (name text);
  create function kept.note() returns trigger language plpgsql security definer as $$
    begin insert into kept."written to" values (tg_table_name); return null; end $$;
  for kept_table in
    -- Attempts are counted, refused or not.
    select relation.relname as name, string_agg(format('%I', attribute.attname), ', ') as key,
      string_agg(format('copy.%1$I = held.%1$I', attribute.attname), ' and ') as same_key
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
      join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = any(index.indkey)
    where index.indisprimary and relation.relnamespace = 'public'::regnamespace and relation.relname <> 'attempt'
    group by 1
  loop
    execute format('create table kept.%1$I as table %1$I', kept_table.name);
    execute format('alter table kept.%I add primary key (%s)', kept_table.name, kept_table.key);
    execute format('create trigger note after insert or update or delete on %I
      for each statement execute function kept.note()', kept_table.name);
    execute format($function$
      create function kept.%1$I(undone_in pg_snapshot, undone_by text) returns boolean language plpgsql as $body$
      begin
        if not exists (select from kept.%2$I as copy where not exists (select from %2$I as held where %3$s))
          and not exists (select from %2$I as held
            where held.xmin::text <> undone_by and not pg_visible_in_snapshot(held.xmin::text::xid8, undone_in)
              and not exists (select from kept.%2$I as copy where %3$s and copy.* *= held.*))
        then return false; end if;
        delete from %2$I as held
          where held.xmin::text <> undone_by and not pg_visible_in_snapshot(held.xmin::text::xid8, undone_in);
        insert into %2$I overriding system value
          select copy.* from kept.%2$I as copy where not exists (select from %2$I as held where %3$s);
        return true;
      end $body$ $function$, 'restore ' || kept_table.name, kept_table.name, kept_table.same_key);
  end loop;
  create table kept."as kept" as
    select relname::text as name, pg_current_snapshot() as undone_in, pg_current_xact_id()::text as undone_by
    from pg_class where relnamespace = 'public'::regnamespace;
end $keep$`;

/** Triggers stay off in its connection, because switching them makes PostgreSQL plan every statement again. */
const createUndo = sql`create function kept.undo() returns text[] language plpgsql as $$
declare
  -- Read before rows are compared: what other transactions write meanwhile counts as new next time.
  present pg_snapshot := pg_current_snapshot();
  one record;
  was_changed boolean;
  changed text[] := '{}';
begin
  if current_setting('session_replication_role') <> 'replica' then
    perform set_config('session_replication_role', 'replica', false);
  end if;
  for one in
    with taken as (delete from kept."written to" returning name)
    select name, undone_in, undone_by from kept."as kept" where name in (select name from taken) order by 1
  loop
    execute format('select kept.%I($1, $2)', 'restore ' || one.name) into was_changed using one.undone_in, one.undone_by;
    if was_changed then
      changed := changed || one.name;
      update kept."as kept" set undone_in = present, undone_by = pg_current_xact_id()::text where name = one.name;
    end if;
  end loop;
  return changed;
end $$`;

/**
 * Saves a copy of all rows, so that a successful call can be undone: the server uses its own connections, which no
 * savepoint covers.
 */
export const keepRows = async ({ owner, restorer }: TestDirectory): Promise<KeptRows> => {
  await keepEachTable.execute(owner);
  await createUndo.execute(owner);
  return {
    undo: async () => {
      const { rows } = await sql<{ changed: string[] }>`select kept.undo() as changed`.execute(restorer);
      return rows.flatMap(({ changed }) => changed);
    },
  };
};
