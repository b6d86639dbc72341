import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endsWithin } from '../clock/ends-within.ts';
import type { Database } from '../database/database.ts';

/** Health checks give up after a few seconds, so a database that hangs must not keep them waiting. */
const timeoutMs = 800;

/** `/health/live` answers while the process runs; `/health/ready` asks the database, and answers 503 while draining. */
export const serveHealth = (app: FastifyInstance, database: Pick<Database, 'reads'>): { drain(): void } => {
  let draining = false;
  let pendingQuery: Promise<unknown> | undefined;
  // One query at a time: with a database that hangs, each would hold a connection.
  const ask = () => {
    pendingQuery ??= sql`select 1`.execute(database.reads).finally(() => {
      pendingQuery = undefined;
    });
    return pendingQuery;
  };
  const isReady = () => !draining && endsWithin(timeoutMs, ask()).catch(() => false);
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  return {
    drain: () => {
      draining = true;
    },
  };
};
