import { UnbrokenDays } from '../ui/unbroken-days.tsx';
import styles from './noted-status.module.css';
import { ListedStatus } from './record-status.tsx';

interface NotedStatusProps {
  status: string;
  /** What a reader should know or do about it, if anything. */
  note: string | undefined;
}

/** A status in a list, above a note on it. */
export const NotedStatus = ({ status, note }: NotedStatusProps) => (
  <div className={styles.status}>
    <ListedStatus status={status} />
    {note !== undefined && (
      <span className={styles.note} title={note}>
        <UnbrokenDays text={note} />
      </span>
    )}
  </div>
);
