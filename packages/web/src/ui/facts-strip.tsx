import type { ReactNode } from 'react';
import styles from './facts-strip.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** The most important facts, at the top of a record. */
export const FactsStrip = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.strip}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
