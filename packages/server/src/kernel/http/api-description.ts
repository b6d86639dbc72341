import type { Feature } from '@attestry/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
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

/** The API as OpenAPI 3.1 at `/openapi.json`, and as a page to read at `/openapi`. */
export const serveApiDescription = (
  app: FastifyInstance,
  api: Record<string, Feature>,
  directoryName: string,
): void => {
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
