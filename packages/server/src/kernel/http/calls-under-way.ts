import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Tracks the handlers of routes added to `app` from now on; `ended` waits for those still running. Closing the server only
 * waits for connections: it counts an idle keep-alive connection as work, and a call whose caller has gone as ended, although
 * its handler still reads and writes.
 */
export const trackCalls = (app: FastifyInstance): { ended(): Promise<void> } => {
  const underWay = new Set<Promise<unknown>>();
  const tracked = <This, Given extends unknown[], Result>(handler: (this: This, ...args: Given) => Result) =>
    function (this: This, ...args: Given): Result {
      const result = handler.apply(this, args);
      if (result instanceof Promise) {
        underWay.add(result);
        const ended = () => underWay.delete(result);
        result.then(ended, ended);
      }
      return result;
    };
  app.addHook('onRoute', (route) => {
    route.handler = tracked(route.handler);
    if (typeof route.onRequest === 'function') route.onRequest = tracked(route.onRequest);
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return {
    ended: async () => {
      while (underWay.size > 0) {
        await Promise.allSettled(underWay);
        // A call takes one turn of the event loop from its authorisation to its handler.
        await nextTurn();
      }
    },
  };
};
