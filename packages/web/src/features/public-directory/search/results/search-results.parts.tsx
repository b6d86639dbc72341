import { defaultRows } from '@attestry/contract/kernel/list.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { foundOnPage } from '../../../../kernel/similar-rows.ts';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import looks from '../../../../ui/plain-button.module.css';
import type { ResultsProps } from '../../public-search.parts.tsx';
import { useResultsState } from '../../results-link.parts.tsx';
import { ClearFilters, FailedSearch, NoSuchPage, UnknownChoices } from './no-results.parts.tsx';
import { ResultPages } from './result-pages.parts.tsx';
import styles from './search-results.module.css';

export const DetailsLink = ({ to, name }: { to: string; name: string }) => (
  <Link
    to={to}
    state={useResultsState()}
    className={looks.button}
    aria-label={i18n.t('View details of {name}', { name })}
  >
    {i18n.t('View details')}
    <ArrowRight size={16} aria-hidden="true" className={styles.arrow} />
  </Link>
);

interface CardsProps<R> {
  cards: readonly R[];
  keyOf: (card: R) => string;
  Card: ComponentType<{ card: R }>;
  waiting: boolean;
}

/** One card per result, faded while newer ones load. */
const Cards = <R,>({ cards, keyOf, Card, waiting }: CardsProps<R>) =>
  cards.length > 0 && (
    <ul className={styles.cards} aria-busy={waiting}>
      {cards.map((card) => (
        <li key={keyOf(card)}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );

interface SearchResultsProps<R> extends Omit<CardsProps<R>, 'cards' | 'waiting'>, ResultsProps<R> {
  /** Shown if there are none. */
  nothing: ReactNode;
}

/** The results found, or why there are none, or why the search failed. */
export const SearchResults = <R,>({ search, onGo, nothing, ...shown }: SearchResultsProps<R>) => {
  const { answer, state } = search;
  const beside = { search, onGo };
  if (answer.isError) return <FailedSearch {...beside} />;
  if (!answer.data) return null;
  const { resultsList, totalPages: last, totalIsLowerBound, similarFrom } = answer.data;
  if (last === 0)
    return (
      <div className={styles.nothing}>
        <UnknownChoices {...beside} />
        {nothing}
        <ClearFilters {...beside} />
      </div>
    );
  const { pageNumber } = state;
  if (resultsList.length === 0) {
    const pages = { page: formatCount(pageNumber), last: formatCount(last) };
    return (
      <NoSuchPage
        {...beside}
        message={i18n.t('There is no page {page}: the results end on page {last}.', pages)}
        to={last}
      />
    );
  }
  const found = foundOnPage(similarFrom, { pageNumber, rows: defaultRows });
  return (
    <>
      <Cards {...shown} cards={resultsList.slice(0, found)} waiting={search.waiting} />
      {found < resultsList.length && <h2 className={styles.similar}>{i18n.t('Similar names')}</h2>}
      <Cards {...shown} cards={resultsList.slice(found)} waiting={search.waiting} />
      {totalIsLowerBound && pageNumber === last && (
        <p className={styles.limit}>
          {i18n.t('Only the first 10,000 rows can be opened. Narrow the search to see more.')}
        </p>
      )}
      <ResultPages {...beside} page={pageNumber} last={last} />
    </>
  );
};
