import type { Feature } from '@attestry/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../calls/kernel.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { originOf } from '../pages/page-routes.ts';
import { exists, type Flags } from '../settings/flags.ts';
import { limitCalls } from './limit-calls.ts';
import { buildOpenApi } from './openapi.ts';

const accessOf = ({ permission }: Feature[string]): string => {
  if (typeof permission === 'object' && 'public' in permission) return 'everybody';
  if (permission === 'signedIn') return 'anyone signed in';
  return typeof permission === 'string' ? permission : permission.join(' or ');
};

const isPublic = ({ permission }: Feature[string]): boolean => typeof permission === 'object' && 'public' in permission;

/** The call as a curl command, with placeholders in capitals. */
const curlExample = (endpoint: Feature[string], origin: string): string => {
  const { method, path, body, upload } = endpoint;
  return [
    'curl',
    method !== 'GET' && `-X ${method}`,
    !isPublic(endpoint) && "-H 'Authorization: Bearer TOKEN'",
    upload && `-F '${upload.field}=@FILE'`,
    body && !upload && "-H 'Content-Type: application/json' -d 'BODY'",
    `'${origin}${path.replace(/:(\w+)/g, (_, name: string) => name.toUpperCase())}'`,
  ]
    .filter(Boolean)
    .join(' ');
};

const callItem = (endpoint: Feature[string], origin: string) => html`<li class="call">
  <code class="method">${endpoint.method}</code>
  <div>
    <code>${endpoint.path}</code>
    <p>${endpoint.summary}. <span class="hint">For ${accessOf(endpoint)}.</span></p>
    <details><summary>Try it<span class="away">: ${endpoint.method} ${endpoint.path}</span></summary><pre>${curlExample(endpoint, origin)}</pre></details>
  </div>
</li>`;

const section = ([name, feature]: [string, Feature], origin: string) => html`<section>
  <h2>${name}</h2>
  <ul class="calls">${Object.values(feature).map((endpoint) => callItem(endpoint, origin))}</ul>
</section>`;

/** The calls whose feature, method, path or summary contains every word. */
const findCalls = (api: Record<string, Feature>, term: string): [string, Feature][] => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (name: string, { method, path, summary }: Feature[string]) => {
    const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return Object.entries(api)
    .map(([name, feature]): [string, Feature] => [
      name,
      Object.fromEntries(Object.entries(feature).filter(([, endpoint]) => matches(name, endpoint))),
    ])
    .filter(([, feature]) => Object.keys(feature).length > 0);
};

const maxTermLength = 100;

const termOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'find' in query && typeof query.find === 'string'
    ? query.find.slice(0, maxTermLength)
    : '';

const page = (found: [string, Feature][], term: string, origin: string) => html`<h1>API</h1>
  <p>Every call, by feature. <a href="/openapi.json">The same as OpenAPI 3.1</a>.</p>
  <form class="find" role="search">
    <div class="field"><label for="find">Find a call</label><input id="find" name="find" value="${term}" maxlength="${maxTermLength}"></div>
    <button class="action">Search</button>
  </form>
  ${found.map((one) => section(one, origin))}
  ${found.length === 0 && html`<p role="status">No call matches. <a href="/openapi">Show every call</a></p>`}`;

const enabledEndpoints = (feature: Feature, flags: Flags): Feature =>
  Object.fromEntries(Object.entries(feature).filter(([, endpoint]) => exists(flags, endpoint)));

/** The API without the features that are off. */
const enabledApi = (api: Record<string, Feature>, flags: Flags): Record<string, Feature> =>
  Object.fromEntries(
    Object.entries(api)
      .map(([name, feature]) => [name, enabledEndpoints(feature, flags)] as const)
      .filter(([, feature]) => Object.keys(feature).length > 0),
  );

/** Each answer takes the server several milliseconds, and anybody may ask. */
const callsPerMinute = 60;

/** Serves the API as OpenAPI 3.1 at `/openapi.json`, and as a page at `/openapi`. */
export const serveApiDescription = (
  app: FastifyInstance,
  declared: Record<string, Feature>,
  { flags, settings }: Pick<Kernel, 'flags' | 'settings'>,
): void => {
  const { DIRECTORY_NAME: directoryName } = settings;
  const api = enabledApi(declared, flags);
  let description: Buffer | undefined;
  /** Written when first asked for: it takes most of the time in which the server is otherwise ready. */
  const describe = () => {
    description ??= Buffer.from(JSON.stringify(buildOpenApi(api, directoryName)));
    return description;
  };
  app.register(async (scope) => {
    limitCalls(scope, { most: callsPerMinute, seconds: 60 });
    scope.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(describe()));
    scope.get('/openapi', (request, reply) => {
      const term = termOf(request.query);
      const content = page(findCalls(api, term), term, originOf(request, settings));
      return sendPage(reply, 200, { title: 'API', directoryName, content });
    });
  });
};
