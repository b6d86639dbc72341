import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { filtersQuery } from '../../kernel/list-query.ts';
import { dashboardId } from '../dashboard/dashboard.schema.ts';
import { analyticsErrors } from './analytics.errors.ts';
import { dashboardFilters } from './analytics.parts.ts';
import { dashboardFigures, embeddedReport, shownDashboard } from './analytics.schema.ts';

const dashboards = '/dashboard/api/Dashboard';

export const analyticsApi = featureOf('AuditFeature', {
  list: {
    ...get(dashboards, 'Analytics.View', "List the dashboards for the caller's role by title"),
    response: z.array(shownDashboard),
    errors: [analyticsErrors.proNeeded],
  },
  embed: {
    ...get(`${dashboards}/:id/embed`, 'Analytics.View', 'Read how to show the caller a dashboard of Power BI'),
    params: dashboardId,
    response: embeddedReport,
    errors: [analyticsErrors.proNeeded, analyticsErrors.builtIn, analyticsErrors.notLoaded, kernelErrors.tooMany],
  },
  data: {
    ...get(`${dashboards}/:id/data`, 'Analytics.View', 'Read the figures of a built-in dashboard'),
    params: dashboardId,
    query: filtersQuery(dashboardFilters),
    response: dashboardFigures,
    errors: [analyticsErrors.proNeeded],
  },
});
