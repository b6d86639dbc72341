-- Each non-conformity of a stored report is a row, which reports and figures read without opening whole reports.

-- Clause 9 comes before clause 10.
create collation clause_order (provider = icu, locale = 'und-u-kn-true');

create table audit_finding (
  id bigint primary key,
  audit_id bigint not null references audit on delete cascade,
  clause text collate clause_order not null,
  severity text not null,
  detail text not null,
  correction text,
  preventive_action text,
  closed_on date
);
comment on table audit_finding is 'Follows from audit_report.answers; see listings/72_audit_finding.sql.';
comment on column audit_finding.id is 'The audit''s id times 1000, plus the place of the row in its report: a derived row keeps its id.';
comment on column audit_finding.clause is 'As the standard writes it, such as 1.1, whatever the auditor wrote around it.';

create index audit_finding_audit on audit_finding (audit_id, id);
create index audit_finding_severity on audit_finding (severity, audit_id);
create index audit_finding_clause on audit_finding (clause text_pattern_ops, audit_id);

-- Reports of a standard's answers read the reports of its templates alone.
create index audit_report_template on audit_report (template_code, audit_id);
