-- Why no renewal of an audit is planned: its re-audit status.
alter table audit
  add column expiry_reason text check (expiry_reason in ('Site closed', 'Moved to another certification body',
    'Moved to another standard', 'Certification no longer required', 'Production ceased', 'Other')),
  add column expiry_comments text,
  add column expiry_assessment_date date,
  add constraint audit_planned_or_given_up check (is_renewal_planned is not true or expiry_reason is null);
comment on column audit.expiry_reason is 'Null: none was given, or a renewal is planned after all.';
