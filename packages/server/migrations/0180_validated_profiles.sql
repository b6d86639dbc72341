-- What was last validated of an auditor: others read it while an edit waits, and validators compare the edit with it.

create table auditor_validated (
  auditor_id bigint primary key references auditor on delete cascade,
  content jsonb not null
);
comment on table auditor_validated is 'The content of a profile when it was last validated.';
comment on column auditor_validated.content is 'As profile_content() makes it.';

alter table auditor_qualification add column validated_justification text;
comment on column auditor_qualification.validated_justification is 'The justification when the qualification was last validated.';

create function profile_content(one auditor) returns jsonb language sql stable as $$
  select to_jsonb(one) - '{id, status, is_archived, created_at, edited_at, status_at, submitted_at, validated_at,
      modification_requested_at, modification_comment, version}'::text[]
    || jsonb_build_object(
      'certification_bodies', array(select certification_body_id from auditor_certification_body where auditor_id = one.id order by 1),
      'offices', array(select office_id from auditor_office where auditor_id = one.id order by 1),
      'languages', array(select language_id from auditor_language where auditor_id = one.id order by 1))
$$;
comment on function profile_content(auditor) is 'What an edit of the profile can change, by column, and what it is linked to.';

create function keep_validated_content(ids bigint[]) returns void language sql as $$
  insert into auditor_validated (auditor_id, content)
  select id, profile_content(auditor) from auditor where id = any(ids)
  on conflict (auditor_id) do update set content = excluded.content
$$;

select keep_validated_content(array(select id from auditor where validated_at is not null));
update auditor_qualification set validated_justification = justification where validated_at is not null;

alter table auditor_listing
  add column validated_standard_ids int[] not null default '{}',
  add column validated_category_ids int[] not null default '{}';
comment on column auditor_listing.validated_standard_ids is 'Those of qualifications that were validated once, for those with whom the profile is shared.';
