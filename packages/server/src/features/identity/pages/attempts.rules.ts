import type { AttemptLimit } from '../../../kernel/access/attempts.ts';

const minute = 60;
const hour = 60 * minute;

/** How often the pages let one try: for one e-mail address, and from one client. */
export const attemptLimits = {
  signInOfAddress: { what: 'sign-in of address', most: 10, seconds: 15 * minute },
  signInOfClient: { what: 'sign-in of client', most: 60, seconds: 15 * minute },
  forgotOfAddress: { what: 'forgot password of address', most: 3, seconds: hour },
  forgotOfClient: { what: 'forgot password of client', most: 20, seconds: hour },
  setPasswordOfClient: { what: 'set password of client', most: 20, seconds: hour },
} as const satisfies Record<string, AttemptLimit>;
