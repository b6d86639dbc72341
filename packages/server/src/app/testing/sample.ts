import type { api } from '@attestry/contract';
import type { z } from 'zod';
import type { About } from './about.ts';

type Given<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : never;

/** Input of one call, and the entity if the call is about one record; `of` tells apart what an endpoint has several of. */
export type Sample<E> = { about?: string; of?: string; query?: (about: About) => Given<E, 'query'> } & (E extends {
  params: object;
}
  ? { params: (about: About) => Given<E, 'params'> }
  : unknown) &
  (E extends { body: object } ? { body: (about: About) => Promise<Given<E, 'body'>> } : unknown) &
  (E extends { upload: object } ? { file: (about: About) => Promise<Uint8Array> } : unknown);

type Api = typeof api;
type Needing<F> = {
  [K in keyof F]: F[K] extends { params: object } | { body: object } | { upload: object } ? K : never;
}[keyof F];

/** Every endpoint with more than a query must have input here, or this does not compile. */
export type Samples = {
  [F in keyof Api as Needing<Api[F]> extends never ? never : F]: Needed<Api[F]> & Optional<Api[F]>;
} & { [F in keyof Api]?: Optional<Api[F]> };
type Input<E> = Sample<E> | readonly Sample<E>[];
type Needed<F> = { [K in Needing<F>]: Input<F[K]> };
type Optional<F> = { [K in keyof F]?: Input<F[K]> };

/** The samples of some features. */
export type SamplesOf<F extends keyof Samples> = Required<Pick<Samples, F>>;

/** A form is stored under the id it was sent for, or under the one in its answer. */
export interface ReadBack {
  /** The record's path without its id. */
  record: string;
  /** The record as the form that would store it; fields that no answer shows are omitted. */
  asForm(record: never): object;
}

type Forms<F> = {
  [K in keyof F]: F[K] extends { body: object; upload: object } ? never : F[K] extends { body: object } ? K : never;
}[keyof F];

/** Every endpoint with a form must say here how it is read back, or why not, or this does not compile. */
export type ReadsBack = {
  [F in keyof Api as Forms<Api[F]> extends never ? never : F]: {
    [K in Forms<Api[F]>]: ReadBack | { notReadBack: string };
  };
};
