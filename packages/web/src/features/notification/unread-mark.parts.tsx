import type { AlertKind, AlertMark } from '@attestry/contract/features/notification/notification.schema.ts';
import { formatDayOfMoment } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import hidden from '../../ui/hidden.module.css';
import styles from './alert.module.css';
import { kindWords } from './alert.parts.tsx';

/** Kinds whose record shows its new status beside the mark. */
const ofStatus: readonly AlertKind[] = ['suspended', 'withdrawn', 'expired'];

const wordsOf = ({ kind, from }: AlertMark): string =>
  ofStatus.includes(kind) ? i18n.t('was {status}', { status: i18n.t(from) }) : kindWords(kind);

/** Marks a listed record by the reader's latest unread alert about it. */
export const UnreadMark = ({ alert }: { alert: AlertMark }) => (
  <span className={styles.mark}>
    <span className={styles.dot} aria-hidden="true" />
    <span className={hidden.hidden}>{i18n.t('Unread alert')}: </span>
    <span className={styles.news}>
      <span>{wordsOf(alert)}</span> <EventTime at={alert.date} exact={formatDayOfMoment(alert.date)} />
    </span>
  </span>
);
