import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { featureOf, get, post, put, remove } from '../../kernel/endpoint.ts';
import { dashboardErrors } from './dashboard.errors.ts';
import { dashboard, dashboardForm, dashboardId, foundReport, searchedReport } from './dashboard.schema.ts';

const dashboards = '/dashboard/api/Dashboard';
const saveErrors = [
  dashboardErrors.unknownReport,
  dashboardErrors.reportTaken,
  dashboardErrors.foreignWebUrl,
  dashboardErrors.foreignEmbedUrl,
];

export const dashboardApi = featureOf('AuditFeature', {
  list: {
    ...get(`${dashboards}/detailed`, 'Administration.View', 'List all dashboards by title'),
    response: z.array(dashboard),
  },
  search: {
    ...get(
      `${dashboards}/search/:reportId`,
      ['Administration.Generate', 'Administration.Revise'],
      'Look up a report to make a dashboard of',
    ),
    params: searchedReport,
    response: foundReport,
    errors: [dashboardErrors.noReport, dashboardErrors.notAnswered],
  },
  read: {
    ...get(`${dashboards}/:id`, 'Administration.View', 'Read a dashboard'),
    params: dashboardId,
    response: dashboard,
    versioned: true,
  },
  create: {
    ...post(dashboards, 'Administration.Generate', 'Add dashboard'),
    body: dashboardForm,
    response: dashboard,
    errors: saveErrors,
    versioned: true,
  },
  update: {
    ...put(`${dashboards}/:id`, 'Administration.Revise', 'Edit dashboard'),
    params: dashboardId,
    body: dashboardForm,
    response: dashboard,
    errors: saveErrors,
    versioned: true,
    ifMatch: true,
  },
  remove: {
    ...remove(`${dashboards}/:id`, 'Administration.Remove', 'Delete dashboard'),
    params: dashboardId,
    response: dashboardId,
  },
  changeLog: {
    ...get(`${dashboards}/:id/changeLog`, 'Administration.View', "Read a dashboard's change log"),
    params: dashboardId,
    ...changeLog,
  },
});
