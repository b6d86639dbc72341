-- Locks for refreshing listings. A refresh overwrites the row with what its statement sees. So lock the record that the row
-- belongs to first, in a statement of its own, to read what the previous holder committed: the company for its row, the site
-- for its row and those of its audits. Lock companies before sites.
-- Rebuilds: none

create or replace function hold_companies(ids bigint[]) returns void language plpgsql as $$
begin
  perform from company where id = any(ids) order by id for no key update;
end
$$;

create or replace function hold_sites(ids bigint[]) returns void language plpgsql as $$
begin
  perform from site where id = any(ids) order by id for no key update;
end
$$;
