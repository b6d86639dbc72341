import type { AlertRow } from '@attestry/contract/features/notification/notification.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { alertListPath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventTime } from '../../ui/event-time.tsx';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import plain from '../../ui/plain-button.module.css';
import { useClosePopOver } from '../../ui/pop-over.tsx';
import {
  AlertKindMark,
  latestAlertsQuery,
  markAllAsRead,
  markOpened,
  recordWords,
  useAlertPath,
} from './alert.parts.tsx';
import styles from './bell-panel.module.css';
import { Change } from './change.parts.tsx';

const Words = ({ alert }: { alert: AlertRow }) => (
  <>
    <AlertKindMark kind={alert.kind} />
    <span className={styles.about}>
      <bdi>{alert.about}</bdi> <span>{recordWords(alert)}</span>
    </span>
  </>
);

/** Opens the record of an alert, if it has a page, and marks the alert as read. */
const Opener = ({ alert, onOpen }: { alert: AlertRow; onOpen: () => void }) => {
  const to = useAlertPath()(alert);
  if (to === undefined)
    return (
      <button type="button" className={styles.opener} title={i18n.t('Mark as read')} onClick={() => markOpened(alert)}>
        <Words alert={alert} />
      </button>
    );
  const open = () => {
    markOpened(alert);
    onOpen();
  };
  return (
    <Link to={to} className={styles.opener} onClick={open}>
      <Words alert={alert} />
    </Link>
  );
};

const Alert = ({ alert, onOpen }: { alert: AlertRow; onOpen: () => void }) => (
  <li className={styles.alert}>
    <Opener alert={alert} onOpen={onOpen} />
    <div className={styles.facts}>
      <Change alert={alert} />
      <EventTime at={alert.date} />
    </div>
  </li>
);

/** The latest unread alerts. */
export const BellPanel = () => {
  const latest = useQuery(latestAlertsQuery);
  const close = useClosePopOver();
  const panel = useRef<HTMLElement>(null);
  const alerts = latest.data?.resultsList ?? [];
  useFocusOnRest(alerts.length, panel);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={i18n.t('Unread alerts')}>
      <header className={styles.head}>
        <h2>{i18n.t('Alerts')}</h2>
        {alerts.length > 0 && (
          <button type="button" className={plain.quiet} onClick={() => void markAllAsRead()}>
            {i18n.t('Mark all as read')}
          </button>
        )}
      </header>
      <PartLoader query={latest}>
        {({ resultsList }) =>
          resultsList.length === 0 ? (
            <EmptyState icon={BellRing} title={i18n.t('You have read everything')} />
          ) : (
            <ul className={styles.alerts}>
              {resultsList.map((alert) => (
                <Alert key={alert.id} alert={alert} onOpen={close} />
              ))}
            </ul>
          )
        }
      </PartLoader>
      <footer className={styles.foot}>
        <Link to={alertListPath} onClick={close}>
          {i18n.t('All alerts')}
        </Link>
      </footer>
    </section>
  );
};
