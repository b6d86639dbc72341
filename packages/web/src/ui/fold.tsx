import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';
import { usePhone } from './use-width.ts';

interface FoldedPart {
  title: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

interface FoldProps extends FoldedPart {
  /** The level of its heading in the page. */
  heading?: 'h2' | 'h3';
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A part of a panel that a press on its title opens and closes. */
export const Fold = ({ heading: Heading = 'h3', title, aside, open, onToggle, children }: FoldProps) => (
  <details className={styles.fold} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
    <summary className={styles.title}>
      <ChevronDown size={17} aria-hidden="true" />
      <Heading>
        <bdi>{title}</bdi>
      </Heading>
      <span className={styles.aside}>
        <bdi>{aside}</bdi>
      </span>
    </summary>
    {children}
  </details>
);

interface PhoneFoldProps extends FoldedPart {
  /** Open on every window, whatever was chosen. */
  isWanted?: boolean;
}

/** The same, which is closed on a phone until somebody opens it, and open in wider windows. */
export const PhoneFold = ({ isWanted = false, ...part }: PhoneFoldProps) => {
  const phone = usePhone();
  const [chosen, choose] = useState<boolean>();
  return <Fold {...part} open={isWanted || (chosen ?? !phone)} onToggle={(open) => !isWanted && choose(open)} />;
};
