import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import { pagesAround } from '../../../../ui/pages-around.ts';
import type { ResultsProps } from '../../public-search.parts.tsx';
import { SearchLink } from './search-link.parts.tsx';
import styles from './search-results.module.css';

interface PageLinkProps extends ResultsProps {
  to: number;
  label: string;
  current?: boolean;
  /** Keeps the place of a link, because there is no such page. */
  none?: boolean;
  children: ReactNode;
}

const PageLink = ({ to, label, current = false, none = false, ...beside }: PageLinkProps) => (
  <SearchLink
    {...beside}
    to={{ pageNumber: to }}
    aria-label={label}
    aria-current={current ? 'page' : undefined}
    data-none={none || undefined}
  />
);

interface ResultPagesProps extends ResultsProps {
  page: number;
  last: number;
}

/** Links to the pages of the results. */
export const ResultPages = ({ page, last, ...beside }: ResultPagesProps) => {
  if (last < 2) return null;
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <PageLink to={to} label={label} none={to < 1 || to > last} {...beside}>
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
            {...beside}
          >
            {formatCount(one)}
          </PageLink>
        ),
      )}
      {step(page + 1, i18n.t('Next page'), ChevronRight)}
    </nav>
  );
};
