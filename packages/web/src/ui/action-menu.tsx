import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import styles from './action-menu.module.css';

export interface MenuAction {
  label: string;
  /** Goes to a page; without it, `run` does the work. */
  to?: string;
  run?: () => void;
  dangerous?: true;
  disabled?: boolean;
}

const ActionItem = ({ action }: { action: MenuAction }) => {
  const common = {
    disabled: action.disabled ?? false,
    className: action.dangerous ? (styles.dangerous ?? '') : '',
  };
  if (action.to !== undefined && !action.disabled)
    return (
      <Menu.Item component={Link} to={action.to} {...common}>
        {action.label}
      </Menu.Item>
    );
  return (
    <Menu.Item onClick={() => action.run?.()} {...common}>
      {action.label}
    </Menu.Item>
  );
};

/** A menu of actions opened by its target, the button given as child. */
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
