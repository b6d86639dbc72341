-- Auditors, also found by their number.
-- Rebuilds: auditor

create function listing.refresh_auditor(ids bigint[]) returns void language sql as $$
  insert into auditor_listing
  select auditor.id, called, search_key(called),
    array_to_tsvector(search_tokens(called) || array[auditor.id::text]),
    case when auditor.is_archived then 'Archived' else auditor.status end, auditor.is_archived, auditor.is_shared,
    auditor.submitted_at, auditor.edited_at, auditor.validated_at,
    not auditor.is_archived and (auditor.status in ('In Revision', 'Not Validated')
      or auditor.status = 'Validated' and exists (select from auditor_qualification as held
        where held.auditor_id = auditor.id and held.status = 'In Revision')),
    array(select certification_body_id from auditor_certification_body where auditor_id = auditor.id order by 1),
    qualified.submitted_standards, qualified.submitted_categories, qualified.standards, qualified.categories,
    qualified.validated_standards, qualified.validated_categories
  from auditor,
    lateral (select concat_ws(' ', auditor.first_name, auditor.last_name) as called) as named,
    lateral (
      select coalesce(array_agg(distinct standard_id) filter (where status <> 'In Progress'), '{}') as submitted_standards,
        coalesce(array_agg(distinct category_id) filter (where status <> 'In Progress' and category_id is not null), '{}')
          as submitted_categories,
      coalesce(array_agg(distinct standard_id) filter (where validated_at is not null), '{}') as validated_standards,
      coalesce(array_agg(distinct category_id) filter (where validated_at is not null and category_id is not null), '{}')
          as validated_categories,
        coalesce(array_agg(distinct standard_id), '{}') as standards,
        coalesce(array_agg(distinct category_id) filter (where category_id is not null), '{}') as categories
      from auditor_qualification where auditor_id = auditor.id
    ) as qualified
  where auditor.id = any(ids)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words,
    status = excluded.status, is_archived = excluded.is_archived, is_shared = excluded.is_shared,
    submitted_at = excluded.submitted_at, edited_at = excluded.edited_at, validated_at = excluded.validated_at,
    is_pending = excluded.is_pending, certification_body_ids = excluded.certification_body_ids,
    standard_ids = excluded.standard_ids, category_ids = excluded.category_ids,
    drafted_standard_ids = excluded.drafted_standard_ids, drafted_category_ids = excluded.drafted_category_ids,
    validated_standard_ids = excluded.validated_standard_ids, validated_category_ids = excluded.validated_category_ids
  where auditor_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_auditor() returns void language sql as $$
  select listing.refresh_auditor(array(select id from auditor)),
    learn_words(array(select concat_ws(' ', first_name, last_name) from auditor))
$$;

create function listing.list_auditors() returns trigger language plpgsql as $$
begin
  perform listing.refresh_auditor(array(select id from changed));
  perform learn_words(array(select concat_ws(' ', first_name, last_name) from changed));
  return null;
end
$$;
create trigger list_auditors_added after insert on auditor
  referencing new table as changed for each statement execute function listing.list_auditors();
create trigger list_auditors_changed after update on auditor
  referencing new table as changed for each statement execute function listing.list_auditors();

-- Whoever changes a part of a profile has locked the profile, or locks it here.
create function listing.list_auditors_of_parts() returns trigger language plpgsql as $$
begin
  perform hold('auditor', array(select distinct auditor_id from changed), 'no key update');
  perform listing.refresh_auditor(array(select distinct auditor_id from changed));
  return null;
end
$$;
create trigger list_auditors_linked after insert on auditor_certification_body
  referencing new table as changed for each statement execute function listing.list_auditors_of_parts();
create trigger list_auditors_unlinked after delete on auditor_certification_body
  referencing old table as changed for each statement execute function listing.list_auditors_of_parts();
create trigger list_auditors_qualified after insert on auditor_qualification
  referencing new table as changed for each statement execute function listing.list_auditors_of_parts();
create trigger list_auditors_requalified after update on auditor_qualification
  referencing new table as changed for each statement execute function listing.list_auditors_of_parts();
create trigger list_auditors_disqualified after delete on auditor_qualification
  referencing old table as changed for each statement execute function listing.list_auditors_of_parts();
