import { filtersToday } from '@attestry/contract/kernel/list-presets.ts';
import type { PresetCount } from '@attestry/contract/kernel/list-query.ts';
import type { Context } from '../calls/context.ts';
import { addDays } from '../clock/clock.ts';
import { countRows } from './count-rows.ts';
import { type BoundList, viewerOf } from './list-source.ts';

/** How many rows of a list the caller sees in each of its presets, in one statement. */
export const countPresets = async (ctx: Context, list: BoundList<unknown>): Promise<PresetCount[]> => {
  const presets = Object.entries(list.spec.presets ?? {});
  const asked = presets.map(([, preset]) => ({
    list,
    filters: filtersToday(preset, (daysAhead) => addDays(ctx.today, daysAhead)),
    parts: [],
  }));
  const counted = await countRows(ctx.db, viewerOf(ctx), asked);
  return presets.flatMap(([key], at) => {
    const rows = counted[at];
    return rows ? [{ key, total: rows.total, totalIsLowerBound: rows.totalIsLowerBound }] : [];
  });
};
