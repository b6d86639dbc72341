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

/** Returns the command for a selected row. */
export type CommandOf<R> = (row: R) => RowCommand;

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

/** Waits; rejects with the signal's reason once it aborts. */
const sleep = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

/** The seconds that a busy server asks to wait; undefined for other failures. */
const pauseOf = (error: unknown): number | undefined =>
  isAnswered(error, 429, 503) ? error.retryAfterSeconds : undefined;

/** Sends a command, and again while the server asks to wait. Gives up with its last answer, or once `wait` rejects. */
export const sendPatiently = async <R>(
  send: () => Promise<R>,
  wait: (seconds: number) => Promise<void> = sleep,
  attempts = 1,
): Promise<R> => {
  try {
    return await send();
  } catch (error) {
    const pause = attempts < maxAttempts ? pauseOf(error) : undefined;
    if (pause === undefined) throw error;
    await wait(pause);
  }
  return sendPatiently(send, wait, attempts + 1);
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
  const wait = (seconds: number) => {
    report(1);
    return sleep(seconds, signal).finally(() => report(-1));
  };
  const send = async (row: CommandedRow): Promise<void> => {
    const { key, name, command } = row;
    try {
      const { inverse, ...result } = await sendPatiently(command.send, wait);
      outcome.done.push({ key, ...result });
      if (inverse) outcome.inverse.push({ key, name, command: inverse });
    } catch (error) {
      if (error === signal.reason) return;
      outcome[isRefused(error) ? 'refused' : 'failed'].push({ ...row, reason: reasonOf(error) });
    }
  };
  report();
  await forEachAtOnce(rows, (row) => send(row).then(() => report()), signal);
  return outcome;
};
