import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { noOptionsText } from './lookups.tsx';
import styles from './picker-bar.module.css';

interface PickerBarProps {
  label: string;
  placeholder: string;
  choices: readonly { id: string; name: string }[];
  chosen: { id: string } | undefined;
  choose: (id: string | null) => void;
  /** What the chosen one is about. */
  about: string | undefined;
  /** The buttons of the chosen one. */
  children?: ReactNode;
}

/** Picks what a page shows, such as one of several reports; beside it what that is about, and its buttons. */
export const PickerBar = ({ label, placeholder, choices, chosen, choose, about, children }: PickerBarProps) => (
  <div className={styles.bar}>
    <p className={styles.printed}>{choices.find(({ id }) => id === chosen?.id)?.name}</p>
    <Select
      className={styles.picker ?? ''}
      label={label}
      placeholder={placeholder}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onChange={choose}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={noOptionsText()}
    />
    <p className={styles.about}>{about}</p>
    {chosen && children && <div className={styles.buttons}>{children}</div>}
  </div>
);
