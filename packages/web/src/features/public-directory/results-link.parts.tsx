import { Link, useRouterState } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import styles from './public-site.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The query string of the search that led to this page. */
    results?: string;
  }
}

/** The history state of a link from the results to a page. */
export const useResultsState = (): { results: string } => ({
  results: useRouterState({ select: ({ location }) => location.searchStr }),
});

/** Links back to the results that the reader came from, or else to the search. */
export const ResultsLink = () => {
  const results = useRouterState({ select: ({ location }) => location.state.results });
  return (
    <p className={styles.back}>
      <Link to={`/${results ?? ''}`}>
        <ArrowLeft size={16} aria-hidden="true" className={styles.arrow} />
        {results === undefined ? i18n.t('Search the directory') : i18n.t('Back to the results')}
      </Link>
    </p>
  );
};
