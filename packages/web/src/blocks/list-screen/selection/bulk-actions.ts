import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../../kernel/api.ts';
import { saveFile } from '../../../kernel/files.ts';
import { i18n } from '../../../kernel/texts.ts';
import { askFirst } from '../../asking/ask-first.ts';
import { byReason, type LeftOut, leftOutText, type NameOf } from '../../asking/left-out-text.ts';
import type { BulkAction, ListParts, RowAction } from '../list-parts.ts';
import { useHeldActions } from '../rows/row-menu.tsx';
import type { BulkRun } from './use-bulk-run.ts';
import type { Selection } from './use-selection.ts';

/** A bulk action as the bar offers it for the selected rows. */
export interface OfferedBulkAction<R> {
  label: string;
  icon: LucideIcon | undefined;
  /** Whether the action ends something; it is then set apart. */
  dangerous: boolean;
  bulk: BulkAction<R>;
  /** The selected rows that the action fits. */
  rows: readonly R[];
  /** The others. */
  unfit: readonly { row: R; reason: string | undefined }[];
}

const labelOf = <R>({ bulk, label }: RowAction<R>, first: R): string =>
  bulk?.label ?? (typeof label === 'string' ? label : label(first));

/** The bulk actions that this reader may take, regardless of the selection. */
export const useHeldBulkActions = <R extends object>(actions?: readonly RowAction<R>[]): readonly RowAction<R>[] =>
  useHeldActions(actions).filter(({ bulk }) => bulk);

/**
 * The bulk actions that fit at least one of the selected rows, or none for reasons worth knowing. Each keeps its place, whatever is
 * selected.
 */
export const useOfferedBulkActions = <R extends object>(
  actions: readonly RowAction<R>[] | undefined,
  selected: Selection<R>['selected'],
): OfferedBulkAction<R>[] =>
  useHeldBulkActions(actions).flatMap((action): OfferedBulkAction<R>[] => {
    const all = [...selected.values()];
    const fits = (row: R) => action.offered?.(row) ?? true;
    const rows = all.filter(fits);
    const others = all.filter((row) => !fits(row));
    const first = rows[0] ?? others.find((row) => action.refusal?.(row) !== undefined);
    if (!action.bulk || first === undefined) return [];
    const dangerous = action.dangerous?.(first) ?? false;
    const unfit = others.map((row) => ({ row, reason: action.refusal?.(row) ?? action.leavesOut?.(row) }));
    return [{ label: labelOf(action, first), icon: action.icon, dangerous, bulk: action.bulk, rows, unfit }];
  });

/** An action that fits only some of the selected rows says how many, and why not the others. One reason for all stands alone. */
export const bulkActionTexts = <R>({ rows, unfit }: OfferedBulkAction<R>) => {
  const reasons = byReason(unfit);
  const whyNone = rows.length === 0 && reasons.length === 1 ? reasons[0]?.[0] : undefined;
  const texts = reasons.map(([reason, all]) => leftOutText(all.length, reason));
  const counts = { fits: rows.length, selected: rows.length + unfit.length };
  return {
    fits: rows.length === 0 || unfit.length === 0 ? undefined : i18n.t('{fits} of {selected}', counts),
    whyNot: whyNone ?? (texts.join(' · ') || undefined),
  };
};

/** Names these rows as the list does. */
export const namesOf = <R extends object>(
  rows: readonly R[],
  { rowName }: Pick<ListParts<never, R>, 'rowName'>,
): NameOf => {
  const names = new Map<object, string>(rows.map((row) => [row, rowName(row)]));
  return (row) => names.get(row) ?? '';
};

const failAloud = (error: unknown): never => {
  showFailure(error);
  throw error;
};

/** Starts an action: at once, after its question, or by opening its dialog in `opened`. */
export const useStartBulkAction = <R extends object>(
  parts: Pick<ListParts<never, R>, 'rowName' | 'rowKey'>,
  bulkRun: BulkRun,
) => {
  const [preparing, setPreparing] = useState<string>();
  const [opened, setOpened] = useState<OfferedBulkAction<R>>();
  const runWith = (
    { label, rows, bulk }: OfferedBulkAction<R>,
    commandOf: Extract<BulkAction<R>, { command: unknown }>['command'],
  ) =>
    bulkRun.run(
      label,
      rows.map((row) => ({ key: parts.rowKey(row), name: parts.rowName(row), command: commandOf(row) })),
      bulk.summary,
    );
  const awaited = <T>(label: string, work: Promise<T>): Promise<T> => {
    setPreparing(label);
    return work.finally(() => setPreparing(undefined));
  };
  const leftOutOf = ({ unfit }: OfferedBulkAction<R>): LeftOut[] =>
    unfit.map(({ row, reason }) => ({ name: parts.rowName(row), reason }));
  const begin = (action: OfferedBulkAction<R>) => {
    const { bulk, label, rows } = action;
    if ('dialog' in bulk) return setOpened(action);
    if ('file' in bulk) return void awaited(label, bulk.file(rows)).then(saveFile, showFailure);
    const run = () => runWith(action, bulk.command);
    if (!bulk.question) return run();
    askFirst(
      awaited(label, bulk.question(rows, run, namesOf(rows, parts))).then(
        (question) => ({ ...question, leftOut: leftOutOf(action) }),
        failAloud,
      ),
    );
  };
  return { preparing, begin, opened, leftOutOf, runWith, close: () => setOpened(undefined) };
};
