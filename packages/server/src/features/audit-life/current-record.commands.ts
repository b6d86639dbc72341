import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import type { Context, WriteContext } from '../../kernel/http/context.ts';
import { shownStatus } from '../audit/audit.public.ts';
import { alertOfAudit } from '../notification/notification.public.ts';
import type { Present, Standing } from './record-standing.rules.ts';

/** A site and standard: at most one of its records is Current. */
export interface Slot {
  siteId: string;
  standardId: number;
}

/** Another record of a slot. Its certification status is today's: lapsed ones are Expired, whether or not the daily job has been. */
export interface Neighbour extends Present {
  id: string;
}

/**
 * One writer at a time decides which record of a slot is Current; released with the transaction. To be taken before any
 * row of the slot is locked, or two writers could wait for each other.
 */
export const lockSlot = async (db: Writer, { siteId, standardId }: Slot): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit of site ${siteId}, standard ${standardId}`}, 0))`.execute(
    db,
  );
};

/**
 * Nobody changes the Current record of a slot meanwhile, nor does the daily job. To be taken before another record of the slot
 * is changed: that holds the site, which whoever has the Current one waits for.
 */
export const lockCurrent = async (db: Writer, { siteId, standardId }: Slot): Promise<void> => {
  await sql`select from audit where site_id = ${siteId}::bigint and standard_id = ${standardId}
    and record_status = 'Current' for update`.execute(db);
};

/**
 * The company and the certification body that a record is to name, held before any record of its slot is changed: that holds
 * the site, and a rename holds company or certification body first and then the sites of their audits.
 */
export const holdNamed = async (
  db: Writer,
  { companyId, bodyId }: { companyId: string; bodyId: string },
): Promise<void> => {
  await sql`select from company where id = ${companyId}::bigint for key share`.execute(db);
  await sql`select from certification_body where id = ${bodyId}::bigint for key share`.execute(db);
};

/** A record by its place in a slot; it has an id where it is stored already, and an empty day where its report has none. */
export interface SlotRecord extends Slot {
  id: string | undefined;
  startDate: string;
}

/** The records beside another one of its slot. */
export interface Neighbours {
  /** The Current record. */
  present: Neighbour | undefined;
  /** The first decided one that started later. */
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

/** Makes way for another Current record; who follows the former one is told when its certification is lost by that. */
export const makeWay = async (
  ctx: WriteContext,
  { id, certificationStatus: from }: Neighbour,
  standing: Standing,
): Promise<void> => {
  await sql`update audit set record_status = ${standing.recordStatus}, holding_reason = ${standing.holdingReason},
      certification_status = ${standing.certificationStatus}, version = version + 1
    where id = ${id}::bigint`.execute(ctx.db);
  const { certificationStatus: to } = standing;
  if (to === 'Withdrawn' && from !== to)
    await alertOfAudit(ctx, { kind: 'withdrawn', auditId: id, change: { from, to } });
};
