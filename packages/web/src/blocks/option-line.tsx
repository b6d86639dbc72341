import type { Choice } from './lookups.tsx';
import styles from './option-line.module.css';

/** An option of a searched lookup, with the hint that tells equal names apart. */
export const OptionLine = ({ value, choices }: { value: string; choices: readonly Choice[] }) => {
  const choice = choices.find(({ id }) => id === value);
  return (
    <span className={styles.option}>
      {choice?.name}
      {choice?.hint && <span className={styles.hint}>{choice.hint}</span>}
    </span>
  );
};
