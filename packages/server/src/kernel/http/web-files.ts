import { existsSync } from 'node:fs';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const year = 'public, max-age=31536000, immutable';

const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

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
