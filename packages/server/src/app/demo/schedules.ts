import { expiryReasons } from '@attestry/contract/features/audit/next-audit.schema.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';

/**
 * Schedules the next audit of about a third of the sites whose certificate ends within the year, including the demo accounts'
 * site: with the same certification body and modules, a month before the end. Of those that end within that month, half are
 * overdue. A few others are marked as not renewed.
 */
export const loadSchedules = async (client: OwnerConnection, today: string): Promise<void> => {
  await client.query(
    `insert into audit_schedule (site_id, standard_id, certification_body_id, audit_id, scheduled_for, type, status, status_at)
    select site_id, standard_id, certification_body_id, id,
      case when id % 2 = 0 and site_id <> $2 then expiry_date - 30 else greatest(expiry_date - 30, $1::date + 14) end,
      audit_programme,
      case when id % 5 = 0 then 'Interim' else 'Confirmed' end,
      least(uploaded_at + interval '7 days', $1::date)
    from audit
    where record_status = 'Current' and certification_status = 'Certificated' and expiry_date >= $1::date
      and (site_id % 3 = 0 or site_id = $2)
    order by id`,
    [today, demoOrganisations.site],
  );
  await client.query(`insert into audit_schedule_module (audit_schedule_id, module_id)
    select schedule.id, module_id from audit_schedule as schedule join audit_module using (audit_id)`);
  await client.query(`update audit set is_renewal_planned = true
    from audit_schedule as schedule where schedule.audit_id = audit.id and schedule.status = 'Confirmed'`);
  await client.query(
    `update audit set is_renewal_planned = false, expiry_reason = ($2::text[])[1 + id % 6], expiry_assessment_date = expiry_date - 60
    where record_status = 'Current' and id % 40 = 0 and expiry_date >= $1::date
      and not exists (select from audit_schedule as schedule where schedule.audit_id = audit.id)`,
    [today, expiryReasons],
  );
};
