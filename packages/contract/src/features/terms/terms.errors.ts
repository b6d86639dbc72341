import { errors } from '../../kernel/errors.ts';

export const termsErrors = errors('terms', {
  changed: {
    status: 409,
    message: 'The terms have changed meanwhile. Please read the new version, then accept it.',
  },
});
