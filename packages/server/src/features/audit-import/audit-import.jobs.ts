import { sql } from 'kysely';
import { z } from 'zod';
import { clock } from '../../kernel/clock/clock.ts';
import { declareJob } from '../../kernel/jobs/declare-job.ts';
import { questionLastsMs } from './import-question.commands.ts';

/** Removes what was asked about uploads more than an hour ago: who, which file, and what was found in it. */
export const clearImportQuestions = declareJob({
  name: 'auditImport.clearQuestions',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: async ({ database }) => {
    const past = new Date(clock.now().getTime() - questionLastsMs);
    await sql`delete from import_question where asked_at < ${past}`.execute(database.writes);
  },
});
