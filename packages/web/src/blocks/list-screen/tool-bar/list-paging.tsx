import { exactRows, pageSizes } from '@attestry/contract/kernel/list.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { ChangeView } from '../use-list-view.ts';
import styles from './list-paging.module.css';
import { PageButtons } from './page-buttons.tsx';

export interface PageFacts {
  pageNumber: number;
  /** The rows on this page. */
  rows: number;
  /** The number of rows that a page may have. */
  pageSize: number;
  total: number;
  totalPages: number;
  totalIsLowerBound: boolean;
  /** There are no other pages, whatever the total. */
  firstRowsOnly?: true;
}

/** "1–10 of 1,008", or "of more than 10,000" if counting further would be too slow. */
export const rangeText = ({ pageNumber, pageSize, total, totalIsLowerBound }: Omit<PageFacts, 'rows'>): string => {
  const first = (pageNumber - 1) * pageSize + 1;
  const last = totalIsLowerBound ? first + pageSize - 1 : Math.min(first + pageSize - 1, total);
  if (first > total) return i18n.t('Similar names only');
  const places = { from: formatCount(first), to: formatCount(last), total: formatCount(total) };
  if (totalIsLowerBound) return i18n.t('{from}–{to} of more than {total}', places);
  return i18n.t('{from}–{to} of {total}', places);
};

export interface RowRangeProps {
  facts: PageFacts | undefined;
  /** Words the range if something other than rows is counted. */
  counted?: ((range: string) => string) | undefined;
}

/** The present range of rows, announced when it changes. */
export const RowRange = ({ facts, counted = (range) => range }: RowRangeProps) => {
  const isLastPage = facts?.totalIsLowerBound === true && facts.pageNumber * facts.pageSize === exactRows;
  return (
    <p role="status">
      {facts && facts.rows > 0 && <bdi>{counted(rangeText(facts))}</bdi>}
      {isLastPage && ` ${i18n.t('Only the first 10,000 rows can be opened. Narrow the search to see more.')}`}
    </p>
  );
};

interface RowsPerPageProps {
  facts: PageFacts;
  onChange: ChangeView;
}

/** How many rows a page has. Another number opens the page with the row that is first now. */
const RowsPerPage = ({ facts: { pageNumber, pageSize }, onChange }: RowsPerPageProps) => (
  <NativeSelect
    size="xs"
    label={i18n.t('Rows')}
    classNames={{ root: styles.rows ?? '', label: styles.rowsLabel ?? '' }}
    data={pageSizes.map(String)}
    value={String(pageSize)}
    onChange={({ currentTarget: { value } }) =>
      onChange({ rows: Number(value) }, { pageNumber: Math.floor(((pageNumber - 1) * pageSize) / Number(value)) + 1 })
    }
  />
);

interface ListPagingProps extends RowRangeProps {
  onPage: (page: number) => void;
  onView: ChangeView;
  children?: ReactNode;
}

/** The present range of rows, the number of rows per page, and the buttons to other pages. */
export const ListPaging = ({ facts, counted, onPage, onView, children }: ListPagingProps) => {
  const pages = facts ? Math.min(facts.totalPages, exactRows / facts.pageSize) : 0;
  return (
    <footer className={styles.paging} data-empty={facts?.rows === 0 || undefined} data-waiting={!facts || undefined}>
      <div className={styles.place}>
        <RowRange facts={facts} counted={counted} />
        {facts && !facts.firstRowsOnly && facts.total > pageSizes[0] && <RowsPerPage facts={facts} onChange={onView} />}
        {facts !== undefined && facts.rows > 0 && children}
      </div>
      {facts && pages > 1 && <PageButtons pageNumber={facts.pageNumber} pages={pages} onPage={onPage} />}
    </footer>
  );
};
