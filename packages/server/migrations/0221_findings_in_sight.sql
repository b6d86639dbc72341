-- Non-conformities repeat what decides who sees their audit, so that those in sight are found in order without reading audits.

-- All rows are derived again when the listings are applied, after the migrations.
delete from audit_finding;
alter table audit_finding
  add column certification_body_id bigint not null,
  add column site_id bigint not null,
  add column owner_company_id bigint not null;
comment on column audit_finding.certification_body_id is
  'As its audit has it, like site and owner, so that who sees the audit is decided without a join.';

-- They include audit_id because a join that is left out still asks for it: without it, the rows would be read as well.
drop index audit_finding_start, audit_finding_record, audit_finding_standard, audit_finding_severity;
create index audit_finding_start on audit_finding (start_date, id)
  include (audit_id, record_status, standard_id, severity, certification_body_id);
create index audit_finding_record on audit_finding (record_status, start_date, id)
  include (audit_id, standard_id, severity, certification_body_id);
create index audit_finding_standard on audit_finding (standard_id, start_date, id)
  include (audit_id, record_status, severity, certification_body_id);
create index audit_finding_severity on audit_finding (severity, start_date, id)
  include (audit_id, record_status, standard_id, certification_body_id);
create index audit_finding_certification_body on audit_finding (certification_body_id, start_date, id)
  include (audit_id, record_status, standard_id, severity);
create index audit_finding_owner on audit_finding (owner_company_id, start_date, id)
  include (audit_id, record_status, standard_id, severity);
create index audit_finding_site on audit_finding (site_id, start_date, id)
  include (audit_id, record_status, standard_id, severity);
