-- Alerts of decisions about auditors.

alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
  'sharing granted', 'sharing cancelled', 'new report', 'replaced report', 'record validated', 'suspended', 'withdrawn',
  'certificate expiring', 'expired', 'no longer current', 'account activated', 'report access requested',
  'profile validated', 'profile rejected', 'qualification rejected')),
  drop constraint alert_entity_type_check, add constraint alert_entity_type_check
    check (entity_type in ('audit', 'site', 'company', 'user', 'auditor'));
