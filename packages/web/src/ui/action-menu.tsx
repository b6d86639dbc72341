import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import styles from './action-menu.module.css';
import { type OpenerButtonProps, useOpener } from './opener.tsx';
import { usePhone } from './use-width.ts';

export interface MenuAction {
  /** Tells the action apart if its label changes once it is done, so that its button stays and keeps the focus. */
  key?: string;
  label: string;
  /** The page to open; by default `run` does the work. */
  to?: string;
  run?: () => void;
  icon?: LucideIcon;
  /** The heading of the action's group. */
  group?: string;
  /**
   * Whether the action has a button of its own at the top of a record, if there is room; `first` comes before the
   * others.
   */
  leads?: true | 'first';
  /** Its button is never the filled one. */
  isQuiet?: boolean;
  /** Whether the action ends something. It then asks first, and is last, apart from the others. */
  dangerous?: true;
  /** Why it cannot be chosen now, shown below the label. The keyboard can still reach it. */
  refusal?: string;
  /** What else to know before choosing it, shown below the label. */
  note?: string;
}

const Label = ({ action: { label, refusal, note = refusal } }: { action: MenuAction }) => (
  <>
    <span className={styles.label}>{label}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
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

/** Headings tell groups apart, so a single group has none. */
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

/** Refused actions, with one entry for all that are refused for the same reason. */
const refusedByReason = (actions: readonly MenuAction[]): MenuAction[] => {
  const reasons = new Map<string, string[]>();
  for (const { label, refusal } of actions)
    if (refusal !== undefined) reasons.set(refusal, [...(reasons.get(refusal) ?? []), label]);
  return [...reasons].map(([refusal, labels]) => ({ label: labels.join(', '), refusal }));
};

interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** Names the row or record that the actions are on, because a sheet covers it. */
  about?: string;
  /** The button that opens it. */
  children: ReactElement<OpenerButtonProps>;
}

/** On a phone the menu is a sheet at the lower edge of the screen. */
const sheet = {
  menu: { withOverlay: true, transitionProps: { transition: 'slide-up' } },
  // An inline style, because the kit positions the dropdown with one.
  dropdown: { className: styles.sheet ?? '', style: { top: 'auto', bottom: 0, left: 0, right: 0, width: 'auto' } },
} as const;

interface MenuProps
  extends Omit<ActionMenuProps, 'children'>,
    Pick<ReturnType<typeof useOpener>, 'target' | 'popup' | 'leave'> {}

const BuiltMenu = ({ actions, about, target, popup, leave }: MenuProps) => {
  const phone = usePhone();
  const allowed = actions.filter(({ refusal }) => refusal === undefined);
  const safe = allowed.filter(({ dangerous }) => !dangerous);
  const refused = refusedByReason(actions);
  const dangerous = allowed.filter((action) => action.dangerous);
  return (
    <Menu {...popup} {...(phone && sheet.menu)}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown onKeyDown={({ key }) => key === 'Tab' && leave()} {...(phone && sheet.dropdown)}>
        {phone && about && <Menu.Label className={styles.about}>{about}</Menu.Label>}
        <Grouped actions={safe} />
        {safe.length > 0 && refused.length > 0 && <Menu.Divider />}
        <Entries actions={refused} />
        {safe.length + refused.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        <Entries actions={dangerous} />
      </Menu.Dropdown>
    </Menu>
  );
};

/** A menu of actions by group; then those that are refused, with their reasons; dangerous ones last. */
export const ActionMenu = ({ children, ...menu }: ActionMenuProps) => {
  const { button, ...opener } = useOpener(children, 'menu');
  return (
    <>
      {button}
      {opener.target && <BuiltMenu {...menu} {...opener} />}
    </>
  );
};
