import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../../kernel/api.ts';
import { saveFile } from '../../../kernel/files.ts';
import { useFlags } from '../../../kernel/flags.ts';
import { useCan } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import { askFirst } from '../../asking/ask-first.ts';
import type { BulkAction, ListParts, RowAction } from '../list-parts.ts';
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
}

const labelOf = <R>({ bulk, label }: RowAction<R>, first: R): string =>
  bulk?.label ?? (typeof label === 'string' ? label : label(first));

/** The bulk actions that this reader may take, regardless of the selection. */
export const useHeldBulkActions = <R>(actions: readonly RowAction<R>[] = []): readonly RowAction<R>[] => {
  const can = useCan();
  const isOn = useFlags();
  return actions.filter(({ bulk, needs, flag }) => bulk && can(needs) && (!flag || isOn(flag)));
};

/** The bulk actions that fit at least one of the selected rows. */
export const useOfferedBulkActions = <R>(
  actions: readonly RowAction<R>[] | undefined,
  selected: Selection<R>['selected'],
): OfferedBulkAction<R>[] =>
  useHeldBulkActions(actions).flatMap((action) => {
    const rows = [...selected.values()].filter((row) => action.offered?.(row) ?? true);
    const [first] = rows;
    if (!action.bulk || first === undefined) return [];
    const dangerous = action.dangerous?.(first) ?? false;
    return { label: labelOf(action, first), icon: action.icon, dangerous, bulk: action.bulk, rows };
  });

/** "Archive…" asks first. An action that fits only some of the selected rows says how many. */
export const bulkActionTexts = <R>({ label, dangerous, rows }: OfferedBulkAction<R>, selected: number) => ({
  label: dangerous ? i18n.t('{label}…', { label }) : label,
  fits: rows.length === selected ? undefined : i18n.t('{fits} of {selected}', { fits: rows.length, selected }),
});

/** Starts an action: at once, after its question, or by opening its dialog in `opened`. */
export const useStartBulkAction = <R extends object>(
  parts: Pick<ListParts<never, R>, 'rowName' | 'rowKey'>,
  bulkRun: BulkRun,
) => {
  const [preparing, setPreparing] = useState<string>();
  const [opened, setOpened] = useState<OfferedBulkAction<R>>();
  const runWith = (
    { label, rows }: OfferedBulkAction<R>,
    commandOf: Extract<BulkAction<R>, { command: unknown }>['command'],
  ) =>
    bulkRun.run(
      label,
      rows.map((row) => ({ key: parts.rowKey(row), name: parts.rowName(row), command: commandOf(row) })),
    );
  const awaited = <T>(label: string, work: Promise<T>): Promise<T> => {
    setPreparing(label);
    return work.finally(() => setPreparing(undefined));
  };
  const begin = (action: OfferedBulkAction<R>) => {
    const { bulk, label, rows } = action;
    if ('dialog' in bulk) return setOpened(action);
    if ('file' in bulk) return void awaited(label, bulk.file(rows)).then(saveFile, showFailure);
    const run = () => runWith(action, bulk.command);
    if (!bulk.question) return run();
    askFirst(awaited(label, bulk.question(rows, run)));
  };
  return { preparing, begin, opened, runWith, close: () => setOpened(undefined) };
};
