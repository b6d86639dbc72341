import { api } from '@attestry/contract';
import { type Answer, type Endpoint, isFileAnswer, type NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@attestry/contract/kernel/errors.ts';
import { vi } from 'vitest';
import { completeExample, type PartialExample } from './example.ts';

/** A call as the page sent it. */
export interface Sent {
  /** The address without its query. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** The version in If-Match. */
  version: string | null;
}

class Refusal {
  readonly response: () => Response;
  constructor(response: () => Response) {
    this.response = response;
  }
}

interface RefusedWith {
  /** Of the present record, if the body has it. */
  version?: string;
  retryAfter?: number;
}

/** A failure in place of an answer. */
export const refused = (
  status: number,
  body: Partial<ErrorBody> & Record<string, unknown> = {},
  { version, retryAfter }: RefusedWith = {},
) => {
  const headers: HeadersInit = {
    ...(version && { etag: `"${version}"` }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  };
  return new Refusal(() =>
    Response.json({ code: 'request.refused', message: 'Refused', ...body }, { status, headers }),
  );
};

class Versioned<T> {
  readonly version: string;
  readonly answer: T;
  constructor(version: string, answer: T) {
    this.version = version;
    this.answer = answer;
  }
}

/** An answer with a version other than 1. */
export const atVersion = <T>(version: string, answer: T) => new Versioned(version, answer);

type Reply<E extends Endpoint> = PartialExample<Answer<E>> | Versioned<PartialExample<Answer<E>>> | Refusal;
type Replies = (sent: Sent) => unknown;

const endpoints = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`, 'i');
    return { name: `${feature}.${name}`, endpoint, names, pattern };
  }),
);

/** The endpoint of a call. If two match, it is the one with fewer parameters, as on the server. */
const endpointOf = (method: string, path: string) => {
  const fitting = endpoints.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  return fitting.sort((one, other) => one.names.length - other.names.length)[0];
};

const stubs = new Map<Endpoint, { reply: Replies; sent: Sent[] }>();
const problems: string[] = [];

const fileAnswer = async ({ blob, name }: NamedFile) => {
  const headers = { 'content-type': blob.type, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(await blob.arrayBuffer(), { headers });
};

const responseTo = async (endpoint: Endpoint, reply: unknown): Promise<Response> => {
  if (reply instanceof Refusal) return reply.response();
  const { version, answer } = reply instanceof Versioned ? reply : { version: '1', answer: reply };
  if (isFileAnswer(endpoint.response)) return fileAnswer(answer as NamedFile);
  const body = endpoint.response.parse(completeExample(endpoint.response, answer));
  return Response.json(body, { headers: endpoint.versioned ? { etag: `"${version}"` } : {} });
};

const transport = async (url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
  const { pathname, searchParams } = new URL(url, 'http://directory');
  const found = endpointOf(method, pathname);
  const stub = found && stubs.get(found.endpoint);
  if (!stub) {
    problems.push(`${found?.name ?? 'No endpoint'} was called, and no stub answers it: ${method} ${url}`);
    throw new TypeError('No stub answers this call');
  }
  const values = found.pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const sent: Sent = {
    path: pathname,
    params: Object.fromEntries(found.names.map((name, at) => [name, values[at] ?? ''])),
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    version: new Headers(headers).get('if-match')?.replaceAll('"', '') ?? null,
  };
  stub.sent.push(sent);
  const reply = await stub.reply(sent);
  try {
    return await responseTo(found.endpoint, reply);
  } catch (error) {
    problems.push(`The stub of ${found.name} answers what the contract does not: ${error}`);
    throw error;
  }
};

/**
 * Answers an endpoint in place of the server, according to its contract: parts that a test leaves out are generated
 * from the response schema, which then validates the whole answer. Returns the calls of the endpoint in order.
 */
export const stub = <E extends Endpoint>(
  endpoint: E,
  reply: Reply<E> | ((sent: Sent) => Reply<E> | Promise<Reply<E>>),
): Sent[] => {
  const sent: Sent[] = [];
  stubs.set(endpoint, { reply: typeof reply === 'function' ? (reply as Replies) : () => reply, sent });
  return sent;
};

/**
 * Routes every call of the page to the stub of its endpoint. The reader has accepted the terms. Lists have no saved views,
 * and nobody has unread alerts, favourites or first steps, and presets are not counted. Returns a function that ends this.
 */
export const stubEveryCall = (): (() => void) => {
  stubs.clear();
  problems.length = 0;
  stub(api.audit.countPresets, []);
  stub(api.site.countPresets, []);
  stub(api.favourite.summarise, { used: 0, limit: 10, outOfSight: 0, states: [] });
  stub(api.firstSteps.read, []);
  stub(api.savedView.list, []);
  stub(api.notification.countUnread, { unread: 0 });
  stub(api.terms.isAccepted, true);
  vi.stubGlobal('fetch', transport);
  return () => {
    if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  };
};
