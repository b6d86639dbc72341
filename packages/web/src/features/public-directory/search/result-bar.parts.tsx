import type { RefObject } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import styles from '../public-search.module.css';
import { isAsked, type PublicSearch } from '../public-search.parts.tsx';
import type { SubjectWords } from './subject.parts.tsx';

/** The search in one line; empty before the first search. */
export const summaryOf = ({ answer, state, code }: PublicSearch, words: SubjectWords): string => {
  if (!isAsked(state) || answer.isError) return '';
  if (!answer.data) return i18n.t('Searching…');
  if (code !== undefined) return i18n.t('What the directory says about site code {code}', { code });
  if (answer.data.totalPages === 0)
    return i18n.t('No result has been found that matches your search, please try again');
  if (answer.data.total === 0) return words.onlySimilar;
  const { total, totalIsLowerBound } = answer.data;
  return totalIsLowerBound ? words.foundMany(total) : words.found(total);
};

/** The summary as a heading, announced whenever it changes. */
export const ResultSummary = ({ words, ref }: { words: string; ref: RefObject<HTMLHeadingElement | null> }) => (
  <div role="status" className={styles.summary}>
    <h2 ref={ref} tabIndex={-1} className={words ? undefined : hidden.hidden}>
      {words || i18n.t('Results')}
    </h2>
  </div>
);

export const CardSkeletons = () => (
  <div className={styles.skeletons}>
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className={styles.skeleton}>
        <LineSkeletons lines={3} />
      </div>
    ))}
  </div>
);
