import type { ShareTargetPage } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchTerm } from '../../blocks/use-lookup-results.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './sharing.module.css';
import { quietSharingCalls, type SharedRecord, untilReopened } from './sharing.parts.tsx';

export const longestTerm = 100;

/** Searches the organisations that a record may be shared with, of every kind or of one. */
export const useTargetSearch = ({ type, id }: Pick<SharedRecord, 'type' | 'id'>, typed: string, kind?: string) => {
  const { term, isLong, isAwaited } = useSearchTerm(typed);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['sharing', 'targets', `${type} ${id}`, term, kind],
    queryFn: () =>
      quietSharingCalls[type].searchTargets({ params: { id }, query: { query: term, ...(kind && { types: kind }) } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
    ...untilReopened,
  });
  return {
    term,
    /** Of the former term, while `isPlaceholderData`. */
    page: isLong ? data : undefined,
    busy: isFetching || isAwaited,
    error,
    isPlaceholderData,
    refetch,
  };
};

/** The targets that a search found, and after them those of similar names. */
export const bySimilarity = ({
  results,
  similarFrom = results.length,
}: Pick<ShareTargetPage, 'results' | 'similarFrom'>) => ({
  found: results.slice(0, similarFrom),
  similar: results.slice(similarFrom),
});

/** That there are more targets than a page shows. They are not counted. */
export const MoreTargets = ({ page }: { page: ShareTargetPage }) =>
  page.totalIsLowerBound && (
    <p className={styles.more}>{i18n.t('The best ten are shown. Type more of the name to find others.')}</p>
  );
