import { errors } from '../../kernel/errors.ts';

export const analyticsErrors = errors('analytics', {
  proNeeded: { status: 403, message: 'Analytics is available with Directory Pro.' },
  notLoaded: { status: 502, message: 'Could not load the selected dashboard.' },
  builtIn: { status: 404, message: 'A built-in dashboard is not embedded: read its figures' },
});
