import { Ellipsis } from 'lucide-react';
import { useFlags } from '../../../kernel/flags.ts';
import { useCan } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import type { RowAction } from '../list-parts.ts';
import styles from './row-menu.module.css';

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

interface RowMenuProps<R> {
  row: R;
  name: string;
  actions: readonly RowAction<R>[];
}

/** The More menu of a list row. `actions` are those that the reader is permitted to use; nothing is rendered if none applies. */
export const HeldMenu = <R extends object>({ row, name, actions }: RowMenuProps<R>) => {
  const offered = offeredOf(actions, row);
  if (offered.length === 0) return null;
  return (
    <ActionMenu actions={offered} about={name}>
      <button
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
