-- For whom a share was given: the standards body ('Body') or an owner of the record. Where the person goes later does not change it.
alter table share add column shared_for text check (shared_for in ('Body', 'Company', 'Site')), add column shared_for_id bigint,
  add constraint share_shared_for_id check (shared_for is null and shared_for_id is null or (shared_for = 'Body') = (shared_for_id is null));

-- Of earlier shares it is known as far as the person's role is still that of the day, or they belong to an owner.
update share set shared_for = 'Body' from app_user
  where app_user.id = share.shared_by and app_user.role like '{body} %' and not exists (
    select from change_log as log where log.entity = 'app_user' and log.entity_id = app_user.id and log.at > share.since
      and log.changes ? 'role');
with owner as (
  select id as share_id, entity_type as type, entity_id as id from share where entity_type in ('company', 'site')
  union all select share.id, 'company', site.company_id from share join site on entity_type = 'site' and site.id = entity_id
  union all select share.id, 'company', audit.owner_company_id from share join audit on entity_type = 'audit' and audit.id = entity_id
  union all select share.id, 'site', audit.site_id from share join audit on entity_type = 'audit' and audit.id = entity_id
)
update share set shared_for = given.type, shared_for_id = given.id
  from (
    select distinct on (share.id) share.id as share_id, initcap(owner.type) as type, owner.id
    from share join owner on owner.share_id = share.id
      join user_organisation as held on held.user_id = share.shared_by
        and held.organisation_type = initcap(owner.type) and held.organisation_id = owner.id
    order by share.id, owner.type
  ) as given
  where given.share_id = share.id and share.shared_for is null;
