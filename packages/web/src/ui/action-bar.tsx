import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { i18n } from '../kernel/texts.ts';
import styles from './action-bar.module.css';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { useFocusOnRestOf } from './free-focus.ts';
import { pageFoot } from './page-foot.ts';
import { useButtonRoom, usePhone } from './use-width.ts';
import { WhyNot } from './why-not.tsx';

const ActionButton = ({ action: { label, to, run, icon: Icon }, filled }: { action: MenuAction; filled: boolean }) => {
  const look = {
    variant: filled ? 'filled' : 'default',
    leftSection: Icon && <Icon size={17} aria-hidden="true" />,
  };
  return to === undefined ? (
    <Button {...look} onClick={() => run?.()}>
      {label}
    </Button>
  ) : (
    <Button {...look} component={Link} to={to}>
      {label}
    </Button>
  );
};

const labelsOf = (actions: readonly MenuAction[]): string[] => actions.map(({ label }) => label);

interface ActionBarProps {
  actions: readonly MenuAction[];
  /** Why the Menu is disabled for this reader, who has only the buttons. */
  refusal?: string | undefined;
  /** The number of buttons at most. */
  most?: number;
}

/**
 * The actions of a record: the leading ones as buttons if there is room, all others in the Menu. On a phone they are at
 * the lower edge of the screen, within reach of a thumb. The focus stays among them when an action that was done is no
 * longer a button.
 */
export const ActionBar = ({ actions, refusal, most = 3 }: ActionBarProps) => {
  const phone = usePhone();
  const room = useButtonRoom();
  const allowed = actions.filter(({ refusal }) => refusal === undefined);
  const leading = [
    ...allowed.filter(({ leads }) => leads === 'first'),
    ...allowed.filter(({ leads }) => leads === true),
  ];
  const buttons = leading.slice(0, Math.min(room, most));
  const bar = useRef<HTMLDivElement>(null);
  const setBar = useCallback((element: HTMLDivElement | null) => {
    bar.current = element;
    return pageFoot(element);
  }, []);
  useFocusOnRestOf(labelsOf(leading), bar);
  const menu =
    phone && buttons.length === 0 ? (
      <Button variant="default">{i18n.t('Menu')}</Button>
    ) : (
      <ActionIcon variant="default" size={phone ? 44 : 36} aria-label={i18n.t('Menu')}>
        <Ellipsis size={18} aria-hidden="true" />
      </ActionIcon>
    );
  const others = actions.filter((action) => !buttons.includes(action));
  if (actions.length === 0 && refusal === undefined) return null;
  return (
    <div ref={setBar} tabIndex={-1} className={phone ? styles.foot : styles.beside}>
      {buttons.map((action, place) => (
        <ActionButton key={action.key ?? action.label} action={action} filled={place === 0 && !action.isQuiet} />
      ))}
      {refusal !== undefined && <WhyNot reason={refusal}>{menu}</WhyNot>}
      {refusal === undefined && others.length > 0 && <ActionMenu actions={others}>{menu}</ActionMenu>}
    </div>
  );
};
