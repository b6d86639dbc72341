import { existsSync } from 'node:fs';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendWebPage } from '../pages/send-web-page.ts';
import type { Settings } from '../settings/settings.ts';
import { webPolicy } from './security-headers.ts';

const year = 'public, max-age=31536000, immutable';

/** Paths of calls and of the server's own resources: a mistyped one must not answer with a page. */
export const callPaths = /^\/([^/]+\/api|configuration|health|oidc|openapi)(\/|$)/i;
const fileSuffix = /\.[^/]*$/;

/**
 * Browsers ask for pages explicitly. curl and link-preview robots accept anything, but so do requests for scripts and images,
 * whose paths have a suffix: an asset removed by an update must not be answered with a page.
 */
const wantsPage = ({ method, headers: { accept = '' }, url }: FastifyRequest) => {
  const [path = ''] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || callPaths.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !fileSuffix.test(path));
};

/** The web's router knows what is below these; the server does not render it. */
const unrenderedPages = /^\/(private|signed-in)([/?]|$)/i;

/**
 * Serves the built web, precompressed. A request for a private page gets `index.html`, for the web's router; one for any other page
 * that nothing serves gets `notFoundPage`.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  settings: Settings,
  notFoundPage: () => Promise<string>,
): Promise<void> => {
  const built = existsSync(folder);
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      // Only what is built has an address: nobody's path is looked up on the disk, which refuses some.
      wildcard: false,
      index: false,
      // A page for the server to fill in, which has no address of its own.
      globIgnore: ['index.html*'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache'),
    });
  app.setNotFoundHandler(async (request, reply) => {
    const { code, message, status } = kernelErrors.notFound;
    if (built && wantsPage(request)) {
      reply.header('cache-control', 'no-cache');
      if (unrenderedPages.test(request.url))
        return reply.header('content-security-policy', webPolicy(settings)).sendFile('index.html');
      return sendWebPage(request, reply, { status, page: await notFoundPage(), settings });
    }
    return reply.code(status).send({ code, message, requestId: request.id });
  });
};
