import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { pagesAround } from '../../../ui/pages-around.ts';
import { WhyNot } from '../../../ui/why-not.tsx';
import styles from './page-buttons.module.css';

interface PageButtonsProps {
  pageNumber: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons to the pages of a list, without the kit: every list renders them before its rows are painted. */
export const PageButtons = ({ pageNumber, pages, onPage }: PageButtonsProps) => {
  const first = pageNumber === 1 ? i18n.t('This is the first page') : undefined;
  const last = pageNumber === pages ? i18n.t('This is the last page') : undefined;
  return (
    <nav aria-label={i18n.t('Pages')} className={styles.pages}>
      <WhyNot reason={first}>
        <button type="button" aria-label={i18n.t('Previous page')} onClick={() => onPage(pageNumber - 1)}>
          <ChevronLeft size={16} aria-hidden="true" className={styles.arrow} />
        </button>
      </WhyNot>
      {pagesAround(pageNumber, pages).map((page, at) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={i18n.t('Page {page}', { page: formatCount(page) })}
            aria-current={page === pageNumber ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {formatCount(page)}
          </button>
        ),
      )}
      <WhyNot reason={last}>
        <button type="button" aria-label={i18n.t('Next page')} onClick={() => onPage(pageNumber + 1)}>
          <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
        </button>
      </WhyNot>
    </nav>
  );
};
