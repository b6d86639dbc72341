import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import { type BuiltInDashboard, isBuiltIn } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type {
  DashboardFigures,
  FiguresOf,
  ShownDashboard,
} from '@attestry/contract/features/analytics/analytics.schema.ts';
import { isOffered } from '@attestry/contract/features/reports/reports.parts.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Narrowing } from '@attestry/contract/kernel/list.ts';
import { soonDays } from '@attestry/contract/kernel/soon-days.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { resolveNames } from '../../kernel/lists/known-by-other-names.ts';
import { sourcesFor } from '../../kernel/lists/list-filters.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { readShown, shownDashboards } from '../dashboard/dashboard.public.ts';
import { auditRelations } from '../reach/reach.public.ts';
import { titleOfSection } from '../report-template/report-template.public.ts';
import {
  auditHistory,
  type BoundReport,
  certificationStatus,
  isAnalyst,
  nonConformities,
  submissionDate,
} from '../reports/reports.public.ts';
import { type Counted, groupRows, queryOf } from './counted-rows.queries.ts';

/** Rows are grouped by ids, and the groups named: an index of the listing has the ids, and not the names. */
const ofCountries = (counted: Counted): Promise<FiguresOf<'builtin-certificates-by-country'>> => {
  const { country } = sourcesFor(counted.list, counted.viewer);
  return groupRows(
    counted,
    sql`${country!.by} as country_id`,
    sql`, totals as (select country_id, count(*)::int as total from counted group by country_id)
      select jsonb_build_object('id', country.id::text, 'name', country.name) as country, total
      from totals join country on country.id = country_id order by total desc, country.name`,
  );
};

const ofGrades = (counted: Counted): Promise<FiguresOf<'builtin-grades'>> => {
  const { standard } = sourcesFor(counted.list, counted.viewer);
  return groupRows(
    counted,
    sql`audit.standard_id, audit.grade, date_trunc('quarter', audit.start_date)::date as quarter`,
    sql`, totals as (
        select standard_id, grade, quarter, count(*)::int as total from counted where grade is not null group by 1, 2, 3)
      select jsonb_build_object('id', standard_id::text, 'name', ${standard!.at}) as standard,
        to_char(quarter, 'YYYY-MM-DD') as "from", to_char(quarter + interval '3 months - 1 day', 'YYYY-MM-DD') as "to", grade, total
      from (select totals.*, standard.name as standard from totals join standard on standard.id = standard_id) as audit
      order by quarter, audit.standard, grade`,
  );
};

const daysBeforeToday = 6 - (soonDays % 7);

/** Weeks, one of which ends with the days that are soon. The first is cut to begin today, the last to end with the twelve months. */
const ofWeeks = (counted: Counted): Promise<FiguresOf<'builtin-expiry-outlook'>> => {
  const today = sql`${counted.viewer.today}::date`;
  const last = sql`(${today} + interval '1 year')::date`;
  const first = sql`(${today} - ${daysBeforeToday}::int)`;
  return groupRows(
    { ...counted, only: sql<boolean>`audit.expiry_date between ${today} and ${last}` },
    sql`(audit.expiry_date - ${first}) / 7 as week`,
    sql`, weeks as (select week, count(*)::int as total from counted group by week)
      select to_char(greatest(${first} + week * 7, ${today}), 'YYYY-MM-DD') as "from",
        to_char(least(${first} + week * 7 + 6, ${last}), 'YYYY-MM-DD') as "to", coalesce(total, 0) as total
      from generate_series(0, (${last} - ${first}) / 7) as week left join weeks using (week) order by week`,
  );
};

type Section = FiguresOf<'builtin-non-conformities'>[number];

/**
 * A section of a standard is what the first two numbers of its clauses name; the templates of the standard have its heading.
 * Standards are named after the rows are counted, because for a name each non-conformity would be joined with its audit.
 */
const ofSections = async (counted: Counted): Promise<Section[]> => {
  const { standard } = sourcesFor(counted.list, counted.viewer);
  const figures = await groupRows<Section & { writtenName: string }>(
    counted,
    sql`audit.standard_id, split_part(audit.clause, '.', 1) as chapter, split_part(audit.clause, '.', 2) as part, audit.severity`,
    sql`, grouped as (
        select standard_id, concat_ws('.', chapter, nullif(part, '')) as section, severity, count(*)::int as total
        from counted group by standard_id, chapter, part, severity)
      select jsonb_build_object('id', standard_id::text, 'name', ${standard!.at}) as standard,
        audit.standard as "writtenName", section, severity, total
      from (select grouped.*, standard.name as standard from grouped join standard on standard.id = standard_id) as audit
      order by sum(total) over (partition by standard_id, section) desc, audit.standard, section collate clause_order, severity`,
  );
  return figures.map(({ writtenName, ...figure }) => ({
    ...figure,
    title: titleOfSection(writtenName, figure.section),
  }));
};

const seesEveryBody = (actor: Actor): boolean => isOf(actor, 'body') || isAnalyst(actor);

/** A certification body reads its own figures alone, and no reader of some of the records a rank. */
const ofBodies = async (counted: Counted): Promise<FiguresOf<'builtin-certification-bodies'>> => {
  const { viewer } = counted;
  const { actor } = viewer;
  const sources = sourcesFor(counted.list, viewer);
  const figures = await groupRows<FiguresOf<'builtin-certification-bodies'>[number]>(
    { ...counted, only: isOf(actor, 'cb') ? auditRelations.ofRecord.rows(actor) : always },
    sql`audit.certification_body_id as body_id, audit.record_status, audit.grade,
      audit.uploaded_on - uploaded.end_date as days, ${sources.daysLate!.at} > 0 as is_late`,
    // The rows are read once; what is asked of them is made of these sums.
    sql`, sums as (
        select body_id, record_status, grade, count(*) as audits, count(days) as uploaded, sum(days) as days,
          count(*) filter (where is_late) as late
        from counted group by body_id, record_status, grade),
      graded as (
        select body_id, jsonb_object_agg(grade, audits) as grades
        from (select body_id, grade, sum(audits) as audits from sums where grade is not null group by body_id, grade) as each
        group by body_id)
      select jsonb_build_object('id', body.id::text, 'name', body.name) as body, sum(audits)::int as total,
        round(sum(days) / nullif(sum(uploaded), 0), 1)::float8 as "daysToUpload", sum(late)::int as late,
        coalesce(sum(audits) filter (where record_status = 'Archived'), 0)::int as replaced,
        coalesce(sum(audits) filter (where record_status = 'Holding'), 0)::int as holding, coalesce(grades, '{}') as grades,
        (rank() over (order by sum(late) / sum(audits)))::int as rank
      from sums join certification_body as body on body.id = body_id left join graded using (body_id)
      group by body.id, grades order by total desc, body.name`,
  );
  return seesEveryBody(actor) ? figures : figures.map(({ rank: _, ...figure }) => figure);
};

interface Declared {
  list: BoundReport;
  count: (counted: Counted) => Promise<DashboardFigures>;
}

const counting =
  <const I extends BuiltInDashboard, F>(id: I, count: (counted: Counted) => Promise<F>) =>
  async (counted: Counted) => ({ id, figures: await count(counted) });

/** Which report each dashboard counts, and how its rows are grouped. */
const dashboards: Readonly<Record<BuiltInDashboard, Declared>> = {
  'builtin-certificates-by-country': {
    list: certificationStatus,
    count: counting('builtin-certificates-by-country', ofCountries),
  },
  'builtin-grades': { list: auditHistory, count: counting('builtin-grades', ofGrades) },
  'builtin-expiry-outlook': { list: certificationStatus, count: counting('builtin-expiry-outlook', ofWeeks) },
  'builtin-non-conformities': { list: nonConformities, count: counting('builtin-non-conformities', ofSections) },
  'builtin-certification-bodies': { list: submissionDate, count: counting('builtin-certification-bodies', ofBodies) },
};

export const requirePro = ({ actor }: Context) => {
  if (isOf(actor, 'lite')) throw refuse(analyticsErrors.proNeeded);
};

/** A built-in dashboard counts a report, which some roles are not offered. */
const isReadable = ({ reportId }: ShownDashboard, actor: Actor): boolean =>
  !isBuiltIn(reportId) || isOffered(dashboards[reportId].list.report, actor);

/** The dashboards that the caller may choose. */
export const readDashboards = async (ctx: Context): Promise<ShownDashboard[]> => {
  requirePro(ctx);
  return (await shownDashboards(ctx)).filter((dashboard) => isReadable(dashboard, ctx.actor));
};

/** The figures of a built-in dashboard within the caller's sight. */
export const readFigures = async (ctx: Context, id: string, filters: Narrowing): Promise<DashboardFigures> => {
  requirePro(ctx);
  const shown = await readShown(ctx, id);
  const { reportId } = shown;
  if (!isBuiltIn(reportId) || !isReadable(shown, ctx.actor)) throw refuse(kernelErrors.notFound);
  const { list, count } = dashboards[reportId];
  const viewer = viewerOf(ctx);
  return count({
    db: ctx.db,
    list: await resolveNames(ctx.db, list, viewer),
    viewer,
    query: queryOf(reportId, filters),
  });
};
