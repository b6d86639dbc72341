import { expiringStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { expiryNotices } from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { declareJob } from '../../kernel/jobs/job.ts';
import { concerned, raiseAlerts } from '../notification/notification.public.ts';

/** A batch is one statement, which has a time limit; each changed audit is written to dozens of indexes. */
const batch = 200;

interface Ending {
  id: string;
  name: string;
  status: string;
  isCurrent: boolean;
  expiryDate: string;
}

const expireBatch = async (db: Writer): Promise<number> => {
  const { rows } = await sql<Ending>`
    with lapsed as (
      select id, certification_status from audit
      where certification_status = any(${expiringStatuses}::text[]) and expiry_date < ${clock.today()}::date
      order by id limit ${batch} for update skip locked)
    update audit set certification_status = 'Expired', changed_on = expiry_date + 1, version = version + 1 from lapsed where audit.id = lapsed.id
    returning audit.id::text, site_name as name, lapsed.certification_status as status,
      record_status = 'Current' as "isCurrent", expiry_date as "expiryDate"`.execute(db);
  await raiseAlerts(
    { db },
    rows
      .filter(({ isCurrent }) => isCurrent)
      .map(({ id, name, status, expiryDate }) => ({
        kind: 'expired',
        event: `audit ${id} expired ${expiryDate}`,
        about: { type: 'audit', id, name },
        to: { audience: concerned },
        change: { from: `${status} until ${expiryDate}`, to: 'Expired' },
        toFollowers: { from: status, to: 'Expired' },
      })),
  );
  return rows.length;
};

interface Expiring extends Omit<Ending, 'status' | 'isCurrent'> {
  /** The notice that is due, in days before the expiry date. */
  notice: number;
  /** The days that are left. */
  days: number;
}

/** It is still true when the alert is read later. */
const timeOfNotice = (days: number): string => {
  if (days === 0) return 'On its last day';
  return days === 1 ? '1 day before it expires' : `${days} days before it expires`;
};

/**
 * Announces certificates that expire soon, each notice once for each expiry date. After an outage only the latest notice
 * is given, and none that was due before the record was validated.
 */
const announceBatch = async (db: Writer): Promise<number> => {
  const today = sql`${clock.today()}::date`;
  const { rows } = await sql<Expiring>`
    select audit.id::text, site_name as name, expiry_date as "expiryDate", due.notice, expiry_date - ${today} as days
    from audit cross join this_directory cross join lateral (
      select min(notice) as notice from unnest(${expiryNotices}::int[]) as notice
      where expiry_date - notice <= ${today}) as due
    where record_status = 'Current' and certification_status = any(${expiringStatuses}::text[])
      and expiry_date between ${today} and ${today} + ${Math.max(...expiryNotices)}::int
      and expiry_date - due.notice > greatest(validation_date, expiry_alerts_from - 1)
      and not exists (select from alert
        where event = 'audit ' || audit.id || ' expires ' || expiry_date || ', notice ' || due.notice)
    order by audit.id limit ${batch}`.execute(db);
  await raiseAlerts(
    { db },
    rows.map(({ id, name, expiryDate, notice, days }) => ({
      kind: 'certificate expiring',
      event: `audit ${id} expires ${expiryDate}, notice ${notice}`,
      about: { type: 'audit', id, name },
      to: { audience: ['owner', 'shared', 'follower'] },
      change: { from: `Valid until ${expiryDate}`, to: timeOfNotice(days) },
    })),
  );
  return rows.length;
};

const inBatches = async ({ database }: Kernel, event: string, work: (db: Writer) => Promise<number>): Promise<void> => {
  for (let done = batch; done === batch; ) done = await inTransaction(database, { event }, work);
};

/**
 * Stores that certifications have expired and announces those that will. Queries derive the status from the expiry date,
 * so a missed run is harmless; locked records are left to the next run.
 */
export const expireCertifications = declareJob({
  name: 'auditLife.expire',
  payload: z.object({}),
  cron: '5 * * * *',
  run: async (kernel) => {
    await inBatches(kernel, 'Certification expired', expireBatch);
    await inBatches(kernel, 'Certificate expiring', announceBatch);
  },
});
