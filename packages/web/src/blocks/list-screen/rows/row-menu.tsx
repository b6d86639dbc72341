import { Ellipsis } from 'lucide-react';
import { type RefCallback, useRef } from 'react';
import { useFlags } from '../../../kernel/flags.ts';
import { useCan } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { useFocusOnNeighbour } from '../../../ui/free-focus.ts';
import type { RowAction } from '../list-parts.ts';
import styles from './row-menu.module.css';
import { opensRecord, rowAround } from './row-opening.ts';

const menuActionOf = <R extends object>(action: RowAction<R>, row: R): MenuAction => ({
  label: typeof action.label === 'string' ? action.label : action.label(row),
  ...(action.to && { to: action.to(row) }),
  ...(action.run && { run: () => action.run?.(row) }),
  ...(action.icon && { icon: action.icon }),
  ...(action.group && { group: action.group }),
  ...(action.leads && { leads: action.leads }),
  ...(action.dangerous?.(row) && { dangerous: true }),
});

/** The action on a row, with the reason for which it is refused; undefined if it is neither offered nor explained. */
const judged = <R extends object>(action: RowAction<R>, row: R): MenuAction | undefined => {
  if (action.offered?.(row) ?? true) return menuActionOf(action, row);
  const refusal = action.refusal?.(row);
  return refusal === undefined ? undefined : { ...menuActionOf(action, row), refusal };
};

/** The actions that this reader is permitted to use on any row. */
export const useHeldActions = <R extends object>(actions: readonly RowAction<R>[] = []): readonly RowAction<R>[] => {
  const can = useCan();
  const isOn = useFlags();
  return actions.filter(({ needs, flag }) => can(needs) && (!flag || isOn(flag)));
};

const offeredOf = <R extends object>(held: readonly RowAction<R>[], row: R): MenuAction[] =>
  held.filter(({ bulk, to, run }) => !bulk || to || run).flatMap((action) => judged(action, row) ?? []);

/** The actions that this reader may take on a record as menu entries, and why not others. */
export const useOfferedActions = <R extends object>(actions: readonly RowAction<R>[], record: R): MenuAction[] =>
  offeredOf(useHeldActions(actions), record);

/** The actions of a menu and a ref for its button. When none is left after one of them, the focus goes on in the row. */
const useFocusOnRow = (offered: readonly MenuAction[]): [MenuAction[], RefCallback<HTMLElement>] => {
  const row = useRef<HTMLElement>(null);
  const noteRun = useFocusOnNeighbour(Math.min(offered.length, 1), row, opensRecord, () => row.current ?? undefined);
  const noted = ({ run, ...action }: MenuAction): MenuAction => {
    if (!run) return action;
    return {
      ...action,
      run: () => {
        noteRun(0);
        run();
      },
    };
  };
  const setButton = (button: HTMLElement | null) => {
    if (button) row.current = rowAround(button);
  };
  return [offered.map(noted), setButton];
};

interface RowMenuProps<R> {
  row: R;
  name: string;
  actions: readonly RowAction<R>[];
}

/** The More menu of a list row. `actions` are those that the reader is permitted to use; nothing is rendered if none applies. */
export const HeldMenu = <R extends object>({ row, name, actions }: RowMenuProps<R>) => {
  const [offered, setButton] = useFocusOnRow(offeredOf(actions, row));
  if (offered.length === 0) return null;
  return (
    <ActionMenu actions={offered} about={name}>
      <button
        ref={setButton}
        type="button"
        className={styles.more}
        data-unprinted
        aria-label={i18n.t('More actions for {name}', { name })}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </button>
    </ActionMenu>
  );
};

/** The More menu of a row outside a list. It checks the permissions itself. */
export const RowMenu = <R extends object>({ actions, ...row }: RowMenuProps<R>) => (
  <HeldMenu actions={useHeldActions(actions)} {...row} />
);
