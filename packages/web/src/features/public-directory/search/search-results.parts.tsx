import { defaultRows } from '@attestry/contract/kernel/list.ts';
import { Link, useRouterState } from '@tanstack/react-router';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { isRefusal, sentenceOf } from '../../../kernel/api-error.ts';
import { foundOnPage } from '../../../kernel/similar-rows.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ErrorView } from '../../../ui/error-view.tsx';
import looks from '../../../ui/plain-button.module.css';
import type { PublicSearch } from '../public-search.parts.tsx';
import { useResultsState } from '../results-link.parts.tsx';
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

/** The page numbers to link to: the first, the last and those around the present one. 0 marks a gap. */
export const pagesAround = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((one, at) => (at > 0 && one - (pages[at - 1] ?? 0) > 1 ? [0, one] : [one]));
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

interface PageLinkProps {
  to: number;
  label: string;
  current?: boolean;
  /** Keeps the place of a link, because there is no such page. */
  none?: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** A link to another page of these results, also for new tabs and for visitors without scripts. */
const PageLink = ({ to, label, current = false, none = false, onPage, children }: PageLinkProps) => {
  const query = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
  query.set('pageNumber', String(to));
  const turn = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a
      href={`/?${query}`}
      className={looks.button}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-none={none || undefined}
      onClick={turn}
    >
      {children}
    </a>
  );
};

interface ResultPagesProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

const ResultPages = ({ page, last, onPage }: ResultPagesProps) => {
  if (last < 2) return null;
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <PageLink to={to} label={label} none={to < 1 || to > last} onPage={onPage}>
      <Icon size={16} aria-hidden="true" className={styles.arrow} />
    </PageLink>
  );
  return (
    <nav className={styles.pages} aria-label={i18n.t('Pages')}>
      {step(page - 1, i18n.t('Previous page'), ChevronLeft)}
      {pagesAround(page, last).map((one, at) =>
        one === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={one}
            to={one}
            label={i18n.t('Page {page}', { page: formatCount(one) })}
            current={one === page}
            onPage={onPage}
          >
            {formatCount(one)}
          </PageLink>
        ),
      )}
      {step(page + 1, i18n.t('Next page'), ChevronRight)}
    </nav>
  );
};

interface BesideResultsProps {
  message: string;
  to: number;
  onPage: (page: number) => void;
}

/** Shown if the address names a page beyond the last one. */
const NoSuchPage = ({ message, to, onPage }: BesideResultsProps) => (
  <div className={styles.noSuchPage}>
    <p>{message}</p>
    <button type="button" className={looks.button} onClick={() => onPage(to)}>
      {to === 1 ? i18n.t('Go to the first page') : i18n.t('Go to page {page}', { page: formatCount(to) })}
    </button>
  </div>
);

interface SearchResultsProps<R> extends Omit<CardsProps<R>, 'cards' | 'waiting'> {
  search: PublicSearch<R>;
  onPage: (page: number) => void;
  /** Shown if there are none. */
  nothing: ReactNode;
}

/** The results found, or why there are none, or why the search failed. */
export const SearchResults = <R,>({ search, onPage, nothing, ...shown }: SearchResultsProps<R>) => {
  const { answer, state } = search;
  if (answer.isError && isRefusal(answer.error) && state.pageNumber > 1)
    return <NoSuchPage message={sentenceOf(answer.error)} to={1} onPage={onPage} />;
  if (answer.isError) return <ErrorView message={sentenceOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return null;
  const { resultsList, totalPages: last, totalIsLowerBound, similarFrom } = answer.data;
  if (last === 0) return nothing;
  const { pageNumber } = state;
  if (resultsList.length === 0) {
    const pages = { page: formatCount(pageNumber), last: formatCount(last) };
    return (
      <NoSuchPage
        message={i18n.t('There is no page {page}: the results end on page {last}.', pages)}
        to={last}
        onPage={onPage}
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
      <ResultPages page={pageNumber} last={last} onPage={onPage} />
    </>
  );
};
