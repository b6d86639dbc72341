-- Each report there is has its workbook among the documents of its audit: also one that the record of changes does not name
-- by its file, because it was uploaded before it did so, or loaded past it. When it came is known of the entry that says so,
-- or else of its audit. The reports of a demo loaded before have no file, only the hash of the words "demo report".
insert into audit_document
  (audit_id, type, file_name, format, file_sha256, scan, uploaded_at, uploaded_by, uploaded_by_organisation)
select audit.id, 'Audit', report.file_name, 'xlsx', report.file_sha256, report.scan,
  coalesce((select max(log.at) from change_log as log where log.entity = 'audit' and log.entity_id = audit.id
    and log.part = 'audit_report' and log.changes ? 'report'), audit.uploaded_at),
  audit.uploaded_by, audit.uploaded_by_organisation
from audit_report as report join audit on audit.id = report.audit_id
where report.file_sha256 ~ '^[0-9a-f]{64}$'
  and report.file_sha256 <> '0bbdbfe7acdb3ca3cd0b53609d9f8456d817242320797fb2d15ad61ede86a70a'
  and not exists (select from audit_document as document
    where document.audit_id = audit.id and document.type = 'Audit' and document.file_sha256 = report.file_sha256)
order by audit.id;
