import { isAnswered, sentenceOf } from '../../kernel/api-error.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Command } from './run-command.ts';

/** A command on one row of many. */
export interface RowCommand {
  /** Says what became of the row, and gives the command that undoes it, if there is one. */
  send: () => Promise<{ message: string; inverse: RowCommand | undefined }>;
  endpoint: Command<unknown>['endpoint'];
}

/** A command as one of many, whatever it answers. */
export const asRowCommand = <R>(command: Command<R>): RowCommand => ({
  endpoint: command.endpoint,
  send: async () => {
    const answer = await command.send();
    const inverse = command.undo?.(answer);
    return { message: command.message(answer), inverse: inverse && asRowCommand(inverse) };
  },
});

/** A row by its key and name, with what is to be done to it. */
export interface CommandedRow {
  key: string;
  name: string;
  command: RowCommand;
}

export interface RefusedRow {
  key: string;
  name: string;
  reason: string;
}

/** What became of many rows; one that is neither done nor refused was not sent. */
export interface Outcome {
  done: { key: string; message: string }[];
  refused: RefusedRow[];
  /** The commands that undo what was done, where there are any. */
  inverse: CommandedRow[];
}

export interface Progress {
  sent: number;
  all: number;
  /** Whether the server asked to wait, as it takes only so many of these commands a minute. */
  waiting: boolean;
}

const mostAttempts = 6;

const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The seconds a busy server asks to wait for; undefined for other failures. */
const pauseOf = (error: unknown): number | undefined =>
  isAnswered(error, 429, 503) ? error.retryAfterSeconds : undefined;

/**
 * Sends one command for each row, four at a time, each in a transaction of its own: what one is refused does not keep
 * another from being done. Waits where the server asks for it; the signal keeps what is left from being sent.
 */
export const sendEach = async (
  rows: readonly CommandedRow[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> => {
  const outcome: Outcome = { done: [], refused: [], inverse: [] };
  let waiting = 0;
  const report = (change = 0) => {
    waiting += change;
    const sent = outcome.done.length + outcome.refused.length;
    onProgress({ sent, all: rows.length, waiting: waiting > 0 });
  };
  const send = async (row: CommandedRow, attempts = 1): Promise<void> => {
    const { key, name, command } = row;
    try {
      const { message, inverse } = await command.send();
      outcome.done.push({ key, message });
      if (inverse) outcome.inverse.push({ key, name, command: inverse });
    } catch (error) {
      const pause = attempts < mostAttempts ? pauseOf(error) : undefined;
      if (pause === undefined) outcome.refused.push({ key, name, reason: sentenceOf(error) });
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
