import styles from './left-out.module.css';
import { byReason, type LeftOut, leftOutText } from './left-out-text.ts';

/** The selected records that an action leaves out, by reason, with their names folded. */
export const LeftOutRows = ({ leftOut }: { leftOut: readonly LeftOut[] }) =>
  leftOut.length > 0 && (
    <div className={styles.reasons}>
      {byReason(leftOut).map(([reason, rows]) => (
        <details key={reason ?? ''}>
          <summary>{leftOutText(rows.length, reason)}</summary>
          <ul>
            {rows.map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
