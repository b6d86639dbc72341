import { errors } from '../../kernel/errors.ts';

export const reportAccessErrors = errors('reportAccess', {
  notOffered: { status: 403, message: 'Report access cannot be requested for this audit' },
  inFull: { status: 409, message: 'You already have access to this audit' },
  pending: { status: 409, message: 'Your organisation has already requested access to this report' },
});
