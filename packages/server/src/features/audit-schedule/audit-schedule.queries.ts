import type { Schedule } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { scheduledDay, scheduledModules } from '../audit/audit.public.ts';

/** A schedule as the caller may see it. Call it after a check that they see its site. */
export const readSchedule = async ({ actor, db, kernel }: Context, id: string): Promise<Schedule> => {
  const { rows } = await sql<Schedule>`
    select schedule.site_id as "siteId", schedule.version, schedule.audit_id as "auditId", ${scheduledDay(actor)} as "scheduledDate",
      schedule.type as "scheduleType", schedule.status as "scheduleStatus",
      jsonb_build_object('id', standard.id::text, 'name', ${withProductNameSql(sql`standard.name`, kernel.settings)}) as standard,
      jsonb_build_object('id', body.id::text, 'name', body.name) as "certificationBody",
      ${scheduledModules(sql`jsonb_build_object('id', module.id::text, 'name', module.name)`)} as "additionalModules"
    from audit_schedule as schedule join standard on standard.id = schedule.standard_id
      join certification_body as body on body.id = schedule.certification_body_id
    where schedule.id = ${id}::bigint`.execute(db);
  return oneFound(rows);
};
