import { sharingReport } from '@attestry/contract/features/reports/organisations/sharing.report.ts';
import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { can, isOf } from '../../../kernel/access/actor.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../../kernel/access/predicates.ts';
import type { Viewer } from '../../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../../kernel/settings/product-name.ts';
import { atUnseenSites, auditAccess, countryColumn, seeAudit, siteColumn } from '../../audit/audit.public.ts';
import { companyAccess, seeCompany } from '../../company/company.public.ts';
import { nameOfCountry, nameOfStandard } from '../../lookup/lookup.public.ts';
import { seeSite } from '../../reach/reach.public.ts';
import { nameOfSharer, type Shareable, sharedAudit, sharedCompany, sharedSite } from '../../sharing/sharing.public.ts';
import { siteAccess } from '../../site/site.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { organisationAt } from '../reported-audit.queries.ts';

const isOfEntity = ({ entity }: Shareable) => sql<boolean>`share.entity_type = ${sql.lit(entity)}`;

/** The shares of records that the reader may share; the standards body reads all. Those of audits belong to the feature of audits. */
const seeShare = ({ actor, flags }: Viewer): Predicate => {
  const shownAudits = flags.AuditFeature ? always : sql<boolean>`not ${isOfEntity(sharedAudit)}`;
  if (isOf(actor, 'body')) return shownAudits;
  const ofRecords = (shareable: Shareable, needs: Permission, ...rows: Predicate[]) =>
    can(actor, needs) ? allOf(isOfEntity(shareable), ...rows) : never;
  return anyOf(
    ofRecords(sharedAudit, 'Audit.Share', shownAudits, seeAudit(actor), auditAccess.may(actor, 'share')),
    ofRecords(sharedSite, 'Site.Share', seeSite(actor), siteAccess.may(actor, 'share')),
    ofRecords(sharedCompany, 'Company.Share', seeCompany(actor), companyAccess.may(actor, 'share')),
  );
};

export const sharing = bindReport(sharingReport, {
  from: sql`share join organisation as target on target.type = share.target_type and target.id = share.target_id
    left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id
    left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id
    left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id`,
  id: sql`share.id`,
  knownByOtherNames: ({ actor }) => atUnseenSites(actor),
  see: seeShare,
  columns: (viewer) => {
    const givenBy = (shareable: Shareable) =>
      sql`when ${isOfEntity(shareable)} then ${nameOfSharer(viewer, shareable)}`;
    return {
      kind: { at: sql`initcap(share.entity_type)` },
      number: { at: sql`share.entity_id` },
      name: { at: sql`coalesce(audit.site_name, site.name, company.name)`, instead: siteColumn.instead },
      standard: {
        at: withProductNameSql(sql`audit.standard`, viewer.settings),
        by: sql`audit.standard_id`,
        type: 'int',
        nullable: true,
        nameOf: nameOfStandard(viewer.settings),
      },
      sharedWith: { at: sql`target.name` },
      since: { at: sql`(share.since at time zone 'UTC')::date` },
      sharedBy: { at: sql`case ${givenBy(sharedAudit)} ${givenBy(sharedSite)} ${givenBy(sharedCompany)} end` },
      country: {
        at: sql`coalesce(audit.country, site.country, company.country)`,
        by: sql`coalesce(audit.country_id, site.country_id, company.country_id)`,
        type: 'int',
        instead: countryColumn.instead,
        insteadBy: countryColumn.insteadBy,
        nameOf: nameOfCountry,
      },
      certificationBody: { at: sql`audit.certification_body`, by: sql`audit.certification_body_id` },
      organisation: organisationAt(viewer, [
        sql`case when share.target_type <> 'CertificationBody' then share.target_id end`,
        ...[sql`company.id`, sql`site.id`, sql`site.company_id`, sql`audit.site_id`, sql`audit.owner_company_id`],
      ]),
    };
  },
});
