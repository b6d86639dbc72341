import { ActionIcon } from '@mantine/core';
import { CircleAlert, X } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import styles from './selection-bar.module.css';
import type { BulkRun } from './use-bulk-run.ts';

const RefusedRow = ({ name, reason }: { name: string; reason?: string }) => (
  <li>
    <b>
      <bdi>{name}</bdi>
    </b>{' '}
    {reason}
  </li>
);

/** How many were refused, with their reason if it is the same for all. */
const refusedText = (count: number, reason: string | undefined): string =>
  reason === undefined
    ? i18n.t('{count, plural, one {One was refused} other {# were refused}}', { count })
    : i18n.t('{count, plural, one {One was refused: {reason}} other {# were refused: {reason}}}', { count, reason });

const reasonOfAll = ([first, ...others]: BulkRun['refused']): string | undefined =>
  first && others.length > 0 && others.every(({ reason }) => reason === first.reason) ? first.reason : undefined;

/** The rows that were refused, each with its reason. They stay selected. */
export const RefusedRows = ({ bulkRun: { refused, dismiss } }: { bulkRun: BulkRun }) => (
  <div role="alert" className={styles.refusals}>
    {refused.length > 0 && (
      <div className={styles.refused}>
        <CircleAlert size={18} aria-hidden="true" />
        <div>
          <p>{refusedText(refused.length, reasonOfAll(refused))}</p>
          <ul>
            {refused.map(({ key, name, reason }) => (
              <RefusedRow key={key} name={name} {...(reasonOfAll(refused) === undefined && { reason })} />
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
