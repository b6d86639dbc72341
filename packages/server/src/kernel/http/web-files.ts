import { existsSync } from 'node:fs';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/** Where calls stand, and what the server says of itself: a mistyped one must not look as if it had been answered. */
const calls = /^\/([^/]+\/api|configuration|health|oidc|openapi)(\/|$)/i;
const file = /\.[^/]*$/;

/**
 * Browsers ask for pages by name. curl and the robots that preview links take anything, but so do scripts and pictures,
 * whose addresses have a suffix: a part that is gone after an update must not come as a page.
 */
const wantsPage = ({ method, headers: { accept = '' }, url }: FastifyRequest) => {
  const [path = ''] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || calls.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !file.test(path));
};

/** Serves the built web, precompressed; a page request that matches nothing gets the web's own router. */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(folder);
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache'),
    });
  app.setNotFoundHandler((request, reply) => {
    if (built && wantsPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const { code, message, status } = kernelErrors.notFound;
    return reply.code(status).send({ code, message, requestId: request.id });
  });
};
