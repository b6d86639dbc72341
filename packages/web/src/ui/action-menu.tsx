import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import styles from './action-menu.module.css';

export interface MenuAction {
  label: string;
  /** The page it links to; without it, `run` does the work. */
  to?: string;
  run?: () => void;
  dangerous?: true;
  disabled?: boolean;
  /** A line below the label, such as why it is disabled; a disabled entry with it stays reachable by keyboard. */
  hint?: string;
}

const Label = ({ action: { label, hint } }: { action: MenuAction }) =>
  hint === undefined ? (
    label
  ) : (
    <>
      {label}
      <span className={styles.hint}>{hint}</span>
    </>
  );

const ActionItem = ({ action }: { action: MenuAction }) => {
  const common = {
    disabled: action.disabled ?? false,
    className: action.dangerous ? (styles.dangerous ?? '') : '',
  };
  if (action.to !== undefined && !action.disabled)
    return (
      <Menu.Item component={Link} to={action.to} {...common}>
        <Label action={action} />
      </Menu.Item>
    );
  if (action.disabled && action.hint !== undefined)
    return (
      <Menu.Item aria-disabled closeMenuOnClick={false} className={styles.unavailable ?? ''}>
        <Label action={action} />
      </Menu.Item>
    );
  return (
    <Menu.Item onClick={() => action.run?.()} {...common}>
      <Label action={action} />
    </Menu.Item>
  );
};

/** A menu of actions, opened by the button given as child. */
export const ActionMenu = ({ actions, children }: { actions: readonly MenuAction[]; children: ReactElement }) => (
  <Menu>
    <Menu.Target>{children}</Menu.Target>
    <Menu.Dropdown>
      {actions.map((action) => (
        <ActionItem key={action.label} action={action} />
      ))}
    </Menu.Dropdown>
  </Menu>
);
