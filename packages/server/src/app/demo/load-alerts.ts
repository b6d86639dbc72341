import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoDomain, demoOrganisations } from './accounts.ts';

const { buyingCompany, certificationBody, proCompany, site } = demoOrganisations;

/** The record that an organisation would ask for: a certificate that the other one owns and has not shared with it. */
const unseen = (owner: string, asker: number) => `(select audit.id from audit
  where ${owner} and audit.record_status = 'Current' and audit.certification_status = 'Certificated' and audit.is_visible
    and not exists (select from share where target_type = 'Company' and target_id = ${asker}
      and (entity_type, entity_id) in (('audit', audit.id), ('site', audit.site_id), ('company', audit.owner_company_id)))
  order by audit.id limit 1)`;

/** One request that waits for the Pro company's answer, and one that the Pro company has made. */
const requests = `insert into report_request (audit_id, organisation_type, organisation_id, requested_by, requested_at)
  select asked.audit_id, 'Company', asked.company_id, asker.id, now() - asked.days * interval '1 day'
  from (values (${unseen(`audit.owner_company_id = ${proCompany}`, buyingCompany)}, ${buyingCompany}, 2),
      (${unseen(`audit.owner_company_id not in (${proCompany}, ${buyingCompany})`, proCompany)}, ${proCompany}, 5))
      as asked (audit_id, company_id, days)
    cross join lateral (select min(user_id) as id from user_organisation
      where organisation_type = 'Company' and organisation_id = asked.company_id) as asker
  where asked.audit_id is not null and asker.id is not null`;

/** What happened to records of the demo's organisations in the last weeks, each by its kind, change and audience. */
const happened = `
  select 'new report' as kind, audit.id, 'Not current' as was, audit.certification_status as became,
    array['owner', 'shared'] as audience, audit.uploaded_at::timestamptz + interval '9 hours' as at
  from current as audit where audit.certification_status = 'Certificated'
    and (audit.owner_company_id = ${proCompany} or audit.site_id = ${site})
  union all
  select 'suspended', audit.id, 'Certificated', 'Suspended', array['owner', 'shared', 'certificationBody', 'follower'],
    audit.status_date + interval '9 hours'
  from current as audit where audit.certification_status = 'Suspended'
  union all
  select 'certificate expiring', audit.id, 'Valid until ' || audit.expiry_date, '30 days before it expires',
    array['owner', 'shared', 'follower'], audit.expiry_date - 30 + interval '6 hours'
  from current as audit where audit.certification_status = 'Certificated' and audit.expiry_date - current_date between 2 and 30
  union all
  select 'expired', audit.id, 'Certificated', 'Expired', array['owner', 'shared', 'certificationBody', 'follower'],
    audit.expiry_date + interval '30 hours'
  from current as audit where audit.certification_status = 'Expired' and current_date - audit.expiry_date <= 60`;

const alerts = `with current as (select * from audit where record_status = 'Current')
  insert into alert (kind, entity_type, entity_id, facts, event, at, audience, next_at)
  select kind, 'audit', happened.id,
    jsonb_build_object('name', site.name, 'from', was, 'to', became, 'by', 'the directory'),
    'demo ' || kind || ' ' || happened.id, happened.at, happened.audience, now()
  from (select happened.*, row_number() over (partition by kind, certification_body_id order by at desc, id) as place
      from (${happened}) as happened join current using (id) where at < now()) as happened
    join current as audit using (id) join site on site.id = audit.site_id
  where audit.owner_company_id = ${proCompany} or audit.site_id = ${site}
    or audit.certification_body_id = ${certificationBody} and 'certificationBody' = any(happened.audience) and place <= 3
    or exists (select from favourite where favourite.company_id = ${proCompany}
      and (favourite.site_id, favourite.standard_id) = (audit.site_id, audit.standard_id))
  order by happened.at`;

/** The latest shares with each organisation that the demo signs in as. */
const alertsOfShares = `insert into alert (kind, entity_type, entity_id, facts, event, at, actor_id, organisation_type,
    organisation_id, next_at)
  select 'sharing granted', entity_type, entity_id,
    jsonb_build_object('name', coalesce(audit.site_name, site.name, company.name), 'from', 'Not shared', 'to', 'Shared',
      'by', coalesce(giver.first_name || ' ' || giver.last_name, 'the directory')),
    'share ' || share.id || ' granted', share.since, shared_by, target_type, target_id, now()
  from (select share.*, row_number() over (partition by target_type, target_id order by since desc, id) as place from share) as share
    left join audit on entity_type = 'audit' and audit.id = entity_id
    left join site on entity_type = 'site' and site.id = entity_id
    left join company on entity_type = 'company' and company.id = entity_id
    left join app_user as giver on giver.id = shared_by
  where place <= 3 and (target_type, target_id) in (('Company', ${proCompany}), ('Company', ${buyingCompany}),
    ('CertificationBody', ${certificationBody}), ('Site', ${site}))
  order by share.since`;

const alertsOfRequests = `insert into alert (kind, entity_type, entity_id, facts, event, at, actor_id, audience, next_at)
  select 'report access requested', 'audit', audit.id,
    jsonb_build_object('name', site.name, 'from', 'Not shared', 'to', 'Requested for ' || company.name,
      'by', asker.first_name || ' ' || asker.last_name,
      'asker', jsonb_build_object('id', company.id::text, 'organisation', company.name, 'email', asker.email)),
    'demo request ' || audit.id, request.requested_at, asker.id, array['sharer'], now()
  from report_request as request join audit on audit.id = request.audit_id join site on site.id = audit.site_id
    join company on company.id = request.organisation_id join app_user as asker on asker.id = request.requested_by`;

/** One person of the Pro company wants alerts of food, and of some categories of packaging. */
const customStandards = [
  `insert into subscription (user_id, choice, switched_off)
    select id, 'Custom', array['record validated'] from app_user where email = $1`,
  `insert into subscription_standard (user_id, standard_id, category_ids)
    select app_user.id, standard.id, case standard.name when 'Packaging Materials' then
      array(select id from category where standard_id = standard.id order by number limit 3) end
    from app_user cross join standard where email = $1 and standard.name in ('Food', 'Packaging Materials')`,
];

/**
 * Requests for reports, and alerts of the last weeks for the organisations that the demo signs in as. Their recipients are
 * found, and their mail is written, when the directory starts.
 */
export const loadAlerts = async (client: OwnerConnection): Promise<void> => {
  await client.query(requests);
  for (const statement of customStandards) await client.query(statement, [`company-bi-bo-user${demoDomain}`]);
  await client.query(alertsOfShares);
  await client.query(alerts);
  await client.query(alertsOfRequests);
};
