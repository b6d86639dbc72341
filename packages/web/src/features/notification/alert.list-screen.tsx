import { alertList } from '@attestry/contract/features/notification/alert.list.ts';
import { type AlertRow, alertKinds } from '@attestry/contract/features/notification/notification.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck, Settings2 } from 'lucide-react';
import { notificationPath } from '../../blocks/addresses.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import hidden from '../../ui/hidden.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './alert.module.css';
import {
  AlertKindMark,
  kindWords,
  markAllAsRead,
  markOpened,
  quietNotificationCalls,
  readAlertCommand,
  recordWords,
  unreadQuery,
  useAlertPath,
} from './alert.parts.tsx';
import { Change } from './change.parts.tsx';

const AboutCell = ({ alert }: { alert: AlertRow }) => (
  <>
    <span className={styles.name} data-unread={alert.state === 'Unread' || undefined}>
      {alert.state === 'Unread' && (
        <span className={styles.dot}>
          <span className={hidden.hidden}>{i18n.t('Unread:')}</span>
        </span>
      )}
      <bdi>{alert.about}</bdi>
    </span>
    <span className={styles.record}>{recordWords(alert)}</span>
  </>
);

const Fact = ({ words }: { words: string }) => (
  <span className={styles.fact} title={words}>
    <bdi>{words}</bdi>
  </span>
);

const WhyOrWho = ({ alert: { reason, asker } }: { alert: AlertRow }) => (
  <>
    {reason && (
      <span className={`${styles.fact} ${styles.reason}`} title={reason}>
        <bdi>{reason}</bdi>
      </span>
    )}
    {asker && (
      <a href={`mailto:${asker.email}`} className={styles.fact} title={asker.email}>
        {asker.email}
      </a>
    )}
  </>
);

/** On a card and on paper, which have no place for what was before, it says both. */
const NowCell = ({ alert, isBeside }: { alert: AlertRow; isBeside: boolean }) => {
  const isPaper = usePrinting();
  return (
    <>
      {isBeside && !isPaper ? <Fact words={alert.to} /> : <Change alert={alert} />}
      <WhyOrWho alert={alert} />
    </>
  );
};

const cells = {
  date: ({ date }: AlertRow) => <EventTime at={date} />,
  kind: ({ kind }: AlertRow) => <AlertKindMark kind={kind} />,
  about: (alert: AlertRow) => <AboutCell alert={alert} />,
  from: ({ from }: AlertRow) => <Fact words={from} />,
  to: (alert: AlertRow, isShown: (column: 'from') => boolean) => <NowCell alert={alert} isBeside={isShown('from')} />,
};

const actions = (): RowAction<AlertRow>[] => [
  {
    label: i18n.t('Mark as read'),
    icon: CheckCheck,
    offered: ({ state }) => state === 'Unread',
    run: (alert) => void runCommand(readAlertCommand(alert)),
    bulk: { command: (alert) => asRowCommand(readAlertCommand(alert)) },
  },
];

const nothingYet = () =>
  i18n.t(
    'Nothing to tell you yet. You will be told here when an audit that concerns you is new, suspended, withdrawn or about to expire, and when something is shared with you.',
  );

/** Users whose role is alerted of audits and shares choose which of these alerts they receive. */
const ChooseAlerts = () => {
  if (!useAudience()(['alerted'])) return null;
  return (
    <Button
      component={Link}
      to={notificationPath}
      variant="default"
      leftSection={<Settings2 size={17} aria-hidden="true" />}
    >
      {i18n.t('Notifications')}
    </Button>
  );
};

const MarkAllAsRead = () => {
  const { data } = useQuery(unreadQuery);
  return (
    <WhyNot reason={data?.unread === 0 ? i18n.t('You have read every alert') : undefined}>
      <Button leftSection={<CheckCheck size={17} aria-hidden="true" />} onClick={() => void markAllAsRead()}>
        {i18n.t('Mark all as read')}
      </Button>
    </WhyNot>
  );
};

export const AlertListScreen = () => (
  <>
    <PageHeader title={i18n.t('Alerts')}>
      <ChooseAlerts />
      <MarkAllAsRead />
    </PageHeader>
    <ListPanel
      title={i18n.t('Alerts')}
      spec={alertList}
      load={(query) => quietNotificationCalls.list({ query })}
      nothingYet={nothingYet()}
      rowKey={({ id }) => id}
      rowName={({ kind, about }) => `${kindWords(kind)}, ${about}`}
      opens={{ column: 'about', to: useAlertPath(), onOpen: markOpened }}
      under={{ by: 'kind' }}
      toolBarFilters={['kind', 'state']}
      filterChoices={{ kind: alertKinds.map((kind) => ({ id: kind, name: kindWords(kind) })) }}
      cells={cells}
      card={{ line: ['kind', 'by'], foot: ['to', 'date'] }}
      rowActions={actions()}
    />
  </>
);
