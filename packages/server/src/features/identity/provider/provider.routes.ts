import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { limitCalls } from '../../../kernel/http/limit-calls.ts';
import { refuse } from '../../../kernel/http/refusal.ts';
import { securityHeaders } from '../../../kernel/http/security-headers.ts';
import { originOf } from '../../../kernel/pages/page-routes.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { providerPath } from './provider.rules.ts';

/** A sign-in that was begun is kept for an hour. An office signs in from one address, with five calls a person. */
const callsPerMinute = 300;

/** The provider makes its addresses from these headers; a caller's own are never believed. */
const sayOrigin = (request: FastifyRequest, settings: Settings): void => {
  const { protocol, host } = new URL(originOf(request, settings));
  const { headers } = request.raw;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
};

/** Mounts the provider beside the API. It reads bodies and writes answers itself, so the server's own parsers stay out. */
export const mountProvider = async (app: FastifyInstance, settings: Settings, provider: Provider): Promise<void> => {
  provider.use(async (ctx, next) => {
    // Set before, because the provider adds to `script-src` the digest of its own form that submits itself.
    ctx.set(securityHeaders(settings));
    await next();
  });
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'sign-in'));
  const answer = provider.callback();
  await app.register(async (scope) => {
    limitCalls(scope, { most: callsPerMinute, seconds: 60 });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${providerPath}/*`, (request, reply) => {
      // Such a character can be kept nowhere; the provider would store it with the begun sign-in and fail.
      if (request.url.includes('%00')) throw refuse(kernelErrors.unreadable);
      sayOrigin(request, settings);
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '/').slice(providerPath.length) });
      void answer(raw, reply.raw);
    });
  });
};
