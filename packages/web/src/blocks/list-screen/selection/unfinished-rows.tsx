import { ActionIcon } from '@mantine/core';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { focusIsFree } from '../../../ui/free-focus.ts';
import { PartsLine } from '../../../ui/parts-line.tsx';
import plain from '../../../ui/plain-button.module.css';
import type { UnfinishedRow } from '../../asking/send-each.ts';
import styles from './selection-bar.module.css';
import type { BulkRun } from './use-bulk-run.ts';

/** How many were refused, with their reason if it is the same for all. */
const refusedText = (count: number, reason: string | undefined): string =>
  reason === undefined
    ? i18n.t('{count, plural, one {One was refused} other {# were refused}}', { count })
    : i18n.t('{count, plural, one {One was refused: {reason}} other {# were refused: {reason}}}', { count, reason });

const failedText = (count: number, reason: string | undefined): string =>
  reason === undefined
    ? i18n.t('{count, plural, one {One failed} other {# failed}}', { count })
    : i18n.t('{count, plural, one {One failed: {reason}} other {# failed: {reason}}}', { count, reason });

const reasonOfAll = ([first, ...others]: readonly UnfinishedRow[]): string | undefined =>
  first && others.length > 0 && others.every(({ reason }) => reason === first.reason) ? first.reason : undefined;

interface RowsProps {
  rows: readonly UnfinishedRow[];
  text: (count: number, reason: string | undefined) => string;
  children?: ReactNode;
}

const Rows = ({ rows, text, children }: RowsProps) => {
  if (rows.length === 0) return null;
  const common = reasonOfAll(rows);
  return (
    <div>
      <p>
        {text(rows.length, common)} {children}
      </p>
      <ul>
        {rows.map(({ key, name, reason }) => (
          <li key={key}>
            <PartsLine parts={[<b key="name">{name}</b>, common === undefined && reason]} separator=": " />
          </li>
        ))}
      </ul>
    </div>
  );
};

const mayTakeFocus = (): boolean => focusIsFree() || document.activeElement?.closest('[data-selection-bar]') !== null;

/** Scrolls to the rows, and moves the focus to them from the bar or a closed confirmation. */
const useInSight = (unfinished: BulkRun['unfinished']) => {
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each action has an outcome of its own
  useEffect(() => {
    if (mayTakeFocus()) shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [unfinished]);
  return shown;
};

/** The rows that an action did not carry out, each with its reason. */
export const UnfinishedRows = ({ bulkRun: { unfinished, retry, dismiss } }: { bulkRun: BulkRun }) => {
  const shown = useInSight(unfinished);
  return (
    <div ref={shown} tabIndex={-1} className={styles.unfinished}>
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <Rows rows={unfinished.refused} text={refusedText} />
        <Rows rows={unfinished.failed} text={failedText}>
          <button type="button" className={plain.quiet} onClick={retry}>
            {i18n.t('Try again')}
          </button>
        </Rows>
      </div>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={i18n.t('Dismiss')} onClick={dismiss}>
        <X size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
};
