-- Non-conformities of stored reports, followed with every change of a report.
-- Rebuilds: audit_finding

-- The number of a clause as `clauseNumber` of the contract normalises it.
create function listing.clause_number(written text) returns text immutable language sql as $$
  select regexp_replace(regexp_replace(regexp_replace(written, '^\s*clause\M', '', 'i'), '\s+', '', 'g'), '\.+$', '')
$$;

create function listing.findings_of(audit_id bigint, answers jsonb) returns setof audit_finding immutable language sql as $$
  select audit_id * 1000 + place, audit_id, listing.clause_number(coalesce(found ->> 'NC_CLAUSE', '')),
    coalesce(found ->> 'NC_SEVERITY', ''), coalesce(found ->> 'NC_DETAIL', ''), nullif(found ->> 'NC_CORRECTION', ''),
    nullif(found ->> 'NC_PREVENTIVE_ACTION', ''), nullif(found ->> 'NC_CLOSED_ON', '')::date
  from jsonb_path_query(answers, '$.NON_CONFORMITIES[*]') with ordinality as raised(found, place)
$$;

create function listing.list_findings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.answers -> 'NON_CONFORMITIES' is not distinct from old.answers -> 'NON_CONFORMITIES' then
      return null;
    end if;
    delete from audit_finding where audit_id = new.audit_id;
  end if;
  insert into audit_finding select (listing.findings_of(new.audit_id, new.answers)).*;
  return null;
end
$$;
create trigger list_findings after insert or update on audit_report
  for each row execute function listing.list_findings();

create function listing.rebuild_audit_finding() returns void language sql as $$
  delete from audit_finding;
  insert into audit_finding
  select found.* from audit_report as report, listing.findings_of(report.audit_id, report.answers) as found;
  analyze audit_finding
$$;
