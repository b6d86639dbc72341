import { Tooltip } from '@mantine/core';
import { Lock } from 'lucide-react';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { i18n } from '../kernel/texts.ts';
import styles from './why-not.module.css';

/** The props of a button that cannot be pressed. The keyboard can still reach it, and so its reason. */
interface Unpressable {
  onClick?: (event: MouseEvent) => void;
  'data-disabled'?: true;
  'aria-disabled'?: true;
  'aria-description'?: string;
}

const unpressable: Unpressable = {
  onClick: (event) => event.preventDefault(),
  'data-disabled': true,
  'aria-disabled': true,
};

/**
 * A button that cannot be pressed while there is a reason, and shows the reason on hover, focus and touch. It keeps the
 * focus when the reason comes or goes.
 */
export const WhyNot = ({ reason, children }: { reason: string | undefined; children: ReactElement<Unpressable> }) => (
  <Tooltip label={reason} disabled={reason === undefined} multiline maw={320}>
    {reason === undefined ? children : cloneElement(children, { ...unpressable, 'aria-description': reason })}
  </Tooltip>
);

/** The reason why what is being saved can be neither changed nor left. */
export const whileBusy = (busy: boolean): string | undefined => (busy ? i18n.t('Wait until it is saved') : undefined);

/** A button with something to know before it is pressed, shown on hover, focus and touch. */
export const Explained = ({ text, children }: { text: string | undefined; children: ReactElement<Unpressable> }) =>
  text === undefined ? (
    children
  ) : (
    <Tooltip label={text} multiline maw={320}>
      {cloneElement(children, { 'aria-description': text })}
    </Tooltip>
  );

/** A lock in a field that cannot be changed; it shows why. */
export const LockedMark = ({ reason }: { reason: string }) => (
  <Tooltip label={reason} multiline maw={320}>
    <button type="button" className={styles.lock} aria-label={reason}>
      <Lock size={15} aria-hidden="true" />
    </button>
  </Tooltip>
);

/** The props that lock a field of the kit and show why, if there is a reason. */
export const lockedInput = (reason: string | undefined) =>
  reason === undefined
    ? { disabled: false }
    : { disabled: true, rightSection: <LockedMark reason={reason} />, rightSectionPointerEvents: 'all' as const };
