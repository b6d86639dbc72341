import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { momentNow } from '../kernel/days.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './print-foot.module.css';

/** On paper, below the page: who printed it, when, and its address. A list names above it what was asked for. */
export const PrintFoot = () => {
  const [moment, setMoment] = useState(momentNow);
  const address = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    const renew = () => setMoment(momentNow());
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return (
    <p className={styles.foot}>
      {i18n.t('Printed by {name}', { name: session.profile()?.name ?? '' })} · {moment} · {window.location.origin}
      {address}
    </p>
  );
};
