import { useDocumentTitle } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useConfiguration } from '../../../kernel/configuration.ts';
import { today } from '../../../kernel/days.ts';
import { useFlag } from '../../../kernel/flags.ts';
import { usePageAddress } from '../../../kernel/page-address.ts';
import { i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import { usePageTurn } from '../../../ui/use-page-turn.ts';
import { usePhone } from '../../../ui/use-width.ts';
import styles from '../public-search.module.css';
import {
  isAsked,
  type PublicSearch,
  type ResultsProps,
  type Subject,
  usePublicSearch,
} from '../public-search.parts.tsx';
import { FilterPanel, FiltersButton } from './filters/search-filters.parts.tsx';
import { CardSkeletons, ResultSummary, summaryOf } from './result-bar.parts.tsx';
import { SearchBox } from './search-box.parts.tsx';
import { SearchTabs } from './search-tabs.parts.tsx';
import type { SearchState, SubjectFacts } from './subject.parts.tsx';

const OrderToggle = later(async () => (await import('./order-toggle.parts.tsx')).OrderToggle);
const FilterSheet = later(async () => (await import('./filters/filter-sheet.parts.tsx')).FilterSheet);
const AccountBanner = later(async () => (await import('./account-banner.parts.tsx')).AccountBanner);

/** Loads what stands beside results or, in the newer presentation, above them. */
export const loadPartsOfPage = ({
  isAsked: asked,
  isNewer,
}: {
  isAsked: boolean;
  isNewer: boolean;
}): Promise<unknown> => Promise.all([asked && OrderToggle.preload(), isNewer && AccountBanner.preload()]);

interface SearchProps<R> {
  subject: Subject<R>;
  search: PublicSearch<R>;
}

const Question = <R,>({ subject, search }: SearchProps<R>) => {
  const { question, lead } = subject.words();
  const { Figures, Results, name } = subject;
  const asked = isAsked(search.state);
  const isNewer = useFlag('Megatron');
  return (
    <section className={styles.question} data-asked={asked}>
      <div className={styles.inner}>
        <div className={styles.rings} aria-hidden="true" />
        {!isNewer && <SearchTabs current={name} />}
        <h1>{question}</h1>
        {!asked && <p className={styles.lead}>{lead}</p>}
        <SearchBox
          of={subject}
          term={search.state.searchTerm}
          onSearch={search.search}
          onFocus={() => void Results.preload?.()}
        />
        {!asked && <Figures />}
        {isNewer && (
          <Suspense>
            <AccountBanner />
          </Suspense>
        )}
      </div>
    </section>
  );
};

const Results = <R,>({ subject, search, onGo }: SearchProps<R> & ResultsProps<R>) => {
  if (!isAsked(search.state)) return <subject.BeforeSearch />;
  if (search.answer.isPending) return <CardSkeletons />;
  return (
    <Suspense fallback={<CardSkeletons />}>
      <subject.Results search={search} onGo={onGo} />
    </Suspense>
  );
};

interface FiltersBesideProps {
  subject: SubjectFacts;
  search: Pick<PublicSearch, 'state' | 'shown' | 'filter' | 'clearFilters'>;
  summary: string;
  /** The sheet of filters on a phone. */
  sheet: { open: boolean; close: () => void };
}

/** The filters next to the results, or on a phone in a sheet. */
const FiltersBeside = ({ subject, search, summary, sheet }: FiltersBesideProps) => {
  const phone = usePhone();
  const { state, shown, filter, clearFilters } = search;
  const filters = { subject, filters: state.filters, counted: shown, onFilter: filter, onClearAll: clearFilters };
  if (!phone)
    return (
      <aside className={styles.beside} aria-label={i18n.t('Filters')}>
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

/** A tab of the front page: the search box, the filters and the results. */
export const SearchPage = <R,>({ subject }: { subject: Subject<R> }) => {
  useDocumentTitle(useConfiguration()?.directoryName ?? i18n.t('Directory'));
  const search = usePublicSearch(subject);
  const phone = usePhone();
  const [sheet, setSheet] = useState(false);
  const { state } = search;
  const summary = summaryOf(search, subject.words());
  const [heading, goTo] = usePageTurn<HTMLHeadingElement, Partial<SearchState>>(search.changeAtOnce);
  return (
    <>
      <Question subject={subject} search={search} />
      <div className={styles.columns}>
        <FiltersBeside
          subject={subject}
          search={search}
          summary={summary}
          sheet={{ open: sheet, close: () => setSheet(false) }}
        />
        <section aria-label={i18n.t('Results')}>
          <div className={styles.bar} data-idle={!isAsked(state) && !phone}>
            <ResultSummary words={summary} ref={heading} />
            {phone && <FiltersButton filters={state.filters} onOpen={() => setSheet(true)} />}
            {isAsked(state) && !search.answer.isError && search.answer.data?.total !== 0 && (
              <Suspense>
                <OrderToggle order={state.order} onOrder={(order) => search.changeAtOnce({ order })} />
              </Suspense>
            )}
          </div>
          <p className={styles.onPaper}>
            {i18n.t('As of {day}', { day: today() })} · {usePageAddress()}
          </p>
          <Results subject={subject} search={search} onGo={goTo} />
        </section>
      </div>
    </>
  );
};
