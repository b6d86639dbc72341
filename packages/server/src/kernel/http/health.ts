import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** `/health/live` answers while the process does; `/health/ready` asks the database and says no while draining. */
export const serveHealth = (app: FastifyInstance, database: Database): { drain(): void } => {
  let draining = false;
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const answers = draining ? false : await sql`select 1`.execute(database.reads).then(() => true, () => false);
    return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'not ready' });
  });
  return {
    drain: () => {
      draining = true;
    },
  };
};
