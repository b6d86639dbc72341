-- Files that no row names any more, or never did; and the organisation whose room a file takes.

alter table audit_document add column for_organisation text;
comment on column audit_document.for_organisation is 'Whose room the file takes, such as CertificationBody 12; null where nobody is known to have uploaded it.';
update audit_document as document set for_organisation = case document.uploaded_by_organisation
    when 'StandardsBody' then 'StandardsBody'
    when 'CertificationBody' then 'CertificationBody ' || audit.certification_body_id
    else 'Company ' || coalesce(document.uploaded_for_company_id, audit.owner_company_id) end
  from audit where audit.id = document.audit_id and document.uploaded_by is not null
    and document.uploaded_by_organisation is not null;
create index audit_document_room on audit_document (for_organisation) include (file_size);

create index audit_document_file on audit_document (file_sha256);
create index audit_document_preview on audit_document (preview_sha256) where preview_sha256 is not null;
create index audit_report_file on audit_report (file_sha256);

create view file_in_use as
  select file_sha256 as sha256 from audit_document
  union all select preview_sha256 from audit_document where preview_sha256 is not null
  union all select file_sha256 from audit_report;
comment on view file_in_use is 'The files of the store that rows name, each by its SHA-256. Those of a column that is missing here are cleared.';

create table unused_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  since timestamptz not null default app_now(),
  was_document boolean not null,
  for_organisation text,
  size int
);
comment on table unused_file is 'Files of the store that no row names: until when they are kept is a matter of their age.';
comment on column unused_file.was_document is 'It was removed with its document; otherwise it was found without ever having had one.';
create index unused_file_room on unused_file (for_organisation) include (size);

create view room_taken as
  select for_organisation as organisation, file_size as size from audit_document
  union all select for_organisation, size from unused_file;
comment on view room_taken is 'Every file that counts to an organisation, in bytes: a removed document does until its file is cleared.';

create function keep_removed_file() returns trigger language plpgsql as $$
begin
  insert into unused_file (sha256, was_document, for_organisation, size)
  select gone.sha256, true, gone.organisation, gone.size
  from (values (old.file_sha256, old.for_organisation, old.file_size), (old.preview_sha256, null, null))
    as gone (sha256, organisation, size)
  where gone.sha256 is not null and not exists (select from file_in_use where file_in_use.sha256 = gone.sha256)
  on conflict (sha256) do update set since = excluded.since, was_document = true;
  return null;
end
$$;
create trigger keep_removed_file after delete on audit_document for each row execute function keep_removed_file();
