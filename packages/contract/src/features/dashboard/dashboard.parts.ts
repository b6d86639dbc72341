import { formOf } from '../../kernel/fields.ts';
import { type BuiltInDashboard, builtInDashboards } from '../analytics/analytics.parts.ts';
import { type Dashboard, dashboardForm, type FoundReport } from './dashboard.schema.ts';

/** A built-in dashboard as a search finds it. Its addresses are those of its page. */
export const builtInReport = (reportId: BuiltInDashboard): FoundReport => {
  const path = `/private/analytics?dashboard=${reportId}`;
  return { reportId, name: builtInDashboards[reportId].name, weburl: path, embedUrl: path, datasetId: 'directory' };
};

/** The form of a dashboard, filled with its present values. */
export const toDashboardForm = (dashboard: Dashboard) => formOf(dashboardForm, dashboard);
