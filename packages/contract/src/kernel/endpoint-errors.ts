import { z } from 'zod';
import { type Endpoint, isFileAnswer } from './endpoint.ts';
import { type ErrorDefinition, kernelErrors, placeErrors } from './errors.ts';

const {
  busy,
  changedMeanwhile,
  commandsUnderWay,
  denied,
  exportPrevented,
  invalid,
  notFound,
  pageTooFar,
  signInNeeded,
  tooLarge,
  tooLong,
  tooMany,
  tooSlow,
  unexpected,
  unknownHost,
  unreadable,
  unsupported,
  versionNeeded,
} = kernelErrors;

/** Errors any endpoint may answer with, not repeated in its own errors. */
const ofEveryEndpoint: readonly ErrorDefinition[] = [
  invalid,
  unreadable,
  unknownHost,
  signInNeeded,
  denied,
  notFound,
  tooSlow,
  tooLarge,
  tooLong,
  unsupported,
  unexpected,
  busy,
];

const takesPlace = ({ upload, response }: Endpoint): boolean =>
  upload ? !upload.withoutPlace : isFileAnswer(response);

const isCommand = ({ method, transaction, upload, permission }: Endpoint): boolean => {
  const isPublic = typeof permission === 'object' && 'public' in permission;
  return method !== 'GET' && transaction !== 'handler' && !upload && !isPublic;
};

const ofPagedQuery = (query: z.ZodType | undefined): ErrorDefinition[] => {
  const shape = query instanceof z.ZodObject ? query.shape : {};
  if (!('rows' in shape)) return [];
  return ['format' in shape ? exportPrevented : pageTooFar];
};

/** The errors of this endpoint: those it declares, and those that follow from how it is called. */
export const ownErrors = (endpoint: Endpoint): readonly ErrorDefinition[] => [
  ...(endpoint.errors ?? []),
  ...(endpoint.ifMatch ? [versionNeeded, changedMeanwhile] : []),
  ...(endpoint.picker || endpoint.whileTyping ? [tooMany] : []),
  ...(isCommand(endpoint) ? [commandsUnderWay] : []),
  ...ofPagedQuery(endpoint.query),
  ...(takesPlace(endpoint) ? Object.values(placeErrors) : []),
];

/** Every error an endpoint may answer with. */
export const errorsOf = (endpoint: Endpoint): readonly ErrorDefinition[] => [
  ...ofEveryEndpoint,
  ...ownErrors(endpoint),
];
