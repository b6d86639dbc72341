import { ActionIcon } from '@mantine/core';
import { CircleAlert, X } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import styles from './selection-bar.module.css';
import type { BulkRun } from './use-bulk-run.ts';

/** The rows that were refused, each with its reason. They stay selected. */
export const RefusedRows = ({ bulkRun: { refused, dismiss } }: { bulkRun: BulkRun }) => (
  <div role="alert">
    {refused.length > 0 && (
      <div className={styles.refused}>
        <CircleAlert size={18} aria-hidden="true" />
        <div>
          <p>{i18n.t('{count, plural, one {One was refused} other {# were refused}}', { count: refused.length })}</p>
          <ul>
            {refused.map(({ key, name, reason }) => (
              <li key={key}>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={i18n.t('Dismiss')} onClick={dismiss}>
          <X size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
    )}
  </div>
);
