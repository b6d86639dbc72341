import { auditScheduleReport } from '@attestry/contract/features/reports/audit-schedule.report.ts';
import { sql } from 'kysely';
import { all, byGroup } from '../../kernel/access/entity-access.ts';
import { allOf } from '../../kernel/access/predicates.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { isScheduledFor, isUpcoming, scheduledDay } from '../audit/audit.public.ts';
import { nameOfCountry, nameOfStandard } from '../lookup/lookup.public.ts';
import { ownSite, seeSite } from '../reach/reach.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { numberAt, organisationAt } from './reported-audit.queries.ts';

/**
 * The schedules of those who plan: the standards body, the certification body that is to come, and the site's own company.
 * Analysts see all, Commercial Horizon those of its certification body.
 */
const planned = byGroup({
  body: all,
  analyst: all,
  cb: (actor) => allOf(isScheduledFor(actor), seeSite(actor)),
  ofCertificationBody: isScheduledFor,
  company: ownSite,
  site: ownSite,
});

export const auditSchedule = bindReport(auditScheduleReport, {
  from: sql`audit_schedule as schedule join site_listing as site on site.id = schedule.site_id
    join standard on standard.id = schedule.standard_id
    join certification_body as body on body.id = schedule.certification_body_id`,
  id: sql`schedule.id`,
  see: ({ actor }) => allOf(isUpcoming, planned(actor)),
  columns: (viewer) => ({
    site: { at: sql`site.name` },
    siteCode: numberAt(sql`site.id`),
    standard: {
      at: withProductNameSql(sql`standard.name`, viewer.settings),
      by: sql`schedule.standard_id`,
      type: 'int',
      nameOf: nameOfStandard(viewer.settings),
    },
    actionDate: { at: scheduledDay(viewer.actor), nullable: true },
    type: { at: sql`schedule.type` },
    certificationBody: { at: sql`body.name`, by: sql`schedule.certification_body_id` },
    action: { at: sql`schedule.status` },
    country: { at: sql`site.country`, by: sql`site.country_id`, type: 'int', nameOf: nameOfCountry },
    organisation: organisationAt(viewer, [sql`site.company_id`, sql`site.id`]),
  }),
});
