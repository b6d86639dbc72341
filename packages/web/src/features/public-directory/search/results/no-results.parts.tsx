import { noSuchChoice } from '@attestry/contract/kernel/field-messages.ts';
import { SearchX } from 'lucide-react';
import { refusedFiltersOf } from '../../../../blocks/list-screen/filters/refused-filters.ts';
import { useChoices } from '../../../../blocks/lookups.tsx';
import { isAnswered, sentenceOf } from '../../../../kernel/api-error.ts';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import { chosenOf, withFilter } from '../../../../kernel/url-state.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorView } from '../../../../ui/error-view.tsx';
import type { ResultsProps } from '../../public-search.parts.tsx';
import { SearchLink } from './search-link.parts.tsx';
import styles from './search-results.module.css';

/** Clears the filters, if any are set. */
export const ClearFilters = (beside: ResultsProps) =>
  Object.keys(beside.search.state.filters).length > 0 && (
    <SearchLink {...beside} to={{ filters: {} }}>
      {i18n.t('Clear filters')}
    </SearchLink>
  );

interface UnknownChoiceProps extends ResultsProps {
  name: string;
  lookup: string;
  label: string;
}

/** Says that a filter has a value that its lookup does not know, with a link that clears the filter. */
const UnknownChoice = ({ name, lookup, label, ...beside }: UnknownChoiceProps) => {
  const choices = useChoices(lookup);
  const { filters } = beside.search.state;
  const isUnknown = (value: string) => choices.length > 0 && choices.every(({ id }) => id !== value);
  if (!chosenOf(filters, name).some(isUnknown)) return null;
  return (
    <p className={styles.unknown}>
      {label}: {i18n.t(noSuchChoice)}
      <SearchLink {...beside} to={{ filters: withFilter(filters, name, []) }}>
        {i18n.t('Clear {label}', { label })}
      </SearchLink>
    </p>
  );
};

/** A message for each filter with an unknown value. */
export const UnknownChoices = (beside: ResultsProps) =>
  Object.entries(beside.search.list.columns).map(
    ([name, column]) =>
      column.kind === 'lookup' && (
        <UnknownChoice key={name} {...beside} name={name} lookup={column.lookup} label={i18n.t(column.label)} />
      ),
  );

/** Shown if there is no such page of results. */
export const NoSuchPage = ({ message, to, ...beside }: ResultsProps & { message: string; to: number }) => (
  <div className={styles.nothing}>
    <p>{message}</p>
    <SearchLink {...beside} to={{ pageNumber: to }}>
      {to === 1 ? i18n.t('Go to the first page') : i18n.t('Go to page {page}', { page: formatCount(to) })}
    </SearchLink>
  </div>
);

/** Says why the search was refused, which of its filters are wrong, and clears those; trying again would not help. */
const RefusedSearch = (beside: ResultsProps) => {
  const { list, state, answer } = beside.search;
  const refused = refusedFiltersOf(list.columns, answer.error);
  const without = (keys: readonly string[]) => keys.reduce((left, key) => withFilter(left, key, []), state.filters);
  return (
    <div role="alert">
      <EmptyState icon={SearchX} title={refused.map(({ text }) => text).join('. ') || sentenceOf(answer.error)}>
        {refused.map(({ label, keys }) => (
          <SearchLink key={label} {...beside} to={{ filters: without(keys) }}>
            {i18n.t('Clear {label}', { label })}
          </SearchLink>
        ))}
        {refused.length === 0 && <ClearFilters {...beside} />}
      </EmptyState>
    </div>
  );
};

/** Says why there is no answer, and how to go on. */
export const FailedSearch = (beside: ResultsProps) => {
  const { list, state, answer } = beside.search;
  const { error } = answer;
  if (!isAnswered(error, 400, 431))
    return <ErrorView message={sentenceOf(error)} onRetry={() => void answer.refetch()} />;
  const isOfPage = state.pageNumber > 1 && refusedFiltersOf(list.columns, error).length === 0;
  return isOfPage ? <NoSuchPage {...beside} message={sentenceOf(error)} to={1} /> : <RefusedSearch {...beside} />;
};
