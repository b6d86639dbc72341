-- Each non-conformity of a stored report is a row, which reports and figures read without opening whole reports.

-- Clause 9 comes before clause 10.
create collation clause_order (provider = icu, locale = 'und-u-kn-true');

create table audit_finding (
  id bigint primary key,
  audit_id bigint not null references audit on delete cascade,
  standard_id int not null,
  record_status text not null,
  start_date date not null,
  clause text collate clause_order not null,
  severity text not null,
  detail text not null,
  correction text,
  preventive_action text,
  closed_on date
);
comment on table audit_finding is 'Follows from audit_report.answers; see listings/72_audit_finding.sql.';
comment on column audit_finding.id is 'The audit''s id times 1000, plus the place of the row in its report: a derived row keeps its id.';
comment on column audit_finding.record_status is
  'As its audit has it, like standard and start date, so that a list of non-conformities is counted without joins.';
comment on column audit_finding.clause is 'As the standard writes it, such as 1.1, whatever the auditor wrote around it.';

create index audit_finding_audit on audit_finding (audit_id, id);
create index audit_finding_start on audit_finding (start_date, id) include (record_status, standard_id, severity);
create index audit_finding_record on audit_finding (record_status, start_date, id) include (standard_id, severity);
create index audit_finding_standard on audit_finding (standard_id, start_date, id) include (record_status, severity);
create index audit_finding_severity on audit_finding (severity, start_date, id) include (record_status, standard_id);
create index audit_finding_clause on audit_finding (clause text_pattern_ops, id);

-- Reports of a standard's answers read the reports of its templates alone.
create index audit_report_template on audit_report (template_code, audit_id);
