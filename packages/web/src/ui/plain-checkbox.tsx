import type { ComponentProps } from 'react';
import styles from './plain-checkbox.module.css';

/** A checkbox without the kit, for public pages and for places that have dozens of them. */
export const PlainCheckbox = ({
  indeterminate = false,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & { indeterminate?: boolean }) => (
  <input
    type="checkbox"
    className={styles.box}
    ref={(box) => {
      if (box) box.indeterminate = indeterminate;
    }}
    {...input}
  />
);
