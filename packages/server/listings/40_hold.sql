-- Locks, held until the transaction ends. A refresh overwrites a listing's row with what its statement sees. So hold the
-- record that the row belongs to first, in a statement of its own, to read what the previous holder committed: the company
-- for its row, the site for its row and those of its audits. Whoever holds several kinds holds them in this order, or two
-- could wait for each other: company, certification body, audit, site, user, auditor; those of one kind by id.
-- Rebuilds: none

create or replace function hold(kind text, ids bigint[], strength text) returns void language plpgsql as $$
begin
  if strength not in ('key share', 'share', 'no key update', 'update') then
    raise exception 'There is no lock called %', strength;
  end if;
  if cardinality(ids) > 0 then
    execute format('select from %I where id = any($1) order by id for %s', kind, strength) using ids;
  end if;
end
$$;
