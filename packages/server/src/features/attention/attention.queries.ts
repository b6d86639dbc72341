import type { ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import {
  attention,
  type Concern,
  type ConcernKey,
  concernKeys,
} from '@attestry/contract/features/attention/attention.parts.ts';
import { filtersToday } from '@attestry/contract/kernel/list-presets.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { addDays } from '../../kernel/clock/clock.ts';
import { countRows } from '../../kernel/lists/count-rows.ts';
import { type BoundList, viewerOf } from '../../kernel/lists/list-source.ts';
import { audits, ownAudits } from '../audit/audit.public.ts';
import { offices } from '../certification-body/certification-body.public.ts';

const lists = { audit: audits, office: offices } satisfies Record<Concern['list'], BoundList<unknown>>;

const listOf = ({ list, filters }: Concern): BoundList<unknown> =>
  list === 'audit' && filters.own === 'true' ? ownAudits : lists[list];

const filtersOn = (today: string, concern: Concern) => filtersToday(concern, (daysAhead) => addDays(today, daysAhead));

const partsOf = (whole: ConcernKey): ConcernKey[] => concernKeys.filter((key) => attention[key].partOf === whole);

/** What needs the caller's attention, in order, each followed by its parts, including counts of 0. */
export const countAttention = async (ctx: Context): Promise<ConcernCount[]> => {
  const concerns = concernKeys.filter((key) => attention[key].audience?.some((group) => isOf(ctx.actor, group)));
  const asked = concerns.map((key) => ({
    list: listOf(attention[key]),
    filters: filtersOn(ctx.today, attention[key]),
    parts: partsOf(key).map((part) => filtersOn(ctx.today, attention[part])),
    earliest: attention[key].earliest,
  }));
  const counted = await countRows(ctx.db, viewerOf(ctx), asked);
  return concerns.flatMap((key, at) => {
    const [rows, question] = [counted[at], asked[at]];
    if (!rows || !question) return [];
    const { parts, earliest, ...total } = rows;
    const { filters } = question;
    const whole = { key, filters, ...total, ...(attention[key].earliest && { earliest }) };
    const ofWhole = partsOf(key).map((part, place) => ({
      key: part,
      filters: { ...filters, ...question.parts[place] },
      ...(parts[place] ?? total),
    }));
    return [whole, ...ofWhole];
  });
};
