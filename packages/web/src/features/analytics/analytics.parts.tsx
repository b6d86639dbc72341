import { analyticsApi } from '@attestry/contract/features/analytics/analytics.api.ts';
import {
  type BuiltInDashboard,
  builtInDashboards,
  type dashboardFilters,
  isBuiltIn,
} from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ShownDashboard } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { reportsPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { type Filters, stringifySearch } from '../../kernel/url-state.ts';

const quietAnalyticsCalls = clientOf(quietSend, analyticsApi);

export type DashboardFilters = Filters<typeof dashboardFilters>;

/** The dashboards that the reader may choose; none if they cannot be read. */
export const dashboardsQuery = queryOptions({
  queryKey: ['dashboard', 'shown'],
  queryFn: () => quietAnalyticsCalls.list(),
});

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

/** The address of the report whose rows a figure counts, narrowed as the figure is. */
export type AddressOf = (narrowed: Readonly<Record<string, string>>, within?: Days) => string;

/** How the figures of a dashboard lead to the rows that they count, with the present filters. */
export const addressesOf = (id: BuiltInDashboard, filters: DashboardFilters): AddressOf => {
  const { report, asks, period } = builtInDashboards[id];
  const { periodFrom, periodTo, ...others } = filters;
  return (narrowed, within) =>
    reportsPath +
    stringifySearch({
      report,
      ...asks,
      ...others,
      ...narrowed,
      [`${period}From`]: latest([periodFrom?.[0], within?.from]),
      [`${period}To`]: earliest([periodTo?.[0], within?.to]),
    });
};
