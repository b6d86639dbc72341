import type { Feature } from '@attestry/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Flags } from '../settings/flags.ts';
import type { Kernel } from './kernel.ts';
import { buildOpenApi } from './openapi.ts';

const accessOf = ({ permission }: Feature[string]): string => {
  if (typeof permission === 'object' && 'public' in permission) return 'everybody';
  return typeof permission === 'string' ? permission : permission.join(' or ');
};

const row = (endpoint: Feature[string]) => html`<tr>
  <td><code>${endpoint.method}</code></td>
  <td><code>${endpoint.path}</code><br />${endpoint.summary}</td>
  <td>${accessOf(endpoint)}</td>
</tr>`;

const section = ([name, feature]: [string, Feature]) => html`<h2>${name}</h2>
  <table>
    <thead><tr><th scope="col">Method</th><th scope="col">Call</th><th scope="col">Needs</th></tr></thead>
    <tbody>${Object.values(feature).map(row)}</tbody>
  </table>`;

const onesOn = (feature: Feature, flags: Flags): Feature =>
  Object.fromEntries(Object.entries(feature).filter(([, { flag }]) => !flag || flags[flag]));

/** What there is of the API while its features are on or off as they are. */
const whatIsOn = (api: Record<string, Feature>, flags: Flags): Record<string, Feature> =>
  Object.fromEntries(
    Object.entries(api)
      .map(([name, feature]) => [name, onesOn(feature, flags)] as const)
      .filter(([, feature]) => Object.keys(feature).length > 0),
  );

/** The API as OpenAPI 3.1 at `/openapi.json`, and as a page to read at `/openapi`. */
export const serveApiDescription = (
  app: FastifyInstance,
  declared: Record<string, Feature>,
  { flags, settings: { DIRECTORY_NAME: directoryName } }: Pick<Kernel, 'flags' | 'settings'>,
): void => {
  const api = whatIsOn(declared, flags);
  const description = buildOpenApi(api, directoryName);
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(JSON.stringify(description)));
  app.get('/openapi', (_request, reply) =>
    sendPage(reply, 200, {
      title: 'API',
      directoryName,
      content: html`<h1>API</h1>
        <p>Every call, by feature. <a href="/openapi.json">The same as OpenAPI 3.1</a>.</p>
        ${Object.entries(api).map(section)}`,
    }),
  );
};
