import { errors } from './errors.ts';

/** Why a file of a stranger is not stored, whatever it was to be. */
export const fileErrors = errors('file', {
  empty: { status: 400, message: 'The file is empty.', field: 'file' },
  infected: {
    status: 422,
    message: 'The virus scanner found something in this file. It was not stored.',
    field: 'file',
  },
  unscannable: {
    status: 422,
    message: 'The virus scanner could not read this file. It was not stored.',
    field: 'file',
  },
  noRoom: {
    status: 409,
    message: 'Your organisation has reached its limit for stored files. Please ask the standards body for more space.',
    field: 'file',
  },
  unavailable: {
    status: 503,
    message: 'The virus scanner is not responding, so no file can be accepted just now. Please try again later.',
  },
});
