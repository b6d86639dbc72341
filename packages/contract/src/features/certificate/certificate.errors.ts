import { errors } from '../../kernel/errors.ts';

export const certificateErrors = errors('certificate', {
  /** The answer's detail says why. */
  unavailable: { status: 404, message: 'No certificate is currently available for this audit record' },
});
