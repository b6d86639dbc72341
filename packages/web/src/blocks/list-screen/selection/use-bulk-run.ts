import { useRef, useState } from 'react';
import { showSnackbar, showUndoable } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import { type CommandedRow, type Outcome, type Progress, sendEach } from '../../asking/send-each.ts';
import { refetchAfter } from '../../refetch.ts';
import type { Summary } from '../list-parts.ts';
import type { Named } from './outcome-text.ts';
import type { Selection } from './use-selection.ts';

interface Selected extends Pick<Selection<never>, 'remove'> {
  /** Whether the row is on the page as it is shown now. */
  isOnPage: (key: string) => boolean;
}

type Unfinished = Pick<Outcome, 'refused' | 'failed'>;

/** The progress of a bulk action, and the rows that the last one did not carry out. */
export interface BulkRun {
  running: (Progress & { action: string }) | undefined;
  unfinished: Unfinished;
  run: (action: string, rows: readonly CommandedRow[], summary?: Summary) => void;
  /** Skips the commands that have not been sent yet. */
  stop: () => void;
  /** Sends the commands that failed again. */
  retry: () => void;
  dismiss: () => void;
}

const nothingUnfinished: Unfinished = { refused: [], failed: [] };

/**
 * Runs a bulk action, one command per row, and offers one Undo for every row that can be undone, but none of an Undo. Refused rows stay
 * selected, except those that have left the page once it is read again.
 */
export const useBulkRun = ({ isOnPage, remove }: Selected): BulkRun => {
  const [running, setRunning] = useState<BulkRun['running']>();
  const [unfinished, setUnfinished] = useState<Unfinished & { retry?: () => void }>(nothingUnfinished);
  const stopping = useRef<AbortController>(undefined);
  const announce = ({ action, undoes }: Named, outcome: Outcome, text: string) => {
    if (outcome.done.length === 0) return;
    const undo = () => void start({ action, undoes: true }, outcome.inverse);
    if (undoes || outcome.inverse.length === 0) showSnackbar(text);
    else showUndoable(text, { label: i18n.t('Undo'), run: undo });
  };
  const start = async (named: Named, rows: readonly CommandedRow[]) => {
    stopping.current = new AbortController();
    setUnfinished(nothingUnfinished);
    const action = named.undoes ? i18n.t('Undo') : named.action;
    const progress = (next: Progress) => setRunning({ action, ...next });
    // Loaded on demand: only actions have results.
    const texts = import('./outcome-text.ts');
    const outcome = await sendEach(rows, progress, stopping.current.signal);
    setRunning(undefined);
    setUnfinished({ ...outcome, retry: () => void start(named, outcome.failed) });
    remove(outcome.done.map(({ key }) => key));
    announce(named, outcome, (await texts).textOf(named, outcome, rows.length));
    const stood = outcome.refused.map(({ key }) => key).filter(isOnPage);
    if (rows[0]) await refetchAfter(rows[0].command.endpoint);
    remove(stood.filter((key) => !isOnPage(key)));
  };
  return {
    running,
    unfinished,
    run: (action, rows, summary) => void start({ action, summary }, rows),
    stop: () => stopping.current?.abort(),
    retry: () => unfinished.retry?.(),
    dismiss: () => setUnfinished(nothingUnfinished),
  };
};
