import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gate, retryAfterSeconds } from './gate.ts';
import { isOwnCall } from './own-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the gate, which admits the next call. */
    leaveGate: (() => void) | undefined;
  }
}

/** Serialised once: an overloaded server must reject calls at almost no cost. */
const rejectionBody = JSON.stringify({ code: kernelErrors.busy.code, message: kernelErrors.busy.message });

const reject = (reply: FastifyReply) =>
  reply
    .code(kernelErrors.busy.status)
    .header('retry-after', retryAfterSeconds)
    .type('application/json; charset=utf-8')
    .send(rejectionBody);

interface OverloadLimits {
  /** Concurrent calls, for reads and for writes separately. */
  capacity: number;
  /** A call that waits longer answers that the directory is busy. */
  maxWaitMs: number;
}

/**
 * Limits the concurrent calls to the routes of `app` to what the database can serve at once, and rejects calls that wait too
 * long, so that the others stay fast under any load. A call counts from its arrival until its answer, except while its body
 * is received or a file is sent: those last as long as the caller's connection needs, and have places of their own. So have the
 * calls of pages rendered here: few pages are rendered at a time, and each is waited for by a person.
 */
export const shedOverload = (app: FastifyInstance, { capacity, maxWaitMs }: OverloadLimits): void => {
  const reads = new Gate({ capacity, maxWaitMs });
  const writes = new Gate({ capacity, maxWaitMs });
  const arrive = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    request.leaveGate = undefined;
    const leaveQueue = (request.method === 'GET' ? reads : writes).arrive((leave) => {
      request.leaveGate = leave;
      if (leave) done();
      else reject(reply);
    });
    if (!request.leaveGate) reply.raw.once('close', leaveQueue);
  };
  app.decorateRequest('leaveGate', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnCall(request)) done();
    else arrive(request, reply, done);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.method !== 'GET') request.leaveGate?.();
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.method === 'GET' || request.isMultipart()) done();
    else arrive(request, reply, done);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.leaveGate?.();
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    request.leaveGate?.();
    done();
  });
};
