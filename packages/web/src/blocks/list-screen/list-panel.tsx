import type { Columns } from '@attestry/contract/kernel/list.ts';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { failureOf } from '../../kernel/api-error.ts';
import { foundOnPage } from '../../kernel/similar-rows.ts';
import { type ChangeList, type ListState, ownOrder } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import { later } from '../../ui/later.ts';
import { Panel } from '../../ui/panel.tsx';
import { usePageTurn } from '../../ui/use-page-turn.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { usePhone } from '../../ui/use-width.ts';
import { PartFailure } from '../page-failure.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { PrintedQuery } from './filters/printed-query.tsx';
import { isRefusedQuery, RefusedQuery } from './filters/refused-query.tsx';
import styles from './list-panel.module.css';
import { type ListParts, withShownColumns } from './list-parts.ts';
import { NoRows } from './no-rows.tsx';
import { type Beside, useColumnsBeside } from './preview/use-columns-beside.ts';
import { type RowPreviewState, useRowPreview } from './preview/use-row-preview.ts';
import { useWalkFrom } from './preview/use-walk-from.ts';
import { ListCards } from './rows/list-cards.tsx';
import { KeysButton, useListKeys } from './rows/list-keys.tsx';
import { ListTable } from './rows/list-table.tsx';
import { type ReachedRow, useReachedRow } from './rows/use-reached-row.ts';
import { useBarFocus } from './selection/bar-focus.ts';
import { SelectionBar, SelectionCount } from './selection/selection-bar.tsx';
import { UnfinishedAlert } from './selection/unfinished-alert.tsx';
import { type RowSelection, useRowSelection } from './selection/use-row-selection.ts';
import type { Selection } from './selection/use-selection.ts';
import { BestMatch } from './tool-bar/best-match.tsx';
import { ListPaging, type PageFacts, type RowRangeProps } from './tool-bar/list-paging.tsx';
import { ListToolBar } from './tool-bar/list-tool-bar.tsx';
import { useWayToRows, type WayToRows } from './tool-bar/use-way-to-rows.ts';
import { useList } from './use-list.ts';

const RowPreview = later(async () => (await import('./preview/row-preview.tsx')).RowPreview);
const KeysDialog = later(async () => (await import('./rows/keys-dialog.tsx')).KeysDialog);

interface ListPanelProps<C extends Columns, R extends object> extends ListParts<C, R> {
  title: string;
  /** Whether the title is shown, because nothing above the panel says it. */
  headed?: boolean;
  /** The list's views, above its tool bar. */
  views?: ReactNode;
}

type List<C extends Columns, R extends object> = ReturnType<typeof useList<C, R>>;

const nothingAsked = { pageNumber: 1, rows: 0, total: 0, totalPages: 0, totalIsLowerBound: false };

const factsOf = <C extends Columns, R extends object>(
  list: List<C, R>,
  firstRows: number | undefined,
): PageFacts | undefined => {
  const pageSize = firstRows ?? list.view.rows;
  if (list.waiting) return { ...nothingAsked, pageSize };
  const { answer, rows, state } = list;
  if (!answer.data || !rows) return undefined;
  const { total, totalPages, totalIsLowerBound } = answer.data;
  const page = { pageNumber: state.pageNumber, rows: rows.length, pageSize };
  return { ...page, total, totalPages, totalIsLowerBound, ...(firstRows && { firstRowsOnly: true as const }) };
};

const Rows = <C extends Columns, R extends object>(props: {
  title: string;
  parts: ListParts<C, R>;
  list: List<C, R>;
  selection: Selection<R> | undefined;
  /** The columns that there is room for beside the preview; undefined if all have room. */
  beside: Beside | undefined;
  previewed: R | undefined;
}) => {
  const { title, parts, list, selection, beside, previewed } = props;
  const phone = usePhone();
  const failure = failureOf(list.answer);
  if (failure && isRefusedQuery(list, failure)) return <RefusedQuery {...list} error={failure} />;
  if (failure) return <PartFailure error={failure} onRetry={() => void list.answer.refetch()} />;
  if (list.waiting) return <EmptyState title={parts.awaitsSearch ?? ''} />;
  if (list.rows?.length === 0) return <NoRows {...parts} controls={list} />;
  const busy = list.answer.isFetching && list.answer.isPlaceholderData;
  const { state, change } = list;
  const spec = withShownColumns(list.spec, beside?.columns ?? list.columns.chosen, parts.leads);
  const found = foundOnPage(list.answer.data?.similarFrom, {
    pageNumber: state.pageNumber,
    rows: parts.firstRows ?? list.view.rows,
  });
  const rows = { title, parts, rows: list.rows, found, busy, selection };
  if (phone) return <ListCards spec={list.spec} shown={spec} {...rows} />;
  const table = { spec, state, change, previewed, under: beside?.under };
  return <ListTable {...table} {...rows} />;
};

type RowsAndPreviewProps<C extends Columns, R extends object> = Omit<
  Parameters<typeof Rows<C, R>>[0],
  'beside' | 'previewed'
> & {
  preview: RowPreviewState<R>;
  reached: ReachedRow;
};

/** The rows and, if there is room, the preview of one of them next to them. */
const RowsAndPreview = <C extends Columns, R extends object>({
  preview,
  reached,
  ...rows
}: RowsAndPreviewProps<C, R>) => {
  const { parts, list } = rows;
  const walk = useWalkFrom(parts, list);
  const hasRoom = [usePhone(), usePrinting()].every((is) => !is);
  const previewed = hasRoom ? preview.row : undefined;
  const { chosen } = list.columns;
  const beside = useColumnsBeside(parts, chosen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only takes note of what its rows are pressed and focused for
    <div
      className={previewed && styles.beside}
      data-wide={(previewed && parts.review && true) || undefined}
      onFocus={(event) => {
        preview.follow(event);
        reached.note(event);
      }}
      onClickCapture={walk}
    >
      <Rows {...rows} beside={previewed && beside} previewed={previewed} />
      {previewed && (
        <Suspense>
          <RowPreview parts={parts} spec={list.spec} chosen={chosen} row={previewed} preview={preview} />
        </Suspense>
      )}
    </div>
  );
};

interface ToolsProps<C extends Columns, R extends object> {
  parts: ListParts<C, R>;
  list: List<C, R>;
  rowSelection: RowSelection<C, R> | undefined;
  rowRange: RowRangeProps;
  wayToRows: WayToRows;
}

/** What is above the rows: the tool bar, or the bar of the selected rows in its place; then the active filters. */
const Tools = <C extends Columns, R extends object>({ parts, list, rowSelection, ...bar }: ToolsProps<C, R>) => {
  const { spec, state, change, query, columns } = list;
  const { filterChoices, favouritesRefusal } = parts;
  const controls = { spec, state, change, filterChoices, favouritesRefusal };
  const tools = { parts, query, columns, onSelect: rowSelection?.begin, ...bar };
  return (
    <>
      {rowSelection?.isOpen ? (
        <SelectionBar parts={parts} rowSelection={rowSelection} />
      ) : (
        <ListToolBar {...tools} {...controls} />
      )}
      {rowSelection && <UnfinishedAlert bulkRun={rowSelection.bulkRun} />}
      <SelectionCount count={rowSelection?.selection.selected.size ?? 0} />
      <ActiveFilters {...controls} />
    </>
  );
};

/** Other rows keep the focus if the table fits on the screen. Otherwise it moves to the first row, as always with cards. */
const useTurn = <C extends Columns>(change: ChangeList<C>) => {
  const phone = usePhone();
  const [beginning, changeFromTop] = usePageTurn<HTMLDivElement, Partial<ListState<C>>>(change);
  const turn: typeof changeFromTop = (part) => {
    const isScrolledPast = (beginning.current?.getBoundingClientRect().top ?? 0) < 0;
    (phone || isScrolledPast ? changeFromTop : change)(part);
  };
  return [beginning, turn] as const;
};

/** When an action removes a row or its own button, the focus goes on at the rows. */
const useFocusOnRows = <C extends Columns, R extends object>(
  { answer, rows, state }: List<C, R>,
  rowSelection: RowSelection<C, R> | undefined,
  beginning: RefObject<HTMLElement | null>,
): void => {
  const hasMessage = failureOf(answer) !== undefined || rows?.length === 0;
  useFocusOnRest(answer.data?.total ?? 0, beginning);
  useFocusOnRest(rowSelection?.selection.selected.size ?? 0, beginning);
  useFocusOnRest(rowSelection?.isOpen ? 1 : 0, beginning);
  useFocusOnRest(hasMessage ? 1 : 0, beginning);
  useFocusOnRest(state.sortBy === undefined ? 0 : 1, beginning);
};

/** A list in a panel: tool bar, rows and paging. Used in list screens and in tabs of records. */
export const ListPanel = <C extends Columns, R extends object>(props: ListPanelProps<C, R>) => {
  const { title, headed = false, views, ...parts } = props;
  const list = useList(parts);
  const phone = usePhone();
  const panel = useRef<HTMLDivElement>(null);
  const preview = useRowPreview({ rows: list.rows, keyOf: parts.rowKey, opensItself: parts.review !== undefined });
  const reached = useReachedRow(panel);
  const bar = useBarFocus(panel, reached);
  const keys = useListKeys(panel, { togglePreview: preview.toggle, enterBar: bar.enter, reached });
  const wayToRows = useWayToRows(panel, list);
  const [beginning, turn] = useTurn(list.change);
  const rowSelection = useRowSelection(parts, list, panel, { preview, bar });
  useFocusOnRows(list, rowSelection, beginning);
  const selection = phone && !rowSelection?.isOpen ? undefined : rowSelection?.selection;
  const shown = { title, parts, list, selection, preview, reached };
  const rowRange = { facts: factsOf(list, parts.firstRows), counted: parts.counted };
  return (
    <Panel {...(headed && { title })}>
      <div ref={panel}>
        {views}
        <Tools parts={parts} list={list} rowSelection={rowSelection} rowRange={rowRange} wayToRows={wayToRows} />
        <div ref={beginning} tabIndex={-1} className={styles.rows}>
          <RowsAndPreview {...shown} />
        </div>
        {!failureOf(list.answer) && (
          <ListPaging {...rowRange} onPage={(pageNumber) => turn({ pageNumber })} onView={list.changeView}>
            <BestMatch {...list} onRank={() => turn(ownOrder(list.spec))} />
            {!phone && <KeysButton keys={keys} />}
          </ListPaging>
        )}
        <PrintedQuery {...list} filterChoices={parts.filterChoices} facts={rowRange.facts} />
        {keys.explained !== undefined && (
          <Suspense fallback={null}>
            <KeysDialog keys={keys} review={parts.review?.keys ?? []} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
};
