import { errors } from '../../kernel/errors.ts';

export const systemErrors = errors('system', {
  underWay: { status: 409, message: 'It is being done just now' },
  linkEnded: {
    status: 409,
    message: 'This mail had a link that has ended. Its recipient has to ask for another one.',
  },
});
