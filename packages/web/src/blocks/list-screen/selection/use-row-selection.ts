import { type Columns, type ListInput, maxSelectedRows, pageSizes } from '@attestry/contract/kernel/list.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { showFailure } from '../../../kernel/api.ts';
import { withoutPage } from '../../../kernel/url-state.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { usePhone } from '../../../ui/use-width.ts';
import { type ListParts, rowsOf } from '../list-parts.ts';
import { refusalOfExport } from '../tool-bar/list-export.tsx';
import type { useList } from '../use-list.ts';
import type { BarFocus } from './bar-focus.ts';
import { useHeldBulkActions } from './bulk-actions.ts';
import { type BulkRun, useBulkRun } from './use-bulk-run.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** Rows requested at once when a whole view is selected. */
const largestPage = Math.max(...pageSizes);

/** The selected rows of a list and the bulk actions on them. */
export interface RowSelection<C extends Columns, R extends object> {
  selection: Selection<R>;
  bulkRun: BulkRun;
  /** Whether the selection bar replaces the tool bar. */
  isOpen: boolean;
  /** Starts selecting on a phone, while nothing is selected yet. */
  begin: () => void;
  leave: () => void;
  /** Selects all rows of the view, up to the maximum. */
  selectAll: (() => void) | undefined;
  busy: boolean;
  total: number;
  query: ListInput<C>;
}

interface View<C extends Columns, R extends object> extends Pick<Selection<R>, 'add'> {
  query: ListInput<C>;
  total: number;
  narrowing: string;
}

/** Selects the rows of the view page by page, up to the maximum, until it is abandoned or the view is narrowed otherwise. */
const useSelectAll = <C extends Columns, R extends object>(
  { load }: ListParts<C, R>,
  { query, total, narrowing, add }: View<C, R>,
) => {
  const [busyIn, setBusyIn] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of the former view are not selected in another one
  useEffect(() => () => running.current?.abort(), [narrowing]);
  const abandon = () => {
    running.current?.abort();
    setBusyIn(undefined);
  };
  const selectAll = async () => {
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    setBusyIn(narrowing);
    try {
      for (let page = 1; page <= Math.ceil(Math.min(total, maxSelectedRows) / largestPage); page += 1) {
        const answer = await load({ ...query, rows: largestPage, pageNumber: page });
        if (signal.aborted) return;
        add(rowsOf(answer));
      }
    } catch (error) {
      if (!signal.aborted) showFailure(error);
    } finally {
      if (running.current === run) setBusyIn(undefined);
    }
  };
  return { busy: busyIn === narrowing, selectAll, abandon };
};

/** Returns a function that checks whether a row is on the page shown when it is called. */
const useIsOnPage = <R>(rows: readonly R[] | undefined, keyOf: (row: R) => string): ((key: string) => boolean) => {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  return (key) => latest.current?.some((row) => keyOf(row) === key) ?? false;
};

/** The selection of a list's rows; undefined if this reader has no bulk actions. */
export const useRowSelection = <C extends Columns, R extends object>(
  parts: ListParts<C, R>,
  list: ReturnType<typeof useList<C, R>>,
  panel: RefObject<Element | null>,
  { preview, bar }: { preview: { isOpen: boolean; close: () => void }; bar: Pick<BarFocus, 'leave'> },
): RowSelection<C, R> | undefined => {
  const [begun, setBegun] = useState(false);
  const phone = usePhone();
  const selection = useSelection(list.rows, parts.rowKey, list.narrowing);
  const bulkRun = useBulkRun({ isOnPage: useIsOnPage(list.rows, parts.rowKey), remove: selection.remove });
  const held = useHeldBulkActions(parts.rowActions);
  const exports = parts.exports && refusalOfExport(parts.exportRefusal) === undefined;
  const total = list.answer.data?.total ?? 0;
  const query = withoutPage(list.query);
  const { busy, selectAll, abandon } = useSelectAll(parts, { ...list, query, total, add: selection.add });
  const leave = () => {
    abandon();
    setBegun(false);
    selection.clear();
    bulkRun.dismiss();
  };
  const isOpen = selection.selected.size > 0 || busy || (phone && begun) || bulkRun.running !== undefined;
  const giveUp = () => (!busy && bar.leave()) || (preview.isOpen ? preview.close : leave)();
  const hasEscape = preview.isOpen || (isOpen && !bulkRun.running);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as these stay, giveUp does the same on each render
  const keys = useMemo(() => (hasEscape ? { Escape: giveUp } : undefined), [hasEscape, preview.isOpen, busy]);
  useShortcuts(panel, keys);
  if (held.length === 0 && !exports) return undefined;
  return {
    selection,
    bulkRun,
    isOpen,
    begin: () => setBegun(true),
    leave,
    selectAll: selection.selected.size < Math.min(total, maxSelectedRows) ? () => void selectAll() : undefined,
    busy,
    total,
    query,
  };
};
