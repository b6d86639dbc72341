import { z } from 'zod';
import { busyMessage } from './busy.ts';
import { noSuchChoice } from './field-messages.ts';

/**
 * One failure the API can answer with. `field` is where a form shows it; `constraint` is the database constraint it
 * reports.
 */
export interface ErrorDefinition {
  code: string;
  status: number;
  message: string;
  field?: string;
  constraint?: string;
}

type Declared = Record<string, Omit<ErrorDefinition, 'code'>>;

/** Declares the failures of one feature; the code is `feature.name`. */
export const errors = <const N extends string, const E extends Declared>(feature: N, declared: E) =>
  Object.fromEntries(
    Object.entries(declared).map(([name, definition]) => [name, { code: `${feature}.${name}`, ...definition }]),
  ) as { [K in keyof E & string]: ErrorDefinition & { code: `${N}.${K}` } };

/** An error for a chosen value that does not exist. */
export const unknownValue = (field: string, constraint?: string): Declared[string] => ({
  status: 400,
  message: noSuchChoice,
  field,
  ...(constraint && { constraint }),
});

/** Failures of calls in general. `endpoint-errors.ts` says which of them an endpoint may answer with. */
export const kernelErrors = errors('request', {
  invalid: { status: 400, message: 'The request is not valid' },
  unreadable: { status: 400, message: 'The request could not be read' },
  unknownHost: {
    status: 400,
    message: 'The directory does not answer at this address. Its operator sets the address in PUBLIC_BASE_URL.',
  },
  signInNeeded: { status: 401, message: "You don't have access to the selected resource" },
  denied: { status: 403, message: 'Permission denied' },
  exportPrevented: {
    status: 403,
    message: 'Export List is switched off for your company. Please ask the standards body to allow it.',
  },
  notFound: { status: 404, message: 'Could not get the selected resource' },
  tooSlow: { status: 408, message: 'The request did not arrive in time' },
  tooLarge: { status: 413, message: 'The file is too large' },
  unsupported: { status: 415, message: 'This kind of content is not accepted' },
  versionNeeded: { status: 428, message: 'Send the version you edited in If-Match' },
  changedMeanwhile: { status: 412, message: 'Somebody else has changed this record meanwhile' },
  tooLong: {
    status: 431,
    message: 'The address of the request is too long. Please choose fewer values at once.',
  },
  tooMany: { status: 429, message: 'Too many attempts. Please try again later.' },
  pageTooFar: { status: 400, message: 'Only the first 10,000 rows can be opened. Narrow the search to see more.' },
  underWay: {
    status: 429,
    message:
      'You already have as many files in progress as one person may have. Please try again when one has finished.',
  },
  commandsUnderWay: {
    status: 429,
    message: 'Too many of your changes are being stored just now. Please try again when one has finished.',
  },
  organisationUnderWay: {
    status: 429,
    message:
      'Your organisation already has as many files in progress as it may have. Please try again when one has finished.',
  },
  busy: { status: 503, message: busyMessage },
  unexpected: { status: 500, message: 'Server error' },
});

/** Refusals of a file while no place is free: those of the caller, of their organisation, or of everybody are taken. */
export const placeErrors: Record<'own' | 'organisation' | 'all', ErrorDefinition> = {
  own: kernelErrors.underWay,
  organisation: kernelErrors.organisationUnderWay,
  all: kernelErrors.busy,
};

/** Refusals of a call that may be sent again after `retryAfterSeconds`. */
export const passingErrors: readonly ErrorDefinition[] = [...Object.values(placeErrors), kernelErrors.commandsUnderWay];

/** Seconds a caller without a place is asked to wait. */
export const retryAfterSeconds = 5;

/** The body of every failed call. `fields` names the form fields; `present` is the current record of a stale edit. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  detail: z.string().optional(),
  present: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Refusals to archive an archived record, and to unarchive one that is not archived. */
export const archivingErrors = errors('archiving', {
  archived: { status: 409, message: 'The record is already archived' },
  notArchived: { status: 409, message: 'The record is not archived' },
});

/** Why a file is refused, whatever it is for. */
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

/** Pro features by title. */
type ProPart = 'Details' | 'Notifications';

/** The answer to users without Pro, instead of the record. */
export const proNeededFor = (part: ProPart) => `Pro subscription is required to access ${part}.`;
