import { recallReport } from '@attestry/contract/features/reports/recall.report.ts';
import { sql } from 'kysely';
import { nameIn } from '../../kernel/lookups/name-of.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { recalls } from '../recall/recall.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { numberAt, organisationAt } from './reported-audit.queries.ts';

export const recall = bindReport(recallReport, {
  from: sql`recall_listing as recall join recall as incident on incident.id = recall.id`,
  beside: () => sql`join audit_listing as audit on audit.id = incident.audit_id
    join app_user as person on person.id = incident.completed_by`,
  id: sql`recall.id`,
  see: recalls.source.see,
  columns: (viewer) => ({
    id: { at: sql`recall.id` },
    site: { at: sql`recall.site_name`, long: true },
    siteCode: numberAt(sql`recall.site_id`),
    country: { at: sql`recall.country`, by: sql`recall.country_id`, type: 'int', nameOf: nameOfCountry },
    standard: { at: withProductNameSql(sql`audit.standard`, viewer.settings) },
    auditId: { at: sql`incident.audit_id` },
    certificationBody: { at: sql`recall.certification_body`, by: sql`recall.certification_body_id` },
    recallCategory: { at: sql`recall.category` },
    recallStatus: { at: sql`recall.status`, by: sql`recall.status_id`, type: 'int', nameOf: nameIn('recall_status') },
    initialNotificationDate: { at: sql`recall.initial_notification_date` },
    recallDate: { at: sql`incident.recall_date` },
    reasonForNotification: { at: sql`incident.reason` },
    siteOrSupplierIssue: { at: sql`incident.site_or_supplier_issue` },
    outlineOfIncident: { at: sql`incident.outline_of_incident` },
    productRecalled: { at: sql`incident.product_recalled` },
    correction: { at: sql`incident.correction` },
    rootCauseAnalysis: { at: sql`incident.root_cause_analysis` },
    preventiveActionTaken: { at: sql`incident.preventive_action_taken` },
    recallCertificationStatus: { at: sql`incident.certification_status` },
    certificationStatusLastUpdated: { at: sql`incident.certification_status_updated` },
    finalSubmissionDate: { at: sql`incident.final_submission_date` },
    additionalInformation: { at: sql`incident.additional_information` },
    productComments: { at: sql`incident.product_comments` },
    productKeyWords: { at: sql`incident.product_key_words` },
    completedBy: { at: sql`person.first_name || ' ' || person.last_name` },
    email: { at: sql`person.email` },
    organisation: organisationAt(viewer, [sql`recall.site_id`]),
  }),
  archived: sql`recall.is_archived`,
});
