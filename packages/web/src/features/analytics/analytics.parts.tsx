import { analyticsApi } from '@attestry/contract/features/analytics/analytics.api.ts';
import {
  type BuiltInDashboard,
  builtInDashboards,
  type dashboardFilters,
  isBuiltIn,
  namesInAuditList,
} from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ShownDashboard } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditListPath, reportsPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { type Filters, stringifySearch } from '../../kernel/url-state.ts';

const quietAnalyticsCalls = clientOf(quietSend, analyticsApi);

export type DashboardFilters = Filters<typeof dashboardFilters>;

/** The dashboards that the reader may choose; none if they cannot be read. */
export const dashboardsQuery = queryOptions({
  queryKey: ['dashboard', 'shown'],
  queryFn: () => quietAnalyticsCalls.list(),
});

/** How to show a dashboard of Power BI, each time with a new token. */
export const embedDashboard = (id: string) => quietAnalyticsCalls.embed({ params: { id } });

/** A dashboard of the directory's own figures. */
export interface BuiltIn extends ShownDashboard {
  reportId: BuiltInDashboard;
}

export const isOfDirectory = (dashboard: ShownDashboard): dashboard is BuiltIn => isBuiltIn(dashboard.reportId);

/** Never kept for another visit of the page: figures are those of now. */
export const figuresQuery = (id: string, filters: DashboardFilters) =>
  queryOptions({
    queryKey: ['dashboard', 'figures', id, filters],
    queryFn: () => quietAnalyticsCalls.data({ params: { id }, query: Object.fromEntries(Object.entries(filters)) }),
  });

/** Days between which a figure counts. */
interface Days {
  from: string;
  to: string;
}

const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
const earliest = (days: readonly (string | undefined)[]) => days.filter((day) => day !== undefined).sort()[0];

/** The address of the rows that a figure counts, narrowed as the figure is. */
export type AddressOf = (narrowed: Readonly<Record<string, string | readonly string[]>>, within?: Days) => string;

/** What a figure asks of the report of its dashboard, with the present filters. */
const queryOf =
  (id: BuiltInDashboard, filters: DashboardFilters) =>
  (...[narrowed, within]: Parameters<AddressOf>): Record<string, unknown> => {
    const { asks, period } = builtInDashboards[id];
    const { periodFrom, periodTo, ...others } = filters;
    return {
      ...asks,
      ...others,
      ...narrowed,
      [`${period}From`]: latest([periodFrom?.[0], within?.from]),
      [`${period}To`]: earliest([periodTo?.[0], within?.to]),
    };
  };

const asAuditList = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [namesInAuditList[key] ?? key, value]));

export interface Addresses {
  /** Leads to the list of audits, or else to the report. */
  addressOf: AddressOf;
  /** Leads to the list of audits by filters that the report lacks; only for those who have the list. */
  auditsOf?: AddressOf;
}

/** How the figures of a dashboard lead to the rows that they count, for a reader who has the list of audits or not. */
export const addressesOf = (id: BuiltInDashboard, filters: DashboardFilters, hasAudits: boolean): Addresses => {
  const { report, ofAudits }: { report: string; ofAudits?: true } = builtInDashboards[id];
  const asked = queryOf(id, filters);
  if (!hasAudits || !ofAudits)
    return { addressOf: (...figure) => reportsPath + stringifySearch({ report, ...asked(...figure) }) };
  const auditsOf: AddressOf = (...figure) => auditListPath + stringifySearch(asAuditList(asked(...figure)));
  return { addressOf: auditsOf, auditsOf };
};
