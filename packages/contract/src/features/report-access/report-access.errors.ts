import { errors } from '../../kernel/errors.ts';
import { requestsPerHour } from './report-access.schema.ts';

export const reportAccessErrors = errors('reportAccess', {
  notOffered: { status: 403, message: 'Report access cannot be requested for this audit' },
  inFull: { status: 409, message: 'You already have access to this audit' },
  tooMany: {
    status: 429,
    message: `You have requested access to ${requestsPerHour} reports within an hour. Please request more later.`,
  },
  pending: { status: 409, message: 'Your organisation has already requested access to this report' },
});
