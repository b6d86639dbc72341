import type { ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { attention, type Concern, concernKeys } from '@attestry/contract/features/attention/attention.parts.ts';
import { isOf } from '../../kernel/access/actor.ts';
import { addDays } from '../../kernel/clock/clock.ts';
import type { Context } from '../../kernel/http/context.ts';
import { countRows } from '../../kernel/lists/count-rows.ts';
import { type BoundList, viewerOf } from '../../kernel/lists/list-source.ts';
import { audits } from '../audit/audit.public.ts';
import { offices } from '../certification-body/certification-body.public.ts';

const lists = { audit: audits, office: offices } satisfies Record<Concern['list'], BoundList<unknown>>;

const filtersOn = (today: string, { filters }: Concern): ConcernCount['filters'] =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : addDays(today, value.daysAhead),
    ]),
  );

/** What needs the caller's attention, in order, including counts of 0. */
export const countAttention = async (ctx: Context): Promise<ConcernCount[]> => {
  const concerns = concernKeys
    .filter((key) => attention[key].audience.some((group) => isOf(ctx.actor, group)))
    .map((key) => ({ key, list: lists[attention[key].list], filters: filtersOn(ctx.today, attention[key]) }));
  const totals = await countRows(ctx.db, viewerOf(ctx), concerns);
  return concerns.flatMap(({ key, filters }, at) => {
    const total = totals[at];
    return total ? [{ key, filters, ...total }] : [];
  });
};
