import { Archive, CirclePause, Clock, Send, TriangleAlert } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { PlainStatus, StatusPill, type Tone, toneIcons } from '../ui/status-pill.tsx';
import styles from './record-status.module.css';

const tones: Readonly<Record<string, Tone>> = {
  Active: 'good',
  Current: 'good',
  Certificated: 'good',
  Confirmed: 'good',
  'Start! Basic': 'good',
  'Start! Intermediate': 'good',
  Validated: 'good',
  Open: 'warn',
  Pending: 'warn',
  'Pending validation': 'warn',
  Probation: 'warn',
  Limited: 'warn',
  Holding: 'warn',
  Overdue: 'warn',
  Interim: 'calm',
  'Expired Renewed': 'calm',
  'In Progress': 'calm',
  Submitted: 'calm',
  Expired: 'bad',
  Suspended: 'bad',
  Withdrawn: 'bad',
  'Not Certificated': 'bad',
  'Not Validated': 'bad',
};

const icons = {
  Archived: Archive,
  Pending: Clock,
  'Pending validation': Clock,
  'In Progress': Clock,
  Submitted: Send,
  Holding: CirclePause,
  Suspended: CirclePause,
  Probation: TriangleAlert,
};

const iconOf = (status: string) => Object.entries(icons).find(([name]) => name === status)?.[1];

interface RecordStatusProps {
  status: string;
  /** Greyed out and without a tick, because the status is not in effect at present. */
  muted?: boolean;
  /** In place of the tone of the status. */
  tone?: Tone;
}

/** The status of a record or certificate as a pill; a status without a tone is neutral. */
export const RecordStatus = ({ status, muted, tone = tones[status] ?? 'quiet' }: RecordStatusProps) => {
  const icon = iconOf(status) ?? (muted && tone === 'good' ? null : toneIcons[tone]);
  return <StatusPill tone={muted ? 'quiet' : tone} word={i18n.t(status)} icon={icon} />;
};

/**
 * The one status that lists show of an audit: the record status unless that is Current, or else the certification
 * status.
 */
export const listedStatus = (recordStatus: string | null | undefined, certificationStatus: string): string =>
  recordStatus && recordStatus !== 'Current' ? recordStatus : certificationStatus;

/** A name in a list, with its status where that is not Active and no column shows it. */
export const NameWithStatus = ({ name, status }: { name: string; status: string }) => (
  <span className={styles.named}>
    <bdi title={name}>{name}</bdi> <RecordStatus status={status} />
  </span>
);

const normalStatuses: readonly string[] = ['Active', 'Certificated', 'Current', 'Validated'];

/** A status in a list. A normal status in effect is inconspicuous: a tick and a plain word. */
export const ListedStatus = ({ status, muted = false }: Pick<RecordStatusProps, 'status' | 'muted'>) =>
  normalStatuses.includes(status) && !muted ? (
    <PlainStatus word={i18n.t(status)} />
  ) : (
    <RecordStatus status={status} muted={muted} />
  );
