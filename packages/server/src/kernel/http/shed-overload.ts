import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Makes room for the next call. */
    leaveGate: (() => void) | undefined;
  }
}

/** Seconds after which a call that was sent away may come again: by then the line before it has gone. */
const comeAgainAfter = 2;

/** Made once: a server that has more to do than it can must send calls away for next to nothing. */
const sentAway = JSON.stringify({ code: kernelErrors.busy.code, message: kernelErrors.busy.message });

const sendAway = (reply: FastifyReply) =>
  reply
    .code(kernelErrors.busy.status)
    .header('retry-after', comeAgainAfter)
    .type('application/json; charset=utf-8')
    .send(sentAway);

interface Bounds {
  /** Calls at work at a time, of those that read and of those that write. */
  capacityOfEach: number;
  /** A call that waits for longer is answered that the directory is busy. */
  patienceMs: number;
}

/**
 * Lets as many calls of the routes of `app` work at a time as the database answers at once, and sends away what waits for too
 * long: the others then stay quick however many ask. A call is at work from its arrival until it is answered, but not while
 * its body comes, nor while a file is sent: these take as long as the caller's line does, and have places of their own.
 */
export const shedOverload = (app: FastifyInstance, { capacityOfEach: capacity, patienceMs }: Bounds): void => {
  const reads = new Gate({ capacity, patienceMs });
  const writes = new Gate({ capacity, patienceMs });
  const arrive = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    request.leaveGate = undefined;
    const leaveLine = (request.method === 'GET' ? reads : writes).arrive((leave) => {
      request.leaveGate = leave;
      if (leave) done();
      else sendAway(reply);
    });
    if (!request.leaveGate) reply.raw.once('close', leaveLine);
  };
  app.decorateRequest('leaveGate', undefined);
  app.addHook('onRequest', arrive);
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
