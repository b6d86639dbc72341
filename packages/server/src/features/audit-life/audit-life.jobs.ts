import { expiringStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { clock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { declareJob } from '../../kernel/jobs/job.ts';

const batch = 1000;

/**
 * Stores that certifications have expired. Queries derive this from the expiry date and do not depend on the job, so a
 * missed run is harmless; locked records are left to the next run.
 */
export const expireCertifications = declareJob({
  name: 'auditLife.expire',
  payload: z.object({}),
  cron: '5 0 * * *',
  run: async ({ database }) => {
    const today = clock.today();
    for (let expired = batch; expired === batch; )
      expired = await inTransaction(database, { event: 'Certification expired' }, async (db) => {
        const { numAffectedRows = 0n } = await sql`
          update audit set certification_status = 'Expired', version = version + 1 where id in (
            select id from audit where certification_status = any(${expiringStatuses}::text[]) and expiry_date < ${today}::date
            order by id limit ${batch} for update skip locked)`.execute(db);
        return Number(numAffectedRows);
      });
  },
});
