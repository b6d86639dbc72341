-- For whom a share was given: the standards body ('Body') or an owner of the record. Where the person goes later does not change it.
alter table share add column shared_for text check (shared_for in ('Body', 'Company', 'Site')), add column shared_for_id bigint,
  add constraint share_shared_for_id check (shared_for is null and shared_for_id is null or (shared_for = 'Body') = (shared_for_id is null));

-- Of earlier shares it is known if the person's role and organisations are still those of the day.
with known as (
  select share.id, share.entity_type, share.entity_id, share.shared_by, app_user.role
  from share join app_user on app_user.id = share.shared_by
  where not exists (
    select from change_log as log where log.entity = 'user' and log.entity_id = app_user.id and log.at >= share.since
      and (log.part = 'user_organisation' or log.part = 'app_user' and log.changes ? 'role'))
), owner as (
  select id as share_id, entity_type as type, entity_id as id from known where entity_type in ('company', 'site')
  union all select known.id, 'company', site.company_id from known join site on entity_type = 'site' and site.id = entity_id
  union all select known.id, 'company', audit.owner_company_id from known join audit on entity_type = 'audit' and audit.id = entity_id
  union all select known.id, 'site', audit.site_id from known join audit on entity_type = 'audit' and audit.id = entity_id
), given as (
  select id as share_id, 'Body' as shared_for, null::bigint as shared_for_id from known where role like '{body} %'
  union all (
    select distinct on (known.id) known.id, held.organisation_type, held.organisation_id
    from known join owner on owner.share_id = known.id
      join user_organisation as held on held.user_id = known.shared_by
        and held.organisation_type = initcap(owner.type) and held.organisation_id = owner.id
    where known.role not like '{body} %'
    order by known.id, held.organisation_type)
)
update share set shared_for = given.shared_for, shared_for_id = given.shared_for_id from given where given.share_id = share.id;
