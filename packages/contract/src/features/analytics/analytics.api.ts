import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { filtersQuery } from '../../kernel/list-query.ts';
import { analyticsErrors } from './analytics.errors.ts';
import { dashboardFilters } from './analytics.parts.ts';
import { dashboardFigures } from './analytics.schema.ts';

export const analyticsApi = featureOf('AuditFeature', {
  data: {
    ...get('/dashboard/api/Dashboard/:id/data', 'Analytics.View', 'Read the figures of a built-in dashboard'),
    params: z.object({ id: z.string().max(60) }),
    query: filtersQuery(dashboardFilters),
    response: dashboardFigures,
    errors: [analyticsErrors.proNeeded],
  },
});
