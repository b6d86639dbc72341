import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { archivingEvents } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { changesOfAuditors } from './changes-of-auditors.ts';

/** The status with which a report is uploaded: what it is suspended, withdrawn or expired from. */
const decided = (
  audit: string,
) => `case when ${audit}.certification_status in ('Suspended', 'Withdrawn', 'Interim', 'Expired', 'Expired Renewed')
  then case when ${audit}.standard_id = start.id then 'Start! Basic' else 'Certificated' end else ${audit}.certification_status end`;

/** Within the working hours of a day, but never to come. */
const during = (day: string, id: string) =>
  `least((${day})::timestamptz + make_interval(mins => 480 + (${id} * 7919 % 540)::int), now() - interval '1 minute')`;

/** So many days after the last upload, or the day before today, whichever is earlier. */
const soonAfterUploads = (days: number) =>
  `least(max(audit.uploaded_at) + interval '${days} days', date_trunc('day', now()) - interval '1 day')`;

const uploadOf = (audit: string) => during(`${audit}.uploaded_at`, `${audit}.id`);

/** Each row of a query as a change: when, of which record, in which command, by whom, and what. */
const sources = [
  `select min(${uploadOf('audit')}) - interval '90 days' as at, 'site' as entity, site.id as entity_id, 'site' as part,
      '${siteApi.create.summary}' as event, null::bigint as actor_id,
      jsonb_build_object('name', jsonb_build_array(null, site.name)) as changes
    from site join audit on audit.site_id = site.id group by site.id`,
  `select min(audit.uploaded_at) - interval '95 days', 'company', company.id, 'company', '${companyApi.create.summary}', null,
      jsonb_build_object('name', jsonb_build_array(null, company.name))
    from company join site on site.company_id = company.id join audit on audit.site_id = site.id group by company.id`,
  `select ${during(soonAfterUploads(12), 'site.id')}, 'site', site.id, 'site', '${siteApi.archive.summary}', null,
      '{"status": ["Active", "Archived"]}'
    from site join audit on audit.site_id = site.id where site.status = 'Archived' group by site.id`,
  `select ${during(soonAfterUploads(14), 'company.id')}, 'company', company.id, 'company', '${companyApi.archive.summary}', null,
      '{"status": ["Active", "Archived"]}'
    from company join site on site.company_id = company.id join audit on audit.site_id = site.id
    where company.status = 'Archived' group by company.id`,
  `select ${during('since', 'share.id')}, entity_type, entity_id, 'share',
      case entity_type when 'audit' then '${auditSharingApi.share.summary}' when 'company' then '${companySharingApi.share.summary}'
        else '${siteSharingApi.share.summary}' end, shared_by,
      jsonb_build_object('shared_with', jsonb_build_array(null, target_type || ' ' || target_id))
    from share`,
  `select requested_at, 'audit', audit_id, 'report_request', '${reportAccessApi.request.summary}', requested_by,
      jsonb_build_object('report_requested_for', jsonb_build_array(null, organisation_type || ' ' || organisation_id))
    from report_request`,
  `select ${during("date_trunc('day', now()) - make_interval(days => (audit_id % 60)::int)", 'audit_id')}, 'company', favourite.company_id,
      'favourite', '${favouriteApi.add.summary}', starring.id,
      jsonb_build_object('favourite', jsonb_build_array(null, concat_ws(' ', site_id, standard_id, site_name)))
    from favourite left join lateral (select min(held.user_id) as id from user_organisation as held
      where held.organisation_type = 'Company' and held.organisation_id = favourite.company_id) as starring on true`,
  `select ${during('initial_notification_date + 1', 'recall.id')}, 'recall', recall.id, 'recall', '${recallApi.create.summary}', completed_by,
      jsonb_build_object('reason', jsonb_build_array(null, reason))
    from recall`,
  `select ${uploadOf('audit')}, 'audit', audit.id, 'audit',
      case when report.audit_id is null then 'Imported without a report' else '${auditImportApi.importReport.summary}' end,
      case when report.audit_id is not null then auditor.id end,
      jsonb_build_object('site_name', jsonb_build_array(null, site_name), 'grade', jsonb_build_array(null, grade),
        'record_status', jsonb_build_array(null, case when record_status = 'Holding' then 'Holding' else 'Current' end),
        'certification_status', jsonb_build_array(null, ${decided('audit')}))
    from audit cross join start left join auditor on auditor.body = audit.certification_body_id
      left join audit_report as report on report.audit_id = audit.id`,
  `select ${during('status_date', 'audit.id')}, 'audit', audit.id, 'audit', '${auditEditingApi.editDetails.summary}', auditor.id,
      jsonb_build_object('certification_status', jsonb_build_array(${decided('audit')}, certification_status),
        'status_reason', jsonb_build_array(null, status_reason), 'status_date', jsonb_build_array(null, status_date))
    from audit cross join start left join auditor on auditor.body = audit.certification_body_id where status_date is not null`,
  `select least(expiry_date + 1 + interval '10 minutes', now()), 'audit', audit.id, 'audit', 'Certification expired', null,
      jsonb_build_object('certification_status', jsonb_build_array(${decided('audit')}, certification_status))
    from audit cross join start where certification_status = 'Expired'`,
  `select ${during("uploaded_at + interval '20 days'", 'audit.id')}, 'audit', audit.id, 'audit', '${archivingEvents.archive}', auditor.id,
      '{"record_status": ["Current", "Archived"]}'
    from audit left join auditor on auditor.body = audit.certification_body_id where record_status = 'Archived'`,
  `select ${during('schedule.status_at', 'audit.id')}, 'audit', audit.id, 'audit', '${auditScheduleApi.schedule.summary}', auditor.id,
      '{"is_renewal_planned": [null, true]}'
    from audit_schedule as schedule join audit on audit.id = schedule.audit_id
      left join auditor on auditor.body = schedule.certification_body_id where schedule.status = 'Confirmed'`,
  `select later.at, 'audit', audit.id, 'audit', '${auditImportApi.importReport.summary}', auditor.id,
      jsonb_build_object('record_status', '["Current", "Closed"]'::jsonb,
        'certification_status', jsonb_build_array(${decided('audit')}, audit.certification_status))
    from audit cross join start cross join lateral (
        select ${uploadOf('newer')} as at, newer.certification_body_id as body from audit as newer
        where (newer.site_id, newer.standard_id) = (audit.site_id, audit.standard_id) and newer.start_date > audit.start_date
        order by newer.start_date limit 1) as later
      left join auditor on auditor.body = later.body where audit.record_status = 'Closed'`,
  `select ${during("date_trunc('day', now()) - interval '100 days'", 'site_id')}, 'site', site_id, 'site_reference.' || source, 'Import site references', null,
      jsonb_build_object('number', jsonb_build_array(null, number))
    from site_reference`,
  `select ${during("date_trunc('day', now()) - interval '60 days'", 'site_id')}, 'company', company_id, 'supplier_number', 'Import site references', null,
      jsonb_build_object('supplier_number', jsonb_build_array(null, site_id || ' ' || number))
    from supplier_number`,
  `select ${during("uploaded_at + interval '9 days'", 'audit.id')}, 'audit', audit.id, 'audit_report', '${auditImportApi.importReport.summary}', auditor.id,
      jsonb_build_object('report', jsonb_build_array(
        jsonb_build_object('name', 'First ' || report.file_name, 'sha256', report.file_sha256),
        jsonb_build_object('name', report.file_name, 'sha256', report.file_sha256)))
    from audit_report as report join audit on audit.id = report.audit_id
      left join auditor on auditor.body = audit.certification_body_id where audit.id % 5 = 1`,
  ...changesOfAuditors,
];

/** The record of changes as the commands would have written it on their days, as far as the records show them. */
export const loadChanges = async (client: OwnerConnection): Promise<void> => {
  await client.query(`insert into change_log (at, entity, entity_id, part, event, actor_id, changes)
    with start as (select id from standard where name = 'START!'),
      auditor as (select organisation_id as body, min(user_id) as id from user_organisation join app_user on app_user.id = user_id
        where organisation_type = 'CertificationBody' and role = 'CB Full Admin' group by 1)
    select * from (${sources.join(' union all ')}) as change order by at, entity_id`);
};
