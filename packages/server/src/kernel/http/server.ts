import { maxHeaderSize } from 'node:http';
import { decodablePath } from '@attestry/contract/kernel/decodable-path.ts';
import { issueWords } from '@attestry/contract/kernel/issue-words.ts';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';
import { keysAsDeclared, lowerFirst } from './key-case.ts';
import { refuseUnread } from './refuse-unread.ts';
import { logSerializers, RequestLog } from './request-log.ts';
import { requireHost } from './require-host.ts';
import { securityHeaders } from './security-headers.ts';

const parseQuery = (text: string): Record<string, unknown> => {
  const query: Record<string, unknown> = Object.create(null);
  for (const [given, value] of new URLSearchParams(text)) {
    const key = lowerFirst(given);
    const before = query[key];
    query[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
};

z.config({ customError: issueWords });

/** A request not received in full by then is disconnected: a dead connection must not hold an upload place. */
const maxRequestMs = 300_000;

/** An address that cannot be decoded would reach no route, hook or error handler. */
const decodable = ({ url = '/' }: { url?: string }): string => {
  const [path = '/'] = url.split('?');
  return decodablePath(path) + url.slice(path.length);
};

/**
 * Creates the HTTP server without any feature: parsing, validation, limits, security headers and the log, written to
 * `stream`.
 */
export const createServer = async (
  settings: Settings,
  stream: { write(line: string): void } = process.stdout,
): Promise<FastifyInstance> => {
  const secured = Object.entries(securityHeaders(settings));
  const app = fastify({
    logger:
      settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL, serializers: logSerializers, stream },
    logController: new RequestLog(),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1_048_576,
    requestTimeout: maxRequestMs,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
      // An address that is too long is refused as a whole. The router would answer a long part itself, also to a browser.
      maxParamLength: maxHeaderSize,
    },
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: refuseUnread(secured, settings),
    rewriteUrl: decodable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  requireHost(app, settings);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preValidation', async (request) => {
    const { body } = request.routeOptions.schema ?? {};
    if (body instanceof z.ZodType) request.body = keysAsDeclared([body], request.body);
  });
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of secured) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.actor && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
  return app;
};
