import { complianceReport } from '@attestry/contract/features/reports/compliance.report.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight } from '../../kernel/access/sight.ts';
import type { Viewer } from '../../kernel/lists/list-source.ts';
import { isUpcoming } from '../audit/audit.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { auditsReported, seeReportedBody } from './reports.scope.ts';

const seen = ({ actor }: Viewer): Predicate => inSight(auditsReported(actor));

const lastDay = sql`(period.month + interval '1 month - 1 day')::date`;
const monthOf = (moment: RawBuilder<unknown>) => sql`date_trunc('month', ${moment} at time zone 'UTC')::date`;

/** Each certification body with the months since its first upload. */
const months = sql`certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last from audit_listing as audit
    where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month from generate_series(date_trunc('month', uploads.first),
    greatest(uploads.last, ${monthOf(sql`app_now()`)}), interval '1 month') as day) as period`;

/** The months since the first upload that the reader sees. */
const isShown = (viewer: Viewer): Predicate =>
  allOf(
    seeReportedBody(viewer.actor),
    sql<boolean>`period.month <= ${viewer.today}::date`,
    sql<boolean>`exists (select from audit_listing as audit
      where audit.certification_body_id = body.id and audit.uploaded_on <= ${lastDay} and ${seen(viewer)})`,
  );

const uploaded = (viewer: Viewer) => sql`cross join lateral (
  select count(*)::int as audits,
    count(*) filter (where audit.uploaded_on - held.end_date > ${viewer.settings.LATE_UPLOAD_DAYS}::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and ${lastDay}
    and ${seen(viewer)}) as uploaded`;

/** Replaced reports, as the record of changes has them; an index finds these entries. */
const replaced = (viewer: Viewer) => sql`left join (
  select audit.certification_body_id, ${monthOf(sql`change.at`)} as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and ${seen(viewer)}
  group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month`;

const heldBefore = sql`change.changes #>> '{record_status,0}' = 'Holding'`;
const heldAfter = sql`change.changes #>> '{record_status,1}' = 'Holding'`;

/**
 * From when until when records were held: until an entry of the record of changes that ends it, since the one before it or
 * since the upload. What is held today has no end.
 */
const holds = sql`(
  select moved.entity_id as audit_id, moved.since, moved.until from (
    select change.entity_id, change.at as until, ${heldBefore} as ends,
      lag(change.at) over (partition by change.entity_id order by change.id) as since
    from change_log as change where change.entity = 'audit' and change.part = 'audit' and (${heldBefore} or ${heldAfter})
  ) as moved where moved.ends
  union all
  select audit.id, (select max(change.at) from change_log as change where change.entity = 'audit'
    and change.entity_id = audit.id and change.part = 'audit' and ${heldAfter}), null
  from audit_listing as audit where audit.record_status = 'Holding')`;

/** How many records were held when a month ended, and are today. */
const held = (viewer: Viewer) => sql`left join (
  select audit.certification_body_id, day::date as month, count(*)::int as records
  from ${holds} as hold join audit_listing as audit on audit.id = hold.audit_id
    cross join lateral generate_series(coalesce(${monthOf(sql`hold.since`)}, date_trunc('month', audit.uploaded_on)),
      coalesce(${monthOf(sql`hold.until`)} - 1, ${viewer.today}::date), interval '1 month') as day
  where ${seen(viewer)} group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month`;

/** The audits planned for a month that is past, or for a past day of this one, of which the directory has no record. */
const overdue = ({ actor, today }: Viewer): RawBuilder<unknown> => {
  const seePlanned = isOf(actor, 'body') ? always : seeSite(actor);
  return sql`(select count(*)::int from audit_schedule as schedule join site on site.id = schedule.site_id
    where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and ${lastDay}
      and schedule.scheduled_for < ${today}::date and ${isUpcoming} and ${seePlanned})`;
};

export const compliance = bindReport(complianceReport, {
  from: months,
  id: sql`(body.id * 100000 + extract(year from period.month) * 12 + extract(month from period.month))::bigint`,
  see: isShown,
  beside: (viewer) => sql`${uploaded(viewer)} ${replaced(viewer)} ${held(viewer)}`,
  columns: (viewer) => ({
    certificationBody: { at: sql`body.name`, by: sql`body.id`, long: true },
    month: { at: sql`to_char(period.month, 'YYYY-MM')` },
    audits: { at: sql`uploaded.audits` },
    lateUploads: { at: sql`uploaded.late` },
    replacedReports: { at: sql`coalesce(replaced.reports, 0)` },
    holding: { at: sql`coalesce(held.records, 0)` },
    overdue: { at: overdue(viewer) },
    submissionDate: { at: sql`period.month`, until: lastDay },
  }),
});
