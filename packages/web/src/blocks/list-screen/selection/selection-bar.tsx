import { type Columns, maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { Ellipsis, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { focusIsFree } from '../../../ui/free-focus.ts';
import hidden from '../../../ui/hidden.module.css';
import plain from '../../../ui/plain-button.module.css';
import { usePhone } from '../../../ui/use-width.ts';
import { Explained, WhyNot } from '../../../ui/why-not.tsx';
import type { ListParts } from '../list-parts.ts';
import {
  bulkActionTexts,
  namesOf,
  type OfferedBulkAction,
  useOfferedBulkActions,
  useStartBulkAction,
} from './bulk-actions.ts';
import styles from './selection-bar.module.css';
import { SelectionExport, useSelectionExports } from './selection-export.tsx';
import type { BulkRun } from './use-bulk-run.ts';
import { useRoom } from './use-room.ts';
import type { RowSelection } from './use-row-selection.ts';

interface SelectionBarProps<C extends Columns, R extends object> {
  parts: ListParts<C, R>;
  rowSelection: RowSelection<C, R>;
}

const ActionButton = <R,>(props: { action: OfferedBulkAction<R>; busy: boolean; onPress: () => void }) => {
  const { label, icon: Icon, dangerous, rows } = props.action;
  const { fits, whyNot } = bulkActionTexts(props.action);
  const button = (
    <Button
      variant={dangerous ? 'subtle' : 'default'}
      {...(dangerous && { color: 'gray' })}
      leftSection={Icon && <Icon size={16} aria-hidden="true" />}
      loading={props.busy}
      onClick={props.onPress}
    >
      {label} {fits !== undefined && <span className={styles.fits}>{fits}</span>}
    </Button>
  );
  return rows.length > 0 ? <Explained text={whyNot}>{button}</Explained> : <WhyNot reason={whyNot}>{button}</WhyNot>;
};

const Running = ({ running, onStop }: { running: NonNullable<BulkRun['running']>; onStop: () => void }) => {
  const { action, sent, all, waiting } = running;
  return (
    <>
      <Loader size={18} aria-hidden="true" />
      <progress className={styles.progress} max={all} value={sent} aria-label={action} />
      <span role="status">
        {i18n.t('{action}: {sent} of {all}', { action, sent, all })}
        {waiting && ` · ${i18n.t('waiting: the server takes a limited number each minute')}`}
      </span>
      <Button variant="default" onClick={onStop}>
        {i18n.t('Stop')}
      </Button>
    </>
  );
};

const HowMany = <C extends Columns, R extends object>({
  rowSelection,
}: Pick<SelectionBarProps<C, R>, 'rowSelection'>) => {
  const { selection, selectAll, busy, total } = rowSelection;
  const { elsewhere, refusal } = selection;
  const count = selection.selected.size;
  return (
    <>
      <div className={styles.count}>
        <b>{i18n.t('{count} selected', { count: formatCount(count) })}</b>
        {elsewhere > 0 && (
          <small>{i18n.t('{elsewhere} not on this page', { elsewhere: formatCount(elsewhere) })}</small>
        )}
      </div>
      {busy && <Loader size={16} aria-label={i18n.t('Loading')} />}
      {selectAll && !busy && (
        <button type="button" className={`${plain.quiet} ${styles.all}`} onClick={selectAll}>
          {total > maxSelectedRows
            ? i18n.t('Select the first {count}', { count: formatCount(maxSelectedRows) })
            : i18n.t('Select all {count} in this view', { count: formatCount(total) })}
        </button>
      )}
      {refusal !== undefined && <span className={styles.all}>{refusal}</span>}
    </>
  );
};

const asMenuActions = <R,>(
  actions: readonly OfferedBulkAction<R>[],
  begin: (action: OfferedBulkAction<R>) => void,
): MenuAction[] =>
  actions.map((action) => {
    const { fits, whyNot } = bulkActionTexts(action);
    const note = [fits, whyNot].filter(Boolean).join(' · ');
    return {
      label: action.label,
      ...(action.icon && { icon: action.icon }),
      ...(action.rows.length > 0
        ? {
            run: () => begin(action),
            ...(note && { note }),
            ...(action.dangerous && { dangerous: true as const }),
          }
        : { refusal: whyNot ?? '' }),
    };
  });

interface OpenedProps<R extends object> {
  started: ReturnType<typeof useStartBulkAction<R>>;
  parts: Pick<ListParts<never, R>, 'rowName'>;
}

/** The dialog of the action that the reader started. */
const OpenedDialog = <R extends object>({ started, parts }: OpenedProps<R>) => {
  const { opened, leftOutOf, close, runWith } = started;
  if (!opened || !('dialog' in opened.bulk)) return null;
  const { dialog: AskedDialog } = opened.bulk;
  return (
    <Suspense fallback={null}>
      <AskedDialog
        rows={opened.rows}
        nameOf={namesOf(opened.rows, parts)}
        leftOut={leftOutOf(opened)}
        onClose={close}
        run={(commandOf, isMeant = Boolean) => {
          close();
          runWith({ ...opened, rows: opened.rows.filter(isMeant) }, commandOf);
        }}
      />
    </Suspense>
  );
};

/** The actions as buttons, as far as there is room, and the others in a menu. */
const Actions = <C extends Columns, R extends object>({ parts, rowSelection }: SelectionBarProps<C, R>) => {
  const { selection, bulkRun } = rowSelection;
  const selected = selection.selected.size;
  const actions = useOfferedBulkActions(parts.rowActions, selection.selected);
  const started = useStartBulkAction(parts, bulkRun);
  const { preparing, begin } = started;
  const exports = useSelectionExports(parts, rowSelection);
  const phone = usePhone();
  const apart = actions.filter(({ dangerous }) => dangerous);
  const [first = exports, ...others] = actions.filter(({ dangerous }) => !dangerous);
  const words = actions.map(({ label, rows, unfit }) => [label, rows.length, unfit.length]).join();
  const end = useRef<HTMLSpanElement>(null);
  const isShown = useRoom(end, phone ? [] : [first, ...apart, ...others, exports], words);
  const rest = actions.filter((action) => !isShown(action));
  const menu = [...asMenuActions(rest, begin), ...(isShown(exports) ? [] : exports.actions)];
  const button = (action: OfferedBulkAction<R>) => (
    <ActionButton key={action.label} action={action} busy={preparing === action.label} onPress={() => begin(action)} />
  );
  return (
    <>
      {actions.filter((action) => !action.dangerous && isShown(action)).map(button)}
      {isShown(exports) && <SelectionExport exports={exports} />}
      {menu.length > 0 && (
        <ActionMenu actions={menu} about={i18n.t('{count} selected', { count: formatCount(selected) })}>
          <ActionIcon variant="default" size={36} aria-label={i18n.t('Actions for the selected rows')}>
            <Ellipsis size={18} aria-hidden="true" />
          </ActionIcon>
        </ActionMenu>
      )}
      <span ref={end} className={styles.apart}>
        {apart.filter(isShown).map(button)}
      </span>
      <OpenedDialog started={started} parts={parts} />
    </>
  );
};

const SelectNothing = ({ onPress }: { onPress: () => void }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={36}
    aria-label={i18n.t('Select nothing')}
    title={i18n.t('Select nothing')}
    data-ends-selection
    onClick={onPress}
  >
    <X size={17} aria-hidden="true" />
  </ActionIcon>
);

/** Replaces the tool bar while rows are selected: their number, Select all, and the bulk actions. */
export const SelectionBar = <C extends Columns, R extends object>({ parts, rowSelection }: SelectionBarProps<C, R>) => {
  const { bulkRun, selection, leave, busy } = rowSelection;
  const bar = useRef<HTMLDivElement>(null);
  const isRunning = bulkRun.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone when these begin or end
  useEffect(() => {
    if (focusIsFree()) bar.current?.focus({ preventScroll: true });
  }, [isRunning, busy]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of actions, and no fields
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      className={styles.bar}
      aria-label={i18n.t('Selected rows')}
      data-selection-bar
    >
      {bulkRun.running ? (
        <Running running={bulkRun.running} onStop={bulkRun.stop} />
      ) : (
        <>
          <HowMany rowSelection={rowSelection} />
          {selection.selected.size > 0 ? (
            <Actions parts={parts} rowSelection={rowSelection} />
          ) : (
            <span className={styles.apart}>{i18n.t('Press rows to select them')}</span>
          )}
          <SelectNothing onPress={leave} />
        </>
      )}
    </div>
  );
};

/** The number of selected rows, announced whenever it changes. */
export const SelectionCount = ({ count }: { count: number }) => (
  <p role="status" className={hidden.hidden}>
    {count > 0 ? i18n.t('{count} selected', { count: formatCount(count) }) : ''}
  </p>
);
