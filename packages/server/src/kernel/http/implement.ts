import {
  type Access,
  type Endpoint,
  type Feature,
  type HandlerInput,
  isFileAnswer,
} from '@attestry/contract/kernel/endpoint.ts';
import { errorBody, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, mayCall } from '../access/actor.ts';
import { personOf } from '../access/caller.ts';
import type {
  Context,
  FileToSend,
  PublicContext,
  UploadContext,
  UploadedFile,
  WriteContext,
} from '../calls/context.ts';
import type { Kernel } from '../calls/kernel.ts';
import { refuse } from '../calls/refusal.ts';
import { clock } from '../clock/clock.ts';
import type { Reader } from '../database/database.ts';
import { inTransaction, inUndoneTransaction } from '../database/transaction.ts';
import { commandPlaces } from '../places/places.ts';
import { exists } from '../settings/flags.ts';
import { enforceLimit } from './limit-calls.ts';
import { type AnyUploadHandler, receiveUpload } from './receive-upload.ts';
import { sendFile } from './send-file.ts';

type IsPublic<E> = E extends { permission: { public: string } } ? true : false;
type ContextOf<E extends Endpoint> =
  IsPublic<E> extends true
    ? PublicContext
    : E['method'] extends 'GET'
      ? Context
      : E extends { transaction: 'handler' }
        ? Context
        : WriteContext;
type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : FileToSend;
/** An upload has two handlers: one decides whether its file is read at all, the other stores it. */
interface UploadHandler<E extends Endpoint> {
  /** Throws, or answers, before the file is read. Skipped when fields come after the file. */
  admit(ctx: UploadContext, input: HandlerInput<E>): Promise<AnswerOf<E> | undefined>;
  store(ctx: UploadContext, input: HandlerInput<E> & { file: UploadedFile }): Promise<AnswerOf<E>>;
}
type Handler<E extends Endpoint> = E extends { upload: object }
  ? UploadHandler<E>
  : (ctx: ContextOf<E>, input: HandlerInput<E>) => Promise<AnswerOf<E>>;
export type Handlers<F extends Feature> = { [K in keyof F]: Handler<F[K]> };

const versionOf = (request: FastifyRequest, endpoint: Endpoint): number => {
  if (!endpoint.ifMatch) return Number.NaN;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1];
  if (!version) throw refuse(kernelErrors.versionNeeded);
  return Number(version);
};

const areaAndAction = (access: Access) =>
  (typeof access === 'string' ? access : Array.isArray(access) ? access[0] : '').split('.');

const authorise = async (kernel: Kernel, request: FastifyRequest, access: Access) => {
  const actor = await kernel.authenticate(request);
  if (mayCall(actor, access)) return actor;
  if (!actor) throw refuse(kernelErrors.signInNeeded);
  const [area, action] = areaAndAction(access);
  throw refuse(kernelErrors.denied, { detail: `Can't perform action for ${area}. Operation: ${action}` });
};

/** A feature that is off answers 404 to everybody, like an unknown address. */
const requireFeature = ({ flags }: Kernel, endpoint: Endpoint) => {
  if (!exists(flags, endpoint)) throw refuse(kernelErrors.notFound);
};

const requirePublic = ({ flags }: Kernel, { publicWhile }: Endpoint, actor: Actor | undefined) => {
  if (!actor && publicWhile && !flags[publicWhile]) throw refuse(kernelErrors.notFound);
};

const contextFor = (kernel: Kernel, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
  const now = clock.now();
  return {
    db: kernel.database.reads as Reader,
    actor: request.actor,
    now,
    today: now.toISOString().slice(0, 10),
    requestId: request.id,
    address: request.ip,
    holdsVersion: (version: number) => void reply.header('etag', `"${version}"`),
    editedVersion: versionOf(request, endpoint),
    kernel,
  };
};

type AnyHandler = (ctx: unknown, input: unknown) => Promise<unknown>;

/** Runs a command within a place of the person who sent it. */
const inPlace = async <T>(actor: Actor | undefined, command: () => Promise<T>): Promise<T> => {
  if (!actor) return command();
  const place = commandPlaces.take({ person: actor.id }, 1);
  if ('noPlace' in place) throw refuse(kernelErrors.commandsUnderWay);
  try {
    return await command();
  } finally {
    place.leave();
  }
};

const runHandler = async (
  kernel: Kernel,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const ctx = contextFor(kernel, endpoint, request, reply);
  const input = { params: request.params, query: request.query, body: request.body };
  const withoutTransaction = endpoint.method === 'GET' || endpoint.transaction === 'handler';
  const open = endpoint.transaction === 'undone' ? inUndoneTransaction : inTransaction;
  const cause = { actorId: ctx.actor?.id, event: endpoint.summary, requestId: ctx.requestId };
  const answer = withoutTransaction
    ? await handler(ctx, input)
    : await inPlace(ctx.actor, () => open(kernel.database, cause, (db) => handler({ ...ctx, db }, input)));
  if (isFileAnswer(endpoint.response)) return sendFile(reply, answer as FileToSend);
  // Fastify sends a string as plain text unless told otherwise.
  if (typeof answer === 'string') reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
  return answer;
};

const routeHandler = (kernel: Kernel, endpoint: Endpoint, handler: unknown) => {
  const { upload } = endpoint;
  if (!upload)
    return (request: FastifyRequest, reply: FastifyReply) =>
      runHandler(kernel, endpoint, handler as AnyHandler, request, reply);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await receiveUpload(
      request,
      contextFor(kernel, endpoint, request, reply),
      { upload, body: endpoint.body, authorise: () => authorise(kernel, request, endpoint.permission) },
      handler as AnyUploadHandler,
    );
    return isFileAnswer(endpoint.response) ? sendFile(reply, answer as FileToSend) : answer;
  };
};

/**
 * Binds a feature's endpoints to its handlers: an endpoint without a handler, or a handler without an endpoint, does not
 * compile. The caller is authorised before the body is read. A GET has a read-only connection, everything else one
 * transaction.
 */
export const implement = <F extends Feature>(
  app: FastifyInstance,
  kernel: Kernel,
  feature: F,
  handlers: Handlers<F>,
): void => {
  for (const [name, endpoint] of Object.entries<Endpoint>(feature)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // A HEAD route would do all the work of its GET, and serve files without taking a place.
      exposeHeadRoute: false,
      schema: {
        operationId: name,
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && !endpoint.upload && { body: endpoint.body }),
        response: {
          ...(!isFileAnswer(endpoint.response) && { 200: endpoint.response }),
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
      // Authorised before validation, so that a refused caller learns nothing of the request's shape.
      onRequest: async (request) => {
        requireFeature(kernel, endpoint);
        request.actor = await authorise(kernel, request, endpoint.permission);
        requirePublic(kernel, endpoint, request.actor);
        if (endpoint.picker) enforceLimit(kernel.pickers, personOf(request));
        if (endpoint.whileTyping) enforceLimit(kernel.typing, personOf(request));
      },
      handler: routeHandler(kernel, endpoint, handlers[name]),
    });
  }
};
