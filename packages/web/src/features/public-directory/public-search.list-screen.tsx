import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { LookupSources } from '../../blocks/lookups.tsx';
import { useConfiguration } from '../../kernel/configuration.ts';
import { today } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { usePageTurn } from '../../ui/use-page-turn.ts';
import { usePhone } from '../../ui/use-width.ts';
import { shippedLookups } from '../lookup/lookup.public.ts';
import styles from './public-search.module.css';
import { figuresQuery, isAsked, type PublicSearch, usePublicSearch } from './public-search.parts.tsx';
import { BeforeSearch } from './search/before-search.parts.tsx';
import { CardSkeletons, ResultSummary, summaryOf } from './search/result-bar.parts.tsx';
import { SearchBox } from './search/search-box.parts.tsx';
import { FilterPanel, FiltersButton } from './search/search-filters.parts.tsx';

// Loaded with the first search, so that visitors who only open the front page do not load the cards.
const SearchResults = lazyRouteComponent(() => import('./search/search-results.parts.tsx'), 'SearchResults');
const OrderToggle = lazyRouteComponent(() => import('./search/order-toggle.parts.tsx'), 'OrderToggle');
const FilterSheet = lazyRouteComponent(() => import('./search/filter-sheet.parts.tsx'), 'FilterSheet');

const Figures = () => {
  const { data: figures } = useQuery(figuresQuery);
  const shown = figures && [
    [figures.certificatedSites, i18n.t('certificated sites')],
    [figures.countries, i18n.t('countries')],
    [figures.certificationBodies, i18n.t('approved certification bodies')],
  ];
  return (
    <ul className={styles.figures}>
      {shown?.map(([count, words]) => (
        <li key={words}>
          <strong>{typeof count === 'number' ? formatCount(count) : count}</strong> {words}
        </li>
      ))}
    </ul>
  );
};

const Question = ({ search, asked }: { search: PublicSearch; asked: boolean }) => (
  <section className={styles.question} data-asked={asked}>
    <div className={styles.inner}>
      <div className={styles.rings} aria-hidden="true" />
      <h1>{i18n.t('Is this site certificated today?')}</h1>
      {!asked && (
        <p className={styles.lead}>
          {i18n.t(
            'Search the official register of food-safety audits. Every result holds a current certificate from an approved certification body.',
          )}
        </p>
      )}
      <SearchBox
        term={search.state.searchTerm}
        onSearch={search.search}
        onFocus={() => void SearchResults.preload?.()}
      />
      {!asked && <Figures />}
    </div>
  </section>
);

const Results = ({ search, onPage }: { search: PublicSearch; onPage: (page: number) => void }) => {
  if (!isAsked(search.state)) return <BeforeSearch />;
  if (search.answer.isPending) return <CardSkeletons />;
  return (
    <Suspense fallback={<CardSkeletons />}>
      <SearchResults search={search} onPage={onPage} />
    </Suspense>
  );
};

interface FiltersBesideProps {
  search: PublicSearch;
  summary: string;
  /** The sheet of filters on a phone. */
  sheet: { open: boolean; close: () => void };
}

/** The filters next to the results, or on a phone in a sheet. */
const FiltersBeside = ({ search, summary, sheet }: FiltersBesideProps) => {
  const phone = usePhone();
  const { state, shown, filter, clearFilters } = search;
  const filters = { filters: state.filters, counted: shown, onFilter: filter, onClearAll: clearFilters };
  if (!phone)
    return (
      <aside aria-label={i18n.t('Filters')}>
        <FilterPanel {...filters} />
      </aside>
    );
  return (
    sheet.open && (
      <Suspense>
        <FilterSheet {...filters} doneLabel={summary || i18n.t('Done')} onClose={sheet.close} />
      </Suspense>
    )
  );
};

const SearchAndResults = () => {
  useDocumentTitle(useConfiguration()?.directoryName ?? i18n.t('Directory'));
  const search = usePublicSearch();
  const phone = usePhone();
  const [sheet, setSheet] = useState(false);
  const { state } = search;
  const summary = summaryOf(search);
  const [heading, turnTo] = usePageTurn<HTMLHeadingElement>((pageNumber) => search.changeAtOnce({ pageNumber }));
  return (
    <>
      <Question search={search} asked={isAsked(state)} />
      <div className={styles.columns}>
        <FiltersBeside search={search} summary={summary} sheet={{ open: sheet, close: () => setSheet(false) }} />
        <section aria-label={i18n.t('Results')}>
          <div className={styles.bar} data-idle={!isAsked(state) && !phone}>
            <ResultSummary words={summary} ref={heading} />
            {phone && <FiltersButton filters={state.filters} onOpen={() => setSheet(true)} />}
            {isAsked(state) && search.answer.data?.total !== 0 && (
              <Suspense>
                <OrderToggle order={state.order} onOrder={(order) => search.changeAtOnce({ order })} />
              </Suspense>
            )}
          </div>
          <p className={styles.onPaper}>
            {i18n.t('As of {day}', { day: today() })} · {window.location.href}
          </p>
          <Results search={search} onPage={turnTo} />
        </section>
      </div>
    </>
  );
};

/** The public front page: the search box, the filters and the certificates found. */
export const PublicSearchScreen = () => (
  <LookupSources sources={shippedLookups}>
    <SearchAndResults />
  </LookupSources>
);
