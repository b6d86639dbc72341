import { maxSuggested, minSuggested } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { sql } from 'kysely';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { firstFound, firstSimilar, searchedRowsOf } from '../../kernel/lists/first-found.ts';
import { parseSearchTerm } from '../../kernel/lists/list-search.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { publicSites } from './public-directory.queries.ts';

/** Certificates that are looked at: a site may have several, and several sites one name. */
const maxRead = 4 * maxSuggested;

/** The first names of certificated sites that the search would find for a term, each once. */
export const suggestNames = async (ctx: PublicContext, searchTerm = ''): Promise<string[]> => {
  const term = searchTerm.trim();
  if (term.length < minSuggested) return [];
  const meaning = await parseSearchTerm(ctx.db, term);
  if (!meaning) return [];
  const sets = [searchedRowsOf(publicSites, viewerOf(ctx), sql`audit.site_name as name`)];
  const [found = []] = await firstFound<{ name: string }>(ctx.db, sets, meaning, maxRead);
  const [rows = []] = found.length > 0 ? [found] : await firstSimilar<{ name: string }>(ctx.db, sets, meaning, maxRead);
  return [...new Set(rows.map(({ name }) => name))].slice(0, maxSuggested);
};
