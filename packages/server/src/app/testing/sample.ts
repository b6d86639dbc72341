import type { api } from '@attestry/contract';
import type { z } from 'zod';
import type { About, Subject } from './about.ts';

type Given<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : never;

/** Input of one call, and what the call is about where that is one record. */
export type Sample<E> = { about?: Subject; query?: (about: About) => Given<E, 'query'> } & (E extends { params: object }
  ? { params: (about: About) => Given<E, 'params'> }
  : unknown) &
  (E extends { body: object } ? { body: (about: About) => Promise<Given<E, 'body'>> } : unknown) &
  (E extends { upload: object } ? { file: (about: About) => Promise<Uint8Array> } : unknown);

type Api = typeof api;
type Needing<F> = {
  [K in keyof F]: F[K] extends { params: object } | { body: object } | { upload: object } ? K : never;
}[keyof F];

/** Every endpoint that takes more than a query has input here, or this does not compile. */
export type Samples = {
  [F in keyof Api as Needing<Api[F]> extends never ? never : F]: {
    [K in Needing<Api[F]>]: Sample<Api[F][K]> | readonly Sample<Api[F][K]>[];
  };
} & { [F in keyof Api]?: { [K in keyof Api[F]]?: Sample<Api[F][K]> | readonly Sample<Api[F][K]>[] } };
