import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';
import { usePhone } from './use-width.ts';

interface FoldProps {
  title: string;
  aside: ReactNode;
  /** Open on every window; otherwise it is closed on a phone until somebody opens it. */
  isWanted?: boolean;
  children: ReactNode;
}

/** A part of a panel that a press on its title opens and closes. On a phone it is closed at first. */
export const Fold = ({ title, aside, isWanted = false, children }: FoldProps) => {
  const phone = usePhone();
  const [chosen, setChosen] = useState<boolean>();
  const open = isWanted || (chosen ?? !phone);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => {
        if (!isWanted) setChosen(currentTarget.open);
      }}
    >
      <summary className={styles.title}>
        <ChevronDown size={17} aria-hidden="true" />
        <h3>{title}</h3>
        <span className={styles.aside}>{aside}</span>
      </summary>
      {children}
    </details>
  );
};
