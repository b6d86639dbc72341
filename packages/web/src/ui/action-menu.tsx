import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import styles from './action-menu.module.css';
import { usePhone } from './use-width.ts';

export interface MenuAction {
  label: string;
  /** The page it links to; without it, `run` does the work. */
  to?: string;
  run?: () => void;
  icon?: LucideIcon;
  /** The heading it stands under. */
  group?: string;
  /** Whether it has a button of its own at the head of a record, as far as there is room; `first` before the others. */
  leads?: true | 'first';
  /** Whether it ends something, which is asked about first: it stands last, apart from the others. */
  dangerous?: true;
  /** Why it cannot be chosen now, shown below the label: it stays in reach of the keyboard. */
  refusal?: string;
}

const Label = ({ action: { label, refusal } }: { action: MenuAction }) =>
  refusal === undefined ? (
    <span className={styles.label}>{label}</span>
  ) : (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.refusal}>{refusal}</span>
    </>
  );

const ActionItem = ({ action }: { action: MenuAction }) => {
  const { icon: Icon } = action;
  const common = {
    className: action.dangerous ? (styles.dangerous ?? '') : '',
    leftSection: Icon && <Icon size={17} aria-hidden="true" />,
  };
  if (action.to !== undefined && action.refusal === undefined)
    return (
      <Menu.Item component={Link} to={action.to} {...common}>
        <Label action={action} />
      </Menu.Item>
    );
  if (action.refusal !== undefined)
    return (
      <Menu.Item
        aria-disabled
        closeMenuOnClick={false}
        leftSection={common.leftSection}
        className={styles.unavailable ?? ''}
      >
        <Label action={action} />
      </Menu.Item>
    );
  return (
    <Menu.Item onClick={() => action.run?.()} {...common}>
      <Label action={action} />
    </Menu.Item>
  );
};

const Entries = ({ actions }: { actions: readonly MenuAction[] }) =>
  actions.map((action) => <ActionItem key={action.label} action={action} />);

/** The actions by heading; those without one come first. */
const groupsOf = (actions: readonly MenuAction[]): [string, readonly MenuAction[]][] => {
  const headings = new Set(['', ...actions.map(({ group = '' }) => group)]);
  return [...headings]
    .map((heading): [string, MenuAction[]] => [heading, actions.filter(({ group = '' }) => group === heading)])
    .filter(([, entries]) => entries.length > 0);
};

/** Headings tell groups apart; a single group needs none. */
const Grouped = ({ actions }: { actions: readonly MenuAction[] }) => {
  const groups = groupsOf(actions);
  return groups.map(([heading, entries], index) => (
    <Fragment key={heading}>
      {index > 0 && <Menu.Divider />}
      {heading && groups.length > 1 && <Menu.Label>{heading}</Menu.Label>}
      <Entries actions={entries} />
    </Fragment>
  ));
};

interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** What the actions are on, which a sheet covers. */
  about?: string;
  /** The button that opens it. */
  children: ReactElement;
}

/** On a phone, a sheet at the lower edge of the screen. */
const sheet = {
  menu: { withOverlay: true, transitionProps: { transition: 'slide-up' } },
  // The kit sets the place beside the button in the same way.
  dropdown: { className: styles.sheet ?? '', style: { top: 'auto', bottom: 0, left: 0, right: 0, width: 'auto' } },
} as const;

/** A menu of actions by group, dangerous ones last. */
export const ActionMenu = ({ actions, about, children }: ActionMenuProps) => {
  const phone = usePhone();
  const safe = actions.filter(({ dangerous }) => !dangerous);
  const dangerous = actions.filter((action) => action.dangerous);
  return (
    <Menu {...(phone && sheet.menu)}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown {...(phone && sheet.dropdown)}>
        {phone && about && <Menu.Label>{about}</Menu.Label>}
        <Grouped actions={safe} />
        {safe.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        <Entries actions={dangerous} />
      </Menu.Dropdown>
    </Menu>
  );
};
