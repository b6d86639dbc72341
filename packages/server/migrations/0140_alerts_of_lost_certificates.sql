-- Those who follow a certificate are told when nothing takes its place.
alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
  'sharing granted', 'sharing cancelled', 'new report', 'replaced report', 'record validated', 'suspended', 'withdrawn',
  'certificate expiring', 'expired', 'no longer current', 'account activated', 'report access requested'));
