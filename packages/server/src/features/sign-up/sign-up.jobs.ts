import { sql } from 'kysely';
import { z } from 'zod';
import { clock } from '../../kernel/clock/clock.ts';
import { declareJob } from '../../kernel/jobs/job.ts';

const keptMs = 86_400_000;

/** Deletes sign-ups that nobody has completed for a day. */
export const clearSignUps = declareJob({
  name: 'signUp.clearSignUps',
  payload: z.object({}),
  cron: '40 * * * *',
  run: async ({ database }) => {
    const past = new Date(clock.now().getTime() - keptMs);
    await sql`delete from sign_up where created_at < ${past}`.execute(database.writes);
  },
});
