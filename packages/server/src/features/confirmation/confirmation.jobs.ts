import { sql } from 'kysely';
import { z } from 'zod';
import { clock } from '../../kernel/clock/clock.ts';
import { declareJob } from '../../kernel/jobs/job.ts';
import { questionLastsMs } from './confirmation.commands.ts';

/** Deletes questions about uploads and edits after an hour: who was asked, about what, and the findings. */
export const clearQuestions = declareJob({
  name: 'confirmation.clearQuestions',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: async ({ database }) => {
    const past = new Date(clock.now().getTime() - questionLastsMs);
    await sql`delete from asked_question where asked_at < ${past}`.execute(database.writes);
  },
});
