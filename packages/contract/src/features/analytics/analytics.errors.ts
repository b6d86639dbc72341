import { errors } from '../../kernel/errors.ts';

export const analyticsErrors = errors('analytics', {
  proNeeded: { status: 403, message: 'Analytics is available with Directory Pro.' },
});
