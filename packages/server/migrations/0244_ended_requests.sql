-- A request for a report is kept when a share answers it, because the share may end at once.
alter table report_request add column ended_at timestamptz;
comment on table report_request is 'Requests for access to a report. One that was answered, has ended or is old is no longer pending.';
comment on column report_request.ended_at is 'When the share that had answered it ended; empty before, and if that share was a short one.';

-- The change log has the request. The share that answers it is in the change log of what is shared.
drop trigger change_log on report_request;
create trigger change_log after insert or delete or update of requested_at on report_request
  for each row execute function log_report_request();
