import type { Answer, CallInput, Endpoint, Feature } from './endpoint.ts';

/** The parts of a call, before a transport sends it. */
export interface Request {
  method: Endpoint['method'];
  url: string;
  body?: unknown;
  file?: Blob;
  version?: string;
}
export type Send = (request: Request) => Promise<unknown>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  version?: string;
}

const searchOf = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((v) => v !== undefined && v !== '')
      .map((v): [string, string] => [key, String(v)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

/** The address of a call: path parameters filled in and encoded, query appended. */
export const addressOf = (path: string, parts: Pick<Parts, 'params' | 'query'> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parts.params?.[key] ?? '')) +
  searchOf(parts.query ?? {});

export type Call<E extends Endpoint> =
  unknown extends CallInput<E> ? () => Promise<Answer<E>> : (input: CallInput<E>) => Promise<Answer<E>>;

/**
 * One typed call from a type alone: method and path are checked against the contract's endpoint, while its schemas stay
 * out of the bundle. For pages that must stay small; everything else uses `clientOf`.
 */
export const callOf =
  (send: Send) =>
  <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> =>
    ((parts: Parts = {}) => send({ method, url: addressOf(path, parts), ...parts })) as Call<E>;

export type Client<F extends Feature> = { [K in keyof F]: Call<F[K]> };

/** The typed client of a feature's endpoints. */
export const clientOf = <F extends Feature>(send: Send, feature: F): Client<F> =>
  Object.fromEntries(
    Object.entries(feature).map(([name, endpoint]) => [name, callOf(send)(endpoint.method, endpoint.path)]),
  ) as unknown as Client<F>;
