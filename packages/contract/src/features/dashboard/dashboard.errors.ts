import { errors } from '../../kernel/errors.ts';

const ofProvider = 'Only addresses of the dashboard provider are accepted';

export const dashboardErrors = errors('dashboard', {
  /** Of a search. */
  noReport: { status: 404, message: 'Could not find the report' },
  /** In a form. */
  unknownReport: { status: 400, message: 'Could not find the report', field: 'reportId' },
  notAnswered: { status: 502, message: 'Power BI does not answer. Please try again later.' },
  reportTaken: {
    status: 409,
    message: 'This report is a dashboard already',
    field: 'reportId',
    constraint: 'dashboard_report_id',
  },
  foreignWebUrl: { status: 400, message: ofProvider, field: 'webUrl' },
  foreignEmbedUrl: { status: 400, message: ofProvider, field: 'embedUrl' },
});
