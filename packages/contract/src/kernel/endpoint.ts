import type { z } from 'zod';
import type { ErrorDefinition } from './errors.ts';
import type { FlagName } from './flags.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint: holders of any of the permissions, anyone signed in, or everybody, which requires a reason.
 */
export type Access = Permission | readonly Permission[] | 'signedIn' | { public: string };

/** An answer that is a file: its possible media types. */
export interface FileAnswer {
  file: readonly string[];
}

/**
 * What an upload is answered, unread, while too many uploads of the same person, of their organisation or of everybody
 * are in progress.
 */
export interface AnswersWithoutPlace {
  own: object;
  organisation: object;
  all: object;
}

export interface Endpoint {
  method: Method;
  /** Parameters are written `:id`; routes match without regard to case. */
  path: `/${string}`;
  permission: Access;
  /** While this feature is off, the endpoint does not exist for anybody. */
  flag?: FlagName;
  /** While this feature is on, the endpoint does not exist for anybody. */
  absentWhile?: FlagName;
  /** While this feature is off, a public endpoint exists only for callers who are signed in. */
  publicWhile?: FlagName;
  /** One sentence for API users. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * A multipart body: one file up to a size limit, with the fields of `body`. If there is no room for it, it is refused
   * with `placeErrors`, unless the endpoint answers otherwise.
   */
  upload?: { field: string; maxBytes: number; withoutPlace?: AnswersWithoutPlace };
  /**
   * Returns names of organisations that the caller does not see, for a picker. All such calls of one person share a
   * limit per minute.
   */
  picker?: true;
  /** Called while somebody types. All such calls of one person share a limit per minute. */
  whileTyping?: true;
  response: z.ZodType | FileAnswer;
  errors?: readonly ErrorDefinition[];
  /** The answer carries the record's version as ETag. */
  versioned?: true;
  /** The call must send the version it edits in If-Match. */
  ifMatch?: true;
  /**
   * Who opens the transaction: `handler` if work such as scanning and parsing comes first. One that is `undone` only
   * answers what a command would do.
   */
  transaction?: 'handler' | 'undone';
}
export type Feature = Record<string, Endpoint>;

const head =
  <const M extends Method>(method: M) =>
  <const P extends Endpoint['path'], const A extends Access>(path: P, permission: A, summary: string) => ({
    method,
    path,
    permission,
    summary,
  });

/** Starts an endpoint with its method: path, permission, and one sentence for API users. */
export const get = head('GET');
export const post = head('POST');
export const put = head('PUT');
export const patch = head('PATCH');
export const remove = head('DELETE');

/** Keeps the literal types of a feature's endpoints; has no effect at run time. */
export const feature = <const F extends Feature>(endpoints: F): F => endpoints;

/** Endpoints that a feature flag turns on or off together. */
export const featureOf = <const N extends FlagName, const F extends Feature>(
  flag: N,
  endpoints: F,
): { [K in keyof F]: F[K] & { flag: N } } =>
  Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, flag }])) as {
    [K in keyof F]: F[K] & { flag: N };
  };

export const isFileAnswer = (response: Endpoint['response']): response is FileAnswer => 'file' in response;

type Part<E, K extends string, M extends 'input' | 'output'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: M extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller sends. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'> &
  (E extends { upload: object } ? { file: Blob } : unknown) &
  (E extends { ifMatch: true } ? { version: string } : unknown);

/** What a handler receives. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>;

/** What a call returns: the record, or a file with its name. */
export type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : NamedFile;
export interface NamedFile {
  blob: Blob;
  name: string;
}
