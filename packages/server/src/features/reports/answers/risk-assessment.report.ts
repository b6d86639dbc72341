import { letterGrades, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { riskAssessmentReport } from '@attestry/contract/features/reports/answers/risk-assessment.report.ts';
import {
  type RiskReason,
  riskBands,
  riskReasons,
  riskWindows,
  uncertifiedStatuses,
} from '@attestry/contract/features/reports/answers/risk-band.parts.ts';
import { sql } from 'kysely';
import { can } from '../../../kernel/access/actor.ts';
import { anyOf, isOneOf, never, type Predicate } from '../../../kernel/access/predicates.ts';
import { inSight, within } from '../../../kernel/access/sight.ts';
import type { Viewer } from '../../../kernel/lists/list-source.ts';
import { shownStatus } from '../../audit/audit.public.ts';
import { hasStatus, isShownByShares } from '../../reach/reach.public.ts';
import { recalls } from '../../recall/recall.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';
import { auditsReported } from '../reports.scope.ts';

const { yearsOfFindings, monthsOfRecalls, severalMajors } = riskWindows;

/** Best first; a plus says only that the audit was unannounced. */
const ranked = [...new Set([...letterGrades, 'Foundation', noGrade].map((grade) => grade.replace('+', '')))];

/** What the audits of the row's site and standard found in the years that count, as far as reports show the reader these audits. */
const past = ({ actor, today }: Viewer) => sql`cross join lateral (
  select array_agg(told.grade order by told.start_date, told.id) filter (where told.grade is not null) as grades,
    sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade from audit_listing as audit
    where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id
      and audit.start_date > ${today}::date - ${sql.lit(`${yearsOfFindings} years`)}::interval
      and ${isShownByShares} and ${inSight(auditsReported(actor))}) as told
    cross join lateral (select count(*) filter (where severity = 'Major') as majors,
      count(*) filter (where severity = 'Critical') as criticals
      from audit_finding as finding where finding.audit_id = told.id) as raised) as past`;

/** The recalls at the row's site that the reader sees. */
const recalled = (viewer: Viewer) => {
  const seen = can(viewer.actor, 'Recall.View') ? inSight(recalls.source.see(viewer)) : never;
  return sql`cross join lateral (select count(*)::int as times from recall_listing as recall
    where recall.site_id = slot.site_id and not recall.is_archived and ${seen}
      and recall.initial_notification_date > ${viewer.today}::date - ${sql.lit(`${monthsOfRecalls} months`)}::interval
    ) as recalled`;
};

const slot = sql`cross join lateral (select audit.site_id, audit.standard_id) as slot`;

const rank = (place: number) =>
  sql`array_position(${ranked}::text[], rtrim(replace(past.grades[cardinality(past.grades) - ${sql.lit(place)}], '+', '')))`;

const isGrade = (letter: string): Predicate =>
  sql<boolean>`audit.grade in (${sql.lit(letter)}, ${sql.lit(`${letter}+`)})`;

const conditions = ({ today }: Viewer): Record<RiskReason, Predicate> => ({
  uncertified: isOneOf(shownStatus(today), uncertifiedStatuses),
  critical: sql<boolean>`past.criticals > 0`,
  recalled: sql<boolean>`recalled.times > 0`,
  lowestGrade: isGrade('D'),
  lowGrade: isGrade('C'),
  worseGrade: sql<boolean>`${rank(0)} > ${rank(1)}`,
  majors: sql<boolean>`past.majors >= ${sql.lit(severalMajors)}`,
});

const reasonsOf = (viewer: Viewer) => {
  const known = conditions(viewer);
  return riskReasons.map((reason) => ({ ...reason, applies: known[reason.because] }));
};

const bandOf = (viewer: Viewer) => {
  const ofBand = (band: string) =>
    anyOf(...reasonsOf(viewer).flatMap((reason) => (reason.band === band ? reason.applies : [])));
  const [high, medium, low] = riskBands;
  return sql`case when ${ofBand(high)} then ${sql.lit(high)} when ${ofBand(medium)} then ${sql.lit(medium)}
    else ${sql.lit(low)} end`;
};

const textOf = (viewer: Viewer) => {
  const texts = reasonsOf(viewer).map(({ text, applies }) => sql`case when ${applies} then ${sql.lit(text)} end`);
  return sql`nullif(concat_ws('; ', ${sql.join(texts)}), '')`;
};

export const riskAssessment = bindReport(riskAssessmentReport, {
  ...reportedAudits,
  see: ({ actor }) => within(hasStatus(['Current']), auditsReported(actor)),
  beside: (viewer) => sql`${slot} ${past(viewer)} ${recalled(viewer)}`,
  columns: (viewer) => ({
    ...auditSources(viewer),
    risk: { at: bandOf(viewer) },
    reasons: { at: textOf(viewer) },
    grades: { at: sql`array_to_string(past.grades, ' → ')` },
    majors: { at: sql`coalesce(past.majors, 0)` },
    criticals: { at: sql`coalesce(past.criticals, 0)` },
    recalls: { at: sql`recalled.times` },
  }),
});
