import { errors } from '../../kernel/errors.ts';

export const publicDirectoryErrors = errors('publicDirectory', {
  /** The same answer for a site that opted out, a site in a suppressed country and an unknown code. */
  nothingPublished: { status: 404, message: 'Nothing is published under this code' },
});
