-- Lists of auditors at size: what each of their readers filters by has an index, and their rows are counted within one.

create index auditor_listing_held on auditor_listing
  using gin (certification_body_ids, standard_ids, category_ids, drafted_standard_ids, drafted_category_ids);
create index auditor_listing_validated on auditor_listing using gin (validated_standard_ids, validated_category_ids)
  where is_shared and validated_at is not null and not is_archived;
create index auditor_listing_open on auditor_listing (id) where not is_archived;
create index auditor_listing_offered on auditor_listing (id) include (certification_body_ids)
  where is_shared and validated_at is not null and not is_archived;
