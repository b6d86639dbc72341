import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Watches the handlers of the routes that `app` is given from now on; `ended` waits for those under way. Closing the server
 * waits for connections only: it takes one that its caller keeps open for another request as work, and one that its caller
 * has left, whose handler still reads and writes, as ended.
 */
export const watchCalls = (app: FastifyInstance): { ended(): Promise<void> } => {
  const underWay = new Set<Promise<unknown>>();
  const watched = <This, Given extends unknown[], Result>(work: (this: This, ...given: Given) => Result) =>
    function (this: This, ...given: Given): Result {
      const result = work.apply(this, given);
      if (result instanceof Promise) {
        underWay.add(result);
        const ended = () => underWay.delete(result);
        result.then(ended, ended);
      }
      return result;
    };
  app.addHook('onRoute', (route) => {
    route.handler = watched(route.handler);
    if (typeof route.onRequest === 'function') route.onRequest = watched(route.onRequest);
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
        // From being allowed to being handled a call takes a turn.
        await nextTurn();
      }
    },
  };
};
