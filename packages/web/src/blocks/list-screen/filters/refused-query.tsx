import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { SearchX } from 'lucide-react';
import { isAnswered, sentenceOf } from '../../../kernel/api-error.ts';
import { i18n } from '../../../kernel/texts.ts';
import { withFilter } from '../../../kernel/url-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListControls } from '../list-parts.ts';
import { type RefusedFilter, refusalOfFilters, refusedFiltersOf } from './refused-filters.ts';

/** Whether the filters are why a query was refused: changing them helps, and trying again does not. */
export const isRefusedQuery = <C extends Columns>({ spec, state }: ListControls<C>, error: unknown): boolean =>
  refusalOfFilters(spec.columns, error) !== undefined ||
  (isAnswered(error, 431) && Object.keys(state.filters).length > 0);

/** Takes the place of what filters were refused for: says which of them are wrong, and clears them. */
export const RefusedQuery = <C extends Columns>({ error, ...controls }: ListControls<C> & { error: unknown }) => {
  const { spec, state, change } = controls;
  const refused = refusedFiltersOf(spec.columns, error);
  const clear = ({ keys }: RefusedFilter) =>
    change({ filters: keys.reduce((left, key) => withFilter(left, key, []), state.filters) });
  return (
    <div role="alert">
      <EmptyState icon={SearchX} title={refusalOfFilters(spec.columns, error) ?? sentenceOf(error)}>
        {refused.map((filter) => (
          <Button key={filter.label} variant="default" onClick={() => clear(filter)}>
            {i18n.t('Clear {label}', { label: filter.label })}
          </Button>
        ))}
        {refused.length === 0 && (
          <Button variant="default" onClick={() => change({ filters: {} })}>
            {i18n.t('Clear All Filters')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
};
