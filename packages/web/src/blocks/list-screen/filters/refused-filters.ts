import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Columns } from '@attestry/contract/kernel/list.ts';
import { isAnswered } from '../../../kernel/api-error.ts';
import { i18n } from '../../../kernel/texts.ts';
import { filterLabelOf } from './filter-label.ts';

export interface RefusedFilter {
  label: string;
  /** Its keys in the query. */
  keys: readonly string[];
  text: string;
}

/** The filters that the server refused, by their labels, and why. */
export const refusedFiltersOf = (columns: Columns, error: unknown): RefusedFilter[] => {
  const fields = isAnswered(error, 400) ? (error.body?.fields ?? []) : [];
  return Object.entries(columns).flatMap(([key, column]) => {
    const keys = filterKeysOf(key, column);
    const refused = fields.find(({ path }) => keys.some((one) => path === one || path.startsWith(`${one}.`)));
    const label = filterLabelOf(column);
    return refused ? [{ label, keys, text: `${label}: ${i18n.t(refused.message)}` }] : [];
  });
};

/** Why the filters were refused; undefined if it was for something else. */
export const refusalOfFilters = (columns: Columns, error: unknown): string | undefined => {
  const refused = refusedFiltersOf(columns, error);
  return refused.length > 0 ? refused.map(({ text }) => text).join('. ') : undefined;
};
