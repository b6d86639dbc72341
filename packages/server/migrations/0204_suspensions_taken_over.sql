-- A suspension of a certification body that the standards body took over stands again once the standards body lifts it.

alter table auditor_qualification add column taken_over_from_id bigint references certification_body;
comment on column auditor_qualification.taken_over_from_id is
  'The certification body whose suspension the standards body took over.';
create index auditor_qualification_taken_over_from on auditor_qualification (taken_over_from_id);
