import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { isPublished } from '../audit/audit.public.ts';
import {
  type Neighbour,
  type Neighbours,
  neighboursOf,
  type SlotRecord,
  type Standing,
  standingWhenDisplaced,
} from '../audit-life/audit-life.public.ts';

/** The standing a record would get if its report were stored. */
export interface Prospect {
  standing: Standing;
  /** The Current record that would be displaced, and its standing afterwards. */
  former: (Neighbour & { becomes: Standing }) | undefined;
}

/** `standingAmong` gives the standing of the record itself among its neighbours. */
export const prospectOf = async (
  ctx: Context,
  record: SlotRecord,
  standingAmong: (neighbours: Neighbours) => Standing,
): Promise<Prospect> => {
  const neighbours = await neighboursOf(ctx, record);
  const { present } = neighbours;
  const standing = standingAmong(neighbours);
  const { recordStatus, certificationStatus } = standing;
  if (!present || recordStatus !== 'Current') return { standing, former: undefined };
  const becomes = standingWhenDisplaced(present, { startDate: record.startDate, certificationStatus });
  return { standing, former: { ...present, becomes } };
};

/** Whether a company or site reports on itself: its records wait for the certification body. */
export const isByOwner = (actor: Actor): boolean => !isOf(actor, 'body') && !isOf(actor, 'cb');

/** The fields of a record that decide its publication; with an id once it is stored. */
interface Publishable {
  id: string | undefined;
  siteId: string;
  standing: Standing;
  expiryDate: string | null;
}

/** Whether the public directory would show the record's certificate in this standing. */
export const wouldBePublished = async (
  { db, today, kernel: { settings } }: Context,
  { id, siteId, standing, expiryDate }: Publishable,
): Promise<boolean> => {
  const { rows } = await sql`select from site left join audit on audit.id = ${id ?? null}::bigint
    cross join lateral (select ${standing.recordStatus}::text as record_status,
      ${standing.certificationStatus}::text as certification_status, ${expiryDate}::date as expiry_date,
      coalesce(audit.is_visible, true) as is_visible) as prospect
    where site.id = ${siteId}::bigint and ${isPublished({ today, settings }, 'prospect')}`.execute(db);
  return rows.length > 0;
};
