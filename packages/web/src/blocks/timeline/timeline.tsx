import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { PartLoader } from '../details/details-screen.tsx';
import { changeWords } from './change-words.ts';
import { causedBy } from './changed-fields.ts';
import { type LatestChanges, latestChangesQuery } from './latest-changes.ts';
import styles from './timeline.module.css';

/** Something planned, or something that happened without a change of the record. */
export interface Milestone {
  icon: LucideIcon;
  title: string;
  /** A moment, or a day as YYYY-MM-DD. */
  at: string;
  /** The exact time, if it differs from `at`. */
  exact?: string;
  /** The person responsible, or what it concerned. */
  by?: string;
  /** Whether it was planned for a day that has passed. */
  isOverdue?: boolean;
  /** What this reader can do about it. */
  action?: { label: string; to: string };
}

interface Entry extends Milestone {
  key: string;
  /** What is said of the changed fields, and what they caused. */
  fields?: string;
  isToCome?: true;
}

interface TimelineProps {
  /** What is planned, in any order. */
  toCome?: readonly Milestone[];
  past?: readonly Milestone[];
  changes?: LatestChanges | undefined;
}

const maxChanges = 7;

const entriesOf = (changes: readonly ChangeLogEntry[], past: readonly Milestone[]): Entry[] => {
  const wordsOf = changeWords();
  const logged = changes.slice(0, maxChanges).map((change, place) => {
    const { says, ...words } = wordsOf(change);
    const fields = [...says, causedBy(change)].filter((said) => said !== undefined).join(' · ');
    return {
      ...words,
      key: `change ${place}`,
      at: change.changeDate,
      by: change.changeBy,
      ...(fields && { fields }),
    };
  });
  return [...logged, ...past.map((one) => ({ ...one, key: one.title }))].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
};

const Line = ({
  entry: { icon: Icon, title, at, exact, by, fields, action, isToCome, isOverdue },
}: {
  entry: Entry;
}) => (
  <li className={styles.entry} data-to-come={isToCome} data-overdue={isOverdue}>
    <span className={styles.mark}>
      <Icon size={14} aria-hidden="true" />
    </span>
    <div>
      <p className={styles.title}>{title}</p>
      <p>
        <EventTime at={at} {...(exact && { exact })} />
        {by && (
          <>
            {' · '}
            <bdi>{by}</bdi>
          </>
        )}
        {action && (
          <span className={styles.action}>
            {' · '}
            <Link to={action.to}>{action.label}</Link>
          </span>
        )}
      </p>
      {fields && (
        <p>
          <bdi>{fields}</bdi>
        </p>
      )}
    </div>
  </li>
);

const Lines = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length === 0 ? (
    <PanelBody>{i18n.t('Nothing has been recorded here yet.')}</PanelBody>
  ) : (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Line key={entry.key} entry={entry} />
      ))}
    </ol>
  );

const comingOf = (toCome: readonly Milestone[]): Entry[] =>
  toCome
    .map((one) => ({ ...one, key: `to come ${one.title}`, isToCome: true as const }))
    .toSorted((one, other) => one.at.localeCompare(other.at));

const Changes = ({ toCome, past, changes }: Required<TimelineProps> & { changes: LatestChanges }) => {
  const latest = useQuery(latestChangesQuery(changes));
  return (
    <PartLoader query={latest}>
      {({ resultsList }) => <Lines entries={[...comingOf(toCome), ...entriesOf(resultsList, past)]} />}
    </PartLoader>
  );
};

/** What is planned for a record, then its changes, the newest first. */
export const Timeline = ({ toCome = [], past = [], changes }: TimelineProps) =>
  changes ? (
    <Panel title={i18n.t('Timeline')} aside={<Link to={changes.to}>{i18n.t('Full change log')}</Link>}>
      <Changes {...{ toCome, past, changes }} />
    </Panel>
  ) : (
    toCome.length + past.length > 0 && (
      <Panel title={i18n.t('Timeline')}>
        <Lines entries={[...comingOf(toCome), ...entriesOf([], past)]} />
      </Panel>
    )
  );
