import { type Columns, maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { Ellipsis, X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { focusIsFree } from '../../../ui/free-focus.ts';
import hidden from '../../../ui/hidden.module.css';
import plain from '../../../ui/plain-button.module.css';
import { usePhone, useSpareRoom } from '../../../ui/use-width.ts';
import { Explained, WhyNot } from '../../../ui/why-not.tsx';
import type { ListParts } from '../list-parts.ts';
import { bulkActionTexts, type OfferedBulkAction, useOfferedBulkActions, useStartBulkAction } from './bulk-actions.ts';
import styles from './selection-bar.module.css';
import { SelectionExport, useSelectionExports } from './selection-export.tsx';
import type { BulkRun } from './use-bulk-run.ts';
import type { RowSelection } from './use-row-selection.ts';

interface SelectionBarProps<C extends Columns, R extends object> {
  parts: ListParts<C, R>;
  rowSelection: RowSelection<C, R>;
}

/** The number of action buttons in the bar, by the spare room. */
const buttonsIn = { 0: 1, 1: 3, 2: 4 };

const ActionButton = <R,>(props: {
  action: OfferedBulkAction<R>;
  selected: number;
  busy: boolean;
  onPress: () => void;
}) => {
  const { label, icon: Icon, dangerous, rows } = props.action;
  const { fits, whyNot } = bulkActionTexts(props.action, props.selected);
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
  selected: number,
  begin: (action: OfferedBulkAction<R>) => void,
): MenuAction[] =>
  actions.map((action) => {
    const { fits, whyNot } = bulkActionTexts(action, selected);
    const note = whyNot ?? fits;
    return {
      label: action.label,
      ...(action.icon && { icon: action.icon }),
      ...(action.rows.length > 0
        ? {
            run: () => begin(action),
            ...(note !== undefined && { note }),
            ...(action.dangerous && { dangerous: true as const }),
          }
        : { refusal: whyNot ?? '' }),
    };
  });

/** The dialog of the action that the reader started. */
const OpenedDialog = <R extends object>({ started }: { started: ReturnType<typeof useStartBulkAction<R>> }) => {
  const { opened, leftOutOf, close, runWith } = started;
  if (!opened || !('dialog' in opened.bulk)) return null;
  const { dialog: AskedDialog } = opened.bulk;
  return (
    <Suspense fallback={null}>
      <AskedDialog
        rows={opened.rows}
        leftOut={leftOutOf(opened)}
        onClose={close}
        run={(commandOf) => {
          close();
          runWith(opened, commandOf);
        }}
      />
    </Suspense>
  );
};

const Actions = <C extends Columns, R extends object>({ parts, rowSelection }: SelectionBarProps<C, R>) => {
  const { selection, bulkRun } = rowSelection;
  const selected = selection.selected.size;
  const actions = useOfferedBulkActions(parts.rowActions, selection.selected);
  const started = useStartBulkAction(parts, bulkRun);
  const { preparing, begin } = started;
  const exports = useSelectionExports(parts, rowSelection);
  const phone = usePhone();
  const room = useSpareRoom();
  const apart = phone ? [] : actions.filter(({ dangerous }) => dangerous);
  const others = actions.filter((action) => !apart.includes(action));
  const buttons = phone ? [] : others.slice(0, buttonsIn[room]);
  const rest = others.filter((action) => !buttons.includes(action));
  const menu = [...asMenuActions(rest, selected, begin), ...(phone ? exports.actions : [])];
  const button = (action: OfferedBulkAction<R>) => (
    <ActionButton
      key={action.label}
      action={action}
      selected={selected}
      busy={preparing === action.label}
      onPress={() => begin(action)}
    />
  );
  return (
    <>
      {buttons.map(button)}
      {!phone && <SelectionExport exports={exports} />}
      {menu.length > 0 && (
        <ActionMenu actions={menu} about={i18n.t('{count} selected', { count: formatCount(selected) })}>
          <ActionIcon variant="default" size={36} aria-label={i18n.t('Actions for the selected rows')}>
            <Ellipsis size={18} aria-hidden="true" />
          </ActionIcon>
        </ActionMenu>
      )}
      <span className={styles.apart}>{apart.map(button)}</span>
      <OpenedDialog started={started} />
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
  const { bulkRun, selection, leave } = rowSelection;
  const bar = useRef<HTMLDivElement>(null);
  const isRunning = bulkRun.running !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone when it begins or ends
  useEffect(() => {
    if (focusIsFree()) bar.current?.focus({ preventScroll: true });
  }, [isRunning]);
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
