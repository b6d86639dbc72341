import { errors } from '../../kernel/errors.ts';

export const identityErrors = errors('identity', {
  signInElsewhere: {
    status: 409,
    message: 'You sign in with the account of your organisation. Sign out of your other devices there.',
  },
});
