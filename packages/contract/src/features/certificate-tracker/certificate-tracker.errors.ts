import { errors } from '../../kernel/errors.ts';

export const certificateTrackerErrors = errors('certificateTracker', {
  upgradeNeeded: { status: 403, message: 'Please upgrade to Directory Pro to access this feature' },
});
