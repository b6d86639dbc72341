import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';

/**
 * A function that leaves the database as it is now. It deletes row by row: `truncate` would make PostgreSQL
 * plan every statement of every connection again. For the same reason triggers stay off in the connection that calls it. Tables that have rows now are few and seldom change.
 */
export const createEmptying = sql`do $create$
declare
  held record;
  has_rows boolean;
  body text := '';
begin
  create schema emptied;
  for held in
    select format('%I.%I', relnamespace::regnamespace, relname) as name, format('emptied.%I', relname) as copy
    from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')
  loop
    execute format('select exists (select from %s)', held.name) into has_rows;
    if has_rows then
      execute format('create table %s as table %s', held.copy, held.name);
      body := body || format($body$
        if (select array_agg(one::text order by one::text) from %1$s as one)
          is distinct from (select array_agg(one::text order by one::text) from %2$s as one)
        then
          delete from %1$s;
          insert into %1$s overriding system value table %2$s;
        end if;$body$, held.name, held.copy);
    else
      body := body || format('delete from %s;', held.name);
    end if;
  end loop;
  for held in select format('%I.%I', schemaname, sequencename) as name, start_value from pg_sequences loop
    body := body || format('perform setval(%L, %s, false);', held.name, held.start_value);
  end loop;
  execute format('create function emptied.empty() returns void language plpgsql as %L', 'begin ' || body || ' end');
end $create$`;

export const empty = async (owner: Kysely<DB>): Promise<void> => {
  await sql`select set_config('session_replication_role', 'replica', false)
    where current_setting('session_replication_role') <> 'replica'`.execute(owner);
  await sql`select emptied.empty()`.execute(owner);
};
