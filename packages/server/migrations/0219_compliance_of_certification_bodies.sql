-- What the report Compliance counts of a certification body and a month.

create index audit_listing_body_uploaded on audit_listing (certification_body_id, uploaded_on) include (record_status);

-- Its two questions to the record of changes: which reports were replaced, and which records were held until when.
create index change_log_replaced_report on change_log (at)
  where part = 'audit_report' and jsonb_typeof(changes #> '{report,0}') <> 'null';
create index change_log_held on change_log (entity_id, id)
  where entity = 'audit' and part = 'audit'
    and (changes #>> '{record_status,0}' = 'Holding' or changes #>> '{record_status,1}' = 'Holding');
