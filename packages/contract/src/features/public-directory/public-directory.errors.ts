import { errors } from '../../kernel/errors.ts';

export const publicDirectoryErrors = errors('publicDirectory', {
  /** Says the same of a site that opted out, one in a suppressed country and a code that is nobody's. */
  nothingPublished: { status: 404, message: 'Nothing is published under this code' },
});
