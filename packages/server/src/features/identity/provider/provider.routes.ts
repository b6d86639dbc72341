import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { refuse } from '../../../kernel/calls/refusal.ts';
import { limitCalls } from '../../../kernel/http/limit-calls.ts';
import { securityHeaders } from '../../../kernel/http/security-headers.ts';
import { originOf } from '../../../kernel/pages/page-routes.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { providerPath } from './provider.rules.ts';

/** Each sign-in that is started is stored for an hour. A whole office may share one address, with five calls per person. */
const callsPerMinute = 300;

/** The provider builds its addresses from these headers, so a caller's own are overwritten. */
const setForwardedOrigin = (request: FastifyRequest, settings: Settings): void => {
  const { protocol, host } = new URL(originOf(request, settings));
  const { headers } = request.raw;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
};

/** Mounts the provider next to the API. It reads bodies and writes answers itself, without the server's parsers. */
export const mountProvider = async (app: FastifyInstance, settings: Settings, provider: Provider): Promise<void> => {
  provider.use(async (ctx, next) => {
    // Set first, because the provider adds the digest of its self-submitting form to `script-src`.
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
      // The database cannot store this character; the provider would fail when it saves the sign-in.
      if (request.url.includes('%00')) throw refuse(kernelErrors.unreadable);
      setForwardedOrigin(request, settings);
      reply.hijack();
      const { raw } = request;
      Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '/').slice(providerPath.length) });
      void answer(raw, reply.raw);
    });
  });
};
