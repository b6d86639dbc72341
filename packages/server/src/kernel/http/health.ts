import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endsWithin } from '../clock/ends-within.ts';
import type { Database } from '../database/database.ts';

/** Whoever asks gives up after some seconds, and must not be kept waiting by a database that hangs. */
const patienceMs = 800;

/** `/health/live` answers while the process does; `/health/ready` asks the database and says no while draining. */
export const serveHealth = (app: FastifyInstance, database: Pick<Database, 'reads'>): { drain(): void } => {
  let draining = false;
  let asking: Promise<unknown> | undefined;
  // One question at a time: a database that hangs would otherwise take a connection for each.
  const ask = () => {
    asking ??= sql`select 1`.execute(database.reads).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const isReady = () => !draining && endsWithin(patienceMs, ask()).catch(() => false);
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
