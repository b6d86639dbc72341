import { Tooltip } from '@mantine/core';
import { Lock } from 'lucide-react';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import styles from './why-not.module.css';

/** What a button is given while it cannot be pressed. It stays in reach of the keyboard, as its reason does. */
interface Unpressable {
  onClick?: (event: MouseEvent) => void;
  'data-disabled'?: true;
  'aria-disabled'?: true;
  'aria-description'?: string;
}

/** A button that, while there is a reason, cannot be pressed and says why: on hover, focus and touch. */
export const WhyNot = ({ reason, children }: { reason: string | undefined; children: ReactElement<Unpressable> }) =>
  reason === undefined ? (
    children
  ) : (
    <Tooltip label={reason} multiline maw={320}>
      {cloneElement(children, {
        onClick: (event) => event.preventDefault(),
        'data-disabled': true,
        'aria-disabled': true,
        'aria-description': reason,
      })}
    </Tooltip>
  );

/** A lock within a field that cannot be changed, which says why. */
export const LockedMark = ({ reason }: { reason: string }) => (
  <Tooltip label={reason} multiline maw={320}>
    <button type="button" className={styles.lock} aria-label={reason}>
      <Lock size={15} aria-hidden="true" />
    </button>
  </Tooltip>
);

/** What a field of the kit is given: locked, with the mark that says why, or as it is. */
export const lockedInput = (reason: string | undefined) =>
  reason === undefined
    ? { disabled: false }
    : { disabled: true, rightSection: <LockedMark reason={reason} />, rightSectionPointerEvents: 'all' as const };
