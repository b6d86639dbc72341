import { isBuiltIn } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ShownDashboard } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { dashboardErrors } from '@attestry/contract/features/dashboard/dashboard.errors.ts';
import { builtInReport } from '@attestry/contract/features/dashboard/dashboard.parts.ts';
import type { Dashboard, FoundReport } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { isRole, roleLabel } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import type { Context, ReadContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { LoggedFields } from '../../kernel/change-log/change-log.ts';
import { PowerBiFailure } from '../../kernel/power-bi/power-bi.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { dashboardAccess, isShown, seeDashboard } from './dashboard.scope.ts';

type Row = Dashboard & { version: number };

const byTitle = sql`order by lower(name), id`;

const selectDashboards = (actor: Actor, which: Predicate) => sql<Row>`
  select id, name, report_id as "reportId", web_url as "webUrl", embed_url as "embedUrl", dataset_id as "datasetId", roles,
    ${dashboardAccess.visuals(actor)} as visuals, version
  from dashboard where ${which} and ${seeDashboard(actor)}`;

export const dashboards = async ({ db, actor }: Context): Promise<Dashboard[]> => {
  const { rows } = await sql<Row>`${selectDashboards(actor, always)} ${byTitle}`.execute(db);
  return rows.map(({ version: _, ...dashboard }) => dashboard);
};

/** One dashboard. Sets its version on the context. */
export const readDashboard = (ctx: Context, id: string): Promise<Dashboard> =>
  readRecord(ctx, selectDashboards(ctx.actor, sql<boolean>`id = ${id}::bigint`));

/** A dashboard as its readers choose it, with where it is. */
type LocatedDashboard = ShownDashboard & Pick<Dashboard, 'embedUrl' | 'datasetId'>;

const selectShown = (actor: Actor, which: Predicate) => sql<LocatedDashboard>`
  select id, name, report_id as "reportId", embed_url as "embedUrl", dataset_id as "datasetId"
  from dashboard where ${which} and ${isShown(actor)} ${byTitle}`;

/** The dashboards that the caller's role is shown. */
export const shownDashboards = async ({ db, actor }: ReadContext): Promise<ShownDashboard[]> =>
  (await selectShown(actor, always).execute(db)).rows;

/** One of them; not found if it is shown to other roles alone. */
export const readShown = async ({ db, actor }: ReadContext, id: string): Promise<LocatedDashboard> =>
  oneFound((await selectShown(actor, sql<boolean>`id = ${id}::bigint`).execute(db)).rows);

const findAtProvider = async ({ powerBi, log }: Context['kernel'], reportId: string): Promise<FoundReport> => {
  const report = await powerBi?.findReport(reportId).catch((failure: unknown) => {
    if (!(failure instanceof PowerBiFailure)) throw failure;
    log.error(failure);
    throw refuse(dashboardErrors.notAnswered);
  });
  if (!report) throw refuse(dashboardErrors.noReport);
  const { webUrl: weburl, ...found } = report;
  return { weburl, ...found };
};

/** What is known of a report that a dashboard could be made of. */
export const findReport = async ({ kernel }: Context, reportId: string): Promise<FoundReport> =>
  isBuiltIn(reportId) ? builtInReport(reportId) : findAtProvider(kernel, reportId);

const rolesText = (stored: unknown, bodyName: string): string => {
  const names = Array.isArray(stored) ? stored.map(String) : [];
  return names.map((name) => (isRole(name) ? roleLabel(name, bodyName) : name)).join(', ');
};

export const dashboardLabels = ({ BODY_NAME }: Settings): LoggedFields => ({
  name: 'Title',
  report_id: 'Report ID',
  web_url: 'Web URL',
  embed_url: 'Embed URL',
  dataset_id: 'Dataset ID',
  roles: { label: 'Roles', formatValue: (stored) => rolesText(stored, BODY_NAME) },
});
