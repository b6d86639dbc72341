-- Non-conformities of stored reports, followed with every change of a report.
-- Rebuilds: audit_finding

-- The number of a clause as `clauseNumber` of the contract normalises it.
create function listing.clause_number(written text) returns text immutable language sql as $$
  select regexp_replace(regexp_replace(regexp_replace(written, '^\s*clause\M', '', 'i'), '\s+', '', 'g'), '\.+$', '')
$$;

create function listing.findings_of(report audit_report) returns setof audit_finding stable language sql as $$
  select audit.id * 1000 + place, audit.id, audit.standard_id, audit.record_status, audit.start_date,
    listing.clause_number(coalesce(found ->> 'NC_CLAUSE', '')), coalesce(found ->> 'NC_SEVERITY', ''),
    coalesce(found ->> 'NC_DETAIL', ''), nullif(found ->> 'NC_CORRECTION', ''),
    nullif(found ->> 'NC_PREVENTIVE_ACTION', ''), nullif(found ->> 'NC_CLOSED_ON', '')::date,
    audit.certification_body_id, audit.site_id, audit.owner_company_id
  from jsonb_path_query(report.answers, '$.NON_CONFORMITIES[*]') with ordinality as raised(found, place)
    join audit on audit.id = report.audit_id
$$;

create function listing.list_findings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.answers -> 'NON_CONFORMITIES' is not distinct from old.answers -> 'NON_CONFORMITIES' then
      return null;
    end if;
    delete from audit_finding where audit_id = new.audit_id;
  end if;
  insert into audit_finding select * from listing.findings_of(new);
  return null;
end
$$;
create trigger list_findings after insert or update on audit_report
  for each row execute function listing.list_findings();

create function listing.follow_audits_of_findings() returns trigger language plpgsql as $$
begin
  update audit_finding set standard_id = changed.standard_id, record_status = changed.record_status,
    start_date = changed.start_date, certification_body_id = changed.certification_body_id,
    site_id = changed.site_id, owner_company_id = changed.owner_company_id
  from changed join before using (id)
  where audit_finding.audit_id = changed.id
    and (before.standard_id, before.record_status, before.start_date, before.certification_body_id, before.site_id,
      before.owner_company_id)
      is distinct from (changed.standard_id, changed.record_status, changed.start_date, changed.certification_body_id,
        changed.site_id, changed.owner_company_id);
  return null;
end
$$;
create trigger follow_audits_of_findings after update on audit
  referencing old table as before new table as changed for each statement
  execute function listing.follow_audits_of_findings();

create function listing.rebuild_audit_finding() returns void language sql as $$
  delete from audit_finding;
  insert into audit_finding select found.* from audit_report as report, listing.findings_of(report) as found;
  analyze audit_finding
$$;
