import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import type { WaitingJob, WaitingMail, WorkState } from '@attestry/contract/features/system/system.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { Gate } from '../../kernel/permissions.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventTime } from '../../ui/event-time.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { StatusPill, type Tone } from '../../ui/status-pill.tsx';
import styles from './system.module.css';
import { systemCalls, workQuery } from './system.parts.tsx';

const stateWords: Readonly<Record<WorkState, { word: string; tone: Tone }>> = {
  waiting: { word: 'Waiting', tone: 'calm' },
  underWay: { word: 'Under way', tone: 'calm' },
  failedOnce: { word: 'Will be tried again', tone: 'warn' },
  failed: { word: 'Failed', tone: 'bad' },
};

type Work = WaitingJob | WaitingMail;

const State = ({ work: { state, lastError } }: { work: Work }) => (
  <div>
    <StatusPill tone={stateWords[state].tone} word={i18n.t(stateWords[state].word)} />
    {lastError && <p className={styles.error}>{lastError}</p>}
  </div>
);

interface RetryProps {
  work: Work;
  name: string;
  send: (id: string) => Promise<unknown>;
}

const Retry = ({ work: { id, isAbleToRetry }, name, send }: RetryProps) => {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await send(id);
      showSnackbar(i18n.t('{name} is tried again', { name }));
    } catch {
      // The banner says why.
    }
    await refetchAfter(systemApi.retryJob);
    setBusy(false);
  };
  if (!isAbleToRetry) return null;
  return (
    <Gate needs="Administration.Revise">
      <Button
        variant="default"
        size="xs"
        loading={busy}
        leftSection={<RotateCw size={14} aria-hidden="true" />}
        data-unprinted
        aria-label={i18n.t('Try again: {name}', { name })}
        onClick={() => void retry()}
      >
        {i18n.t('Try again')}
      </Button>
    </Gate>
  );
};

/** The state of some work, how often it was tried and when it is tried next, and the button to try it again. */
const cellsOf = (work: Work, name: string, send: RetryProps['send']): ReactNode[] => [
  <State key="state" work={work} />,
  formatCount(work.attempts),
  work.nextAttempt && <EventTime key="next" at={work.nextAttempt} />,
  <Retry key="retry" {...{ work, name, send }} />,
];

const headsOfWork = () => [i18n.t('State'), i18n.t('Attempts'), i18n.t('Next attempt'), i18n.t('Action')];

const Person = ({ recipient: { name, address } }: Pick<WaitingMail, 'recipient'>) => (
  <div>
    <bdi>{name}</bdi>
    <p className={styles.about}>{address}</p>
  </div>
);

interface WorkPanelProps {
  title: string;
  /** What it says if there is none. */
  nothing: string;
  total: number;
  listed: number;
  children: ReactNode;
}

const WorkPanel = ({ title, nothing, total, listed, children }: WorkPanelProps) => (
  <Panel title={title} aside={total > 0 && <span>{formatCount(total)}</span>}>
    {total === 0 ? <EmptyState title={nothing} /> : children}
    {total > listed && <p className={styles.more}>{i18n.t('The first {listed} are shown.', { listed })}</p>}
  </Panel>
);

const retryJob = (id: string) => systemCalls.retryJob({ params: { id } });
const retryMail = (id: string) => systemCalls.retryMail({ params: { id } });

/** The mail and the jobs that wait or failed. */
export const WorkPanels = () => (
  <PartLoader query={useQuery(workQuery)}>
    {({ jobs, mails }) => (
      <>
        <WorkPanel
          title={i18n.t('Mail')}
          nothing={i18n.t('All mail has been sent')}
          total={mails.total}
          listed={mails.rows.length}
        >
          <PlainTable
            label={i18n.t('Mail')}
            heads={[i18n.t('Subject'), i18n.t('Recipient'), ...headsOfWork()]}
            rows={mails.rows.map((mail) => ({
              key: mail.id,
              cells: [
                mail.subject,
                <Person key="person" recipient={mail.recipient} />,
                ...cellsOf(mail, mail.subject, retryMail),
              ],
            }))}
          />
        </WorkPanel>
        <WorkPanel title={i18n.t('Jobs')} nothing={i18n.t('No job waits')} total={jobs.total} listed={jobs.rows.length}>
          <PlainTable
            label={i18n.t('Jobs')}
            heads={[i18n.t('Job'), ...headsOfWork()]}
            rows={jobs.rows.map((job) => ({
              key: job.id,
              cells: [<code key="name">{job.name}</code>, ...cellsOf(job, job.name, retryJob)],
            }))}
          />
        </WorkPanel>
      </>
    )}
  </PartLoader>
);
