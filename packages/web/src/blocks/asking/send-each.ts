import { isAnswered, isRefusal, sentenceOf } from '../../kernel/api-error.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Command } from './run-command.ts';

/** What became of a row, and how that is said of several rows. */
interface RowResult {
  message: string;
  messageForMany?: ((count: number) => string) | undefined;
}

/** A command on one of many rows. */
export interface RowCommand {
  /** Resolves to the row's result as text, and to the command that undoes it, if any. */
  send: () => Promise<RowResult & { inverse: RowCommand | undefined }>;
  endpoint: Command<unknown>['endpoint'];
}

/** Thrown by a command whose answer says that it was refused; the message says why. */
export class RefusedByAnswer extends Error {
  override name = 'RefusedByAnswer';
}

const isRefused = (error: unknown): boolean => error instanceof RefusedByAnswer || isRefusal(error);

const reasonOf = (error: unknown): string => (error instanceof RefusedByAnswer ? error.message : sentenceOf(error));

/** Adapts a command on a single record. */
export const asRowCommand = <R, U = R>(command: Command<R, U>): RowCommand => ({
  endpoint: command.endpoint,
  send: async () => {
    const answer = await command.send();
    const inverse = command.undo?.(answer);
    return {
      message: command.message(answer),
      messageForMany: command.messageForMany && ((count) => command.messageForMany?.(answer, count) ?? ''),
      inverse: inverse && asRowCommand(inverse),
    };
  },
});

/** A row's key and name, with the command to send for it. */
export interface CommandedRow {
  key: string;
  name: string;
  command: RowCommand;
}

/** A row whose command was not carried out, and why. */
export interface UnfinishedRow extends CommandedRow {
  reason: string;
}

/** The rows by their result. Rows that were not sent are left out. */
export interface Outcome {
  done: (RowResult & { key: string })[];
  /** The server said no, and would say so again. */
  refused: UnfinishedRow[];
  /** The server did not answer, or could not carry them out; they may be tried again. */
  failed: UnfinishedRow[];
  /** The commands that undo those that were carried out. */
  inverse: CommandedRow[];
}

export interface Progress {
  sent: number;
  all: number;
  /** Whether the server asked to wait, because it accepts only so many of these commands a minute. */
  waiting: boolean;
}

const maxAttempts = 6;

const sleep = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The seconds that a busy server asks to wait; undefined for other failures. */
const pauseOf = (error: unknown): number | undefined =>
  isAnswered(error, 429, 503) ? error.retryAfterSeconds : undefined;

/** Sends a command on one record again, as often as a command on one of many, while the server asks to wait. */
export const sendPatiently = async <R>(send: () => Promise<R>, attempts = 1): Promise<R> => {
  try {
    return await send();
  } catch (error) {
    const pause = attempts < maxAttempts ? pauseOf(error) : undefined;
    if (pause === undefined) throw error;
    await sleep(pause);
    return sendPatiently(send, attempts + 1);
  }
};

/**
 * Sends one command per row, four at a time, each in its own transaction, so that a refused row does not stop the
 * others. Waits if the server asks for it; rows not yet sent are skipped once the signal aborts.
 */
export const sendEach = async (
  rows: readonly CommandedRow[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> => {
  const outcome: Outcome = { done: [], refused: [], failed: [], inverse: [] };
  let waiting = 0;
  const report = (change = 0) => {
    waiting += change;
    const sent = outcome.done.length + outcome.refused.length + outcome.failed.length;
    onProgress({ sent, all: rows.length, waiting: waiting > 0 });
  };
  const send = async (row: CommandedRow, attempts = 1): Promise<void> => {
    const { key, name, command } = row;
    try {
      const { inverse, ...result } = await command.send();
      outcome.done.push({ key, ...result });
      if (inverse) outcome.inverse.push({ key, name, command: inverse });
    } catch (error) {
      const pause = attempts < maxAttempts ? pauseOf(error) : undefined;
      if (pause === undefined)
        outcome[isRefused(error) ? 'refused' : 'failed'].push({ ...row, reason: reasonOf(error) });
      else {
        report(1);
        await sleep(pause, signal);
        report(-1);
        if (!signal.aborted) await send(row, attempts + 1);
      }
    }
  };
  report();
  await forEachAtOnce(rows, (row) => send(row).then(() => report()), signal);
  return outcome;
};
