import { defaultRows, type Narrowing } from '@attestry/contract/kernel/list.ts';
import { isSuggestible, maxSuggested } from '@attestry/contract/kernel/suggestions.ts';
import { sql } from 'kysely';
import type { PublicContext } from '../calls/context.ts';
import { firstFound, firstSimilar, searchedRowsOf } from './first-found.ts';
import { nameForViewer, resolveNames } from './known-by-other-names.ts';
import { meaningAsked } from './list-rows.ts';
import { type BoundList, viewerOf } from './list-source.ts';
import { resolveSightFor } from './narrowed-lists.ts';

/** Rows that are looked at: a site may have several audits, and several sites one name. */
const maxRead = 4 * maxSuggested;

/**
 * The first names that a search of the list would find with the filters of `query`, each once; if it finds nothing, those
 * of similar ones.
 */
export const suggestNames = async (
  ctx: PublicContext,
  whole: BoundList<unknown>,
  query: Narrowing & { showArchived?: boolean },
): Promise<string[]> => {
  const term = query.searchTerm?.trim() ?? '';
  if (!isSuggestible(term)) return [];
  const viewer = viewerOf(ctx);
  const list = await resolveNames(ctx.db, whole, viewer);
  const asked = { showArchived: false, ...query, searchTerm: term, pageNumber: 1, rows: defaultRows };
  const [meaning, seen] = await Promise.all([
    meaningAsked(ctx.db, list, viewer, asked),
    resolveSightFor(ctx.db, list, viewer),
  ]);
  if (!meaning) return [];
  const sets = [searchedRowsOf(seen, viewer, sql`${nameForViewer(list, viewer)} as name`, asked)];
  const [found = []] = await firstFound<{ name: string }>(ctx.db, sets, meaning, maxRead);
  const [rows = []] = found.length > 0 ? [found] : await firstSimilar<{ name: string }>(ctx.db, sets, meaning, maxRead);
  return [...new Set(rows.map(({ name }) => name))].slice(0, maxSuggested);
};
