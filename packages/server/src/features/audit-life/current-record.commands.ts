import { onceCertifiedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { sql } from 'kysely';
import { isOneOf } from '../../kernel/access/predicates.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { shownStatus } from '../audit/audit.public.ts';
import { alertOfAudit, alertOfLoss, concerned } from '../notification/notification.public.ts';
import type { Present, Standing } from './record-standing.rules.ts';

/** A site and standard: at most one of its records is Current. */
export interface Slot {
  siteId: string;
  standardId: number;
}

/**
 * Another record of a slot, with its certification status as of today: lapsed ones are Expired even before the daily
 * job has run.
 */
export interface Neighbour extends Present {
  id: string;
}

/**
 * Serialises decisions on which record of a slot is Current. Take it before locking any row of the slot, or two
 * transactions could deadlock.
 */
export const lockSlot = async (db: Writer, { siteId, standardId }: Slot): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit of site ${siteId}, standard ${standardId}`}, 0))`.execute(
    db,
  );
};

/**
 * Locks the Current record of a slot, also against the daily job. Take it before changing another record of the slot:
 * the change locks the site, and a transaction that already holds the Current record would wait for that.
 */
export const lockCurrent = async (db: Writer, { siteId, standardId }: Slot): Promise<void> => {
  const current = sql`array(select id from audit where site_id = ${siteId}::bigint and standard_id = ${standardId}
    and record_status = 'Current')`;
  await lockRows(db, 'audit', current, 'update');
};

/**
 * Locks the company and the certification body that a record will name. Take it before changing any record of the slot:
 * the change locks the site, whereas a rename locks the company or certification body first and the sites of its audits
 * after it.
 */
export const lockOwnerAndBody = async (
  db: Writer,
  { companyId, bodyId }: { companyId: string; bodyId: string },
): Promise<void> => {
  await lockRows(db, 'company', [companyId], 'key share');
  await lockRows(db, 'certification_body', [bodyId], 'key share');
};

/** A record by its place in a slot; with an id once it is stored, and an empty day if its report has none. */
export interface SlotRecord extends Slot {
  id: string | undefined;
  startDate: string;
}

/** The other records of a record's slot. */
export interface Neighbours {
  /** The Current record. */
  present: Neighbour | undefined;
  /** The first decided record with a later start date. */
  follower: Neighbour | undefined;
}

export const neighboursOf = async (
  { db, today }: Context,
  { id, startDate, siteId, standardId }: SlotRecord,
): Promise<Neighbours> => {
  const { rows } = await sql<Neighbour & { isCurrent: boolean }>`
    select audit.id, audit.start_date as "startDate", ${shownStatus(today)} as "certificationStatus",
      audit.record_status = 'Current' as "isCurrent"
    from audit where audit.site_id = ${siteId}::bigint and audit.standard_id = ${standardId}
      and audit.id is distinct from ${id ?? null}::bigint
      and (audit.record_status = 'Current' or audit.record_status = 'Closed' and audit.start_date > nullif(${startDate}, '')::date)
    order by audit.start_date, audit.id`.execute(db);
  return {
    present: rows.find(({ isCurrent }) => isCurrent),
    follower: rows.find((row) => row.startDate > startDate && row.certificationStatus !== 'Pending'),
  };
};

/** The record of a slot that everybody finds in the Certificate Tracker. */
const readTracked = async ({ db, today }: WriteContext, { siteId, standardId }: Slot) => {
  const { rows } = await sql<{ id: string; status: string }>`
    select audit.id::text, ${shownStatus(today)} as status from audit_listing as audit
    where audit.site_id = ${siteId}::bigint and audit.standard_id = ${standardId}
      and audit.record_status = 'Current' and audit.tracked`.execute(db);
  return rows[0];
};

const isCertified = async ({ db }: WriteContext, { siteId, standardId }: Slot): Promise<boolean> => {
  const { rows } = await sql`select from audit where site_id = ${siteId}::bigint and standard_id = ${standardId}
    and record_status = 'Current' and ${isOneOf(sql`certification_status`, onceCertifiedStatuses)}`.execute(db);
  return rows.length > 0;
};

/** Changes records of a slot, and alerts its followers if that leaves it without a certified one. */
export const changeSlot = async <T>(ctx: WriteContext, slot: Slot, change: () => Promise<T>): Promise<T> => {
  const before = await readTracked(ctx, slot);
  const changed = await change();
  if (before && !(await isCertified(ctx, slot))) await alertOfLoss(ctx, before);
  return changed;
};

/** Replaces the Current record of a slot; sends an alert if that ends its certification. */
export const displaceCurrent = async (
  ctx: WriteContext,
  { id, certificationStatus: from }: Neighbour,
  standing: Standing,
): Promise<void> => {
  await sql`update audit set record_status = ${standing.recordStatus}, holding_reason = ${standing.holdingReason},
      certification_status = ${standing.certificationStatus}, version = version + 1
    where id = ${id}::bigint`.execute(ctx.db);
  const { certificationStatus: to } = standing;
  if (to === 'Withdrawn' && from !== to)
    await alertOfAudit(ctx, { kind: 'withdrawn', auditId: id, audience: concerned, change: { from, to } });
};
