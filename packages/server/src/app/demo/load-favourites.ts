import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';

const { proCompany, liteCompany } = demoOrganisations;

/** How many favourites of each state the Pro company has: those it buys from, with something to worry about. */
const wanted = {
  suspended: 2,
  withdrawn: 1,
  expired: 2,
  'within 7 days': 2,
  'within 30 days': 3,
  'within 90 days': 5,
  valid: 14,
};

/** Current records that everybody finds in the Certificate Tracker, at sites of others, by state and in no order. */
const tracked = `select audit.id, audit.site_id, audit.standard_id, audit.site_name, site.company_id, case
      when audit.certification_status in ('Suspended', 'Withdrawn') then lower(audit.certification_status)
      when audit.expiry_date < $1::date then 'expired'
      when audit.expiry_date <= $1::date + 7 then 'within 7 days'
      when audit.expiry_date <= $1::date + 30 then 'within 30 days'
      when audit.expiry_date <= $1::date + 90 then 'within 90 days' else 'valid' end as state
    from audit join site on site.id = audit.site_id and site.status <> 'Archived'
    where audit.record_status = 'Current' and audit.is_visible
      and audit.certification_status not in ('Pending', 'Not Certificated')`;

/** One more, of which the Certificate Tracker shows only the basic facts. */
const basic = `insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
  select ${proCompany}, site_id, standard_id, id, site_name
  from (${tracked}) as tracked join site_sharing_option as chosen using (site_id)
  where chosen.option = 'BasicOnly' and state = 'valid' and company_id <> ${proCompany}
    and not exists (select from audit_sharing_option as own where own.audit_id = tracked.id)
    and not exists (select from share where target_type = 'Company' and target_id = ${proCompany}
      and (entity_type, entity_id) in (('audit', tracked.id), ('site', site_id), ('company', company_id)))
    and not exists (select from favourite where favourite.company_id = ${proCompany}
      and (favourite.site_id, favourite.standard_id) = (tracked.site_id, tracked.standard_id))
  order by id limit 1`;

/** Two of them were starred a year ago, at the record that has been renewed since. */
const starredBefore = `update favourite set audit_id = former.id
  from (select distinct on (audit.site_id, audit.standard_id) audit.* from audit
    where audit.record_status = 'Closed' order by audit.site_id, audit.standard_id, audit.start_date desc) as former
  where favourite.company_id = $1 and (former.site_id, former.standard_id) = (favourite.site_id, favourite.standard_id)
    and favourite.audit_id in (select audit_id from favourite where company_id = $1 order by audit_id limit 2)`;

/** About 2 % of the other companies follow a few records each, within their limit. */
const ofOthers = `insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
  select distinct on (company.id, audit.site_id, audit.standard_id) company.id, audit.site_id, audit.standard_id, audit.id,
      audit.site_name
  from company cross join (select min(id) as first, count(*) as audits from audit) as register
    cross join lateral generate_series(1, least(company.favourite_limit, 3 + company.id % 8)) as number
    join audit on audit.id = register.first + (company.id * 7919 + number * 104729) % register.audits
      and audit.record_status = 'Current' and audit.is_visible
  where company.id % 50 = 11 and company.status = 'Active'`;

/** What companies follow: the Pro company some of each state, the Lite company as many as it may. */
export const loadFavourites = async (client: OwnerConnection, today: string): Promise<void> => {
  await client.query(
    `insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
      select ${proCompany}, site_id, standard_id, id, site_name
      from (select tracked.*, row_number() over (partition by state order by id % 97, id) as place
        from (${tracked}) as tracked where company_id <> ${proCompany}) as placed
      where place <= coalesce(($2::jsonb ->> state)::int, 0)`,
    [today, JSON.stringify(wanted)],
  );
  await client.query(basic, [today]);
  await client.query(starredBefore, [proCompany]);
  await client.query(
    `insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
      select ${liteCompany}, site_id, standard_id, id, site_name from (${tracked}) as tracked
      where company_id <> ${liteCompany} order by id % 89, id
      limit (select favourite_limit from company where id = ${liteCompany})`,
    [today],
  );
  await client.query(ofOthers);
};
