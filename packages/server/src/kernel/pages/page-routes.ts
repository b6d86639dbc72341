import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../calls/refusal.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { retryAfterSeconds } from '../http/gate.ts';
import { publicOrigin } from '../settings/origin.ts';
import type { Settings } from '../settings/settings.ts';
import { failurePage } from './failure-page.ts';
import { sendPage } from './page.ts';

/** The origin the browser sees. When none is configured it is the requested one, so that both localhost and 127.0.0.1 work. */
export const originOf = (request: FastifyRequest, settings: Settings): string =>
  settings.PUBLIC_BASE_URL ? publicOrigin(settings) : `${request.protocol}://${request.host}`;

/** A form posted from another site may not act in the visitor's name; browsers say where it came from. */
const isForeign = (request: FastifyRequest, settings: Settings): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== originOf(request, settings);
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

const definitionOf = (error: FastifyError): ErrorDefinition => {
  if (isUnavailable(error)) return kernelErrors.busy;
  return error.statusCode && error.statusCode < 500 ? kernelErrors.unreadable : kernelErrors.unexpected;
};

const words = (error: FastifyError) => {
  if (error instanceof Refusal) return { status: error.definition.status, says: error.definition.message };
  const definition = definitionOf(error);
  return { status: definition.status, says: definition.message };
};

/**
 * A scope for pages with forms: bodies are parsed as forms, posts from other sites are refused, and failures answer as a page
 * with one plain sentence.
 */
export const servePages = async (
  app: FastifyInstance,
  settings: Settings,
  routes: (pages: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 16_384 });
    pages.addHook('onRequest', async (request) => {
      if (request.method === 'POST' && isForeign(request, settings)) throw refuse(kernelErrors.denied);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, says } = words(error);
      if (status === 500) request.log.error({ err: error }, 'unexpected');
      if (status === 503) reply.header('retry-after', retryAfterSeconds);
      if (error instanceof Refusal && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      const again = status === 503 && request.method === 'GET' && request.url;
      return sendPage(reply, status, failurePage({ status, says, directoryName: settings.DIRECTORY_NAME, again }));
    });
    routes(pages);
  });
};
