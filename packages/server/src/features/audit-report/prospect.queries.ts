import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/http/context.ts';
import {
  type Neighbour,
  type Neighbours,
  neighboursOf,
  type SlotRecord,
  type Standing,
  standingBeside,
} from '../audit-life/audit-life.public.ts';

/** Where a record would stand if its report were stored. */
export interface Prospect {
  standing: Standing;
  /** The Current record that would make way, and where it would stand then. */
  former: (Neighbour & { becomes: Standing }) | undefined;
}

/** `standingAmong` says where the record itself would stand; another says where the Current record beside it would stand. */
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
  const becomes = standingBeside(present, { startDate: record.startDate, certificationStatus });
  return { standing, former: { ...present, becomes } };
};

/** Whether a company or site reports on itself: its records wait for the certification body. */
export const isByOwner = (actor: Actor): boolean => !isOf(actor, 'body') && !isOf(actor, 'cb');
