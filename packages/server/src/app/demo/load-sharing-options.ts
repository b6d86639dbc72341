import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';
import { reportedStandards } from './reports.ts';

const { buyingCompany, certificationBody, liteCompany, proCompany, site } = demoOrganisations;

/** The sites whose names begin a list come first: every option stands on its first pages. */
const ofSites = `insert into site_sharing_option (site_id, option)
  select id, (array['BasicOnly', 'CertificatePDF', 'CertificateOnly'])[1 + place % 3]
  from (select id, row_number() over (order by name, id) as place from site) as placed
  where id <> ${site} and (place <= 40 and place % 2 = 0 or place % 10 = 5)`;

const ofAudits = `insert into audit_sharing_option (audit_id, option)
  select id, (array['CertificatePDF', 'BasicOnly'])[1 + id % 2] from audit
  where record_status = 'Current' and certification_status = 'Certificated' and id % 97 = 5`;

/**
 * What the Certificate Tracker shows of one site in ten, and of a few audits by themselves. The other sites have the
 * deployment's own option.
 */
export const loadSharingOptions = async (client: OwnerConnection): Promise<void> => {
  await client.query(ofSites);
  await client.query(ofAudits);
};

/** The first two certificates that everybody may download are yet to be issued. */
const awaited = `delete from certificate where audit_id in (
  select audit.id from audit join site on site.id = audit.site_id join site_sharing_option as chosen using (site_id)
  where chosen.option = 'CertificatePDF' and audit.record_status = 'Current' and audit.is_visible
    and audit.certification_status = 'Certificated'
  order by site.name, site.id, audit.id limit 2)`;

export const loadAwaitedCertificates = (client: OwnerConnection) => client.query(awaited);

/** A Current audit with a report of each rare standard is shared with organisations that have none of their own. */
export const loadReportedShares = async (client: OwnerConnection, today: string): Promise<void> => {
  await client.query(
    `insert into share (entity_type, entity_id, target_type, target_id, since)
      select 'audit', audit.id, target.type, target.id, $1::date - 30
      from (values ('Company', ${proCompany}), ('Company', ${buyingCompany}), ('CertificationBody', ${certificationBody}),
          ('Site', ${site})) as target (type, id)
        cross join standard
        cross join lateral (select audit.id from audit join audit_report on audit_report.audit_id = audit.id
          where audit.standard_id = standard.id and audit.record_status = 'Current'
            and audit.certification_status = 'Certificated' and audit.expiry_date > $1::date
          order by audit.id desc limit 1) as audit
      where standard.name = any($2::text[])
      on conflict do nothing`,
    [today, reportedStandards],
  );
};

/** Two Current audits and a company of others, shared with an organisation of each kind that the demo signs in as. */
export const loadOtherShares = async (client: OwnerConnection, today: string): Promise<void> => {
  await client.query(
    `insert into share (entity_type, entity_id, target_type, target_id, since)
      select 'audit', audit.id, target.type, target.id, $1::date - 20 * target.place::int
      from (values ('Company', ${liteCompany}, 1), ('CertificationBody', ${certificationBody}, 2), ('Site', ${site}, 3))
          as target (type, id, place)
        cross join lateral (select audit.id from audit
          where audit.record_status = 'Current' and audit.certification_status = 'Certificated'
            and audit.owner_company_id not in (${proCompany}, ${liteCompany})
            and audit.certification_body_id <> ${certificationBody} and audit.site_id <> ${site}
          order by audit.id % (90 + target.place), audit.id limit 2) as audit
      union all
      select 'company', company.id, target.type, target.id, $1::date - 45
      from (values ('Company', ${liteCompany}), ('CertificationBody', ${certificationBody})) as target (type, id)
        cross join lateral (select id from company where status = 'Active' and not block_sharing
          and id not in (${proCompany}, ${liteCompany}) and exists (select from site where site.company_id = company.id)
          order by id desc limit 1) as company
      on conflict do nothing`,
    [today],
  );
};
