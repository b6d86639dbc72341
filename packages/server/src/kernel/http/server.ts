import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Settings } from '../settings/settings.ts';

/** Query and body keys are read without regard to the case of their first letter. */
const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

const parseQuery = (text: string): Record<string, unknown> => {
  const query: Record<string, unknown> = Object.create(null);
  for (const [given, value] of new URLSearchParams(text)) {
    const key = lowerFirst(given);
    const before = query[key];
    query[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lowerKeys = (body: unknown): unknown =>
  isRecord(body) ? Object.fromEntries(Object.entries(body).map(([key, value]) => [lowerFirst(key), value])) : body;

const contentSecurity = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** The HTTP server before any feature is bound to it: parsing, validation, limits and security headers. */
export const createServer = async (settings: Settings): Promise<FastifyInstance> => {
  const app = fastify({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1_048_576,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, querystringParser: parseQuery },
    genReqId: () => crypto.randomUUID(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preValidation', async (request) => {
    request.body = lowerKeys(request.body);
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('content-security-policy', contentSecurity);
    if (request.actor && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
  return app;
};
