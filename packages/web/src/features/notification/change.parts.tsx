import type { AlertRow } from '@attestry/contract/features/notification/notification.schema.ts';
import { ArrowRight } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import styles from './alert.module.css';

/** What changed, from what to what. */
export const Change = ({ alert: { from, to } }: { alert: Pick<AlertRow, 'from' | 'to'> }) => (
  <span className={styles.change}>
    <span className={hidden.hidden}>{i18n.t('From {from} to {to}', { from, to })}</span>
    <span aria-hidden="true">
      <bdi>{from}</bdi> <ArrowRight size={14} className={styles.arrow} /> <bdi>{to}</bdi>
    </span>
  </span>
);
