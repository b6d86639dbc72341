import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { showFailure } from '../../kernel/api.ts';
import { isAnswered } from '../../kernel/api-error.ts';
import { showSnackbar, showUndoable } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { refetchAfter } from '../refetch.ts';

export interface Command<R, U = R> {
  /** The record's name, for the banner of a conflict. */
  name?: string | undefined;
  /** Quiet, because the command shows its failure itself. */
  send: () => Promise<R>;
  message: (answer: R) => string;
  /** In place of the message and a count, what happened to several records with such an answer. */
  messageForMany?: (answer: R, count: number) => string;
  /** The command that undoes this one, given the resulting record; undefined if it cannot be undone. */
  undo?: (answer: R) => Command<U> | undefined;
  /** The endpoint of the command; its permission decides what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** Shows a failure in place of the banner. */
  failed?: (error: unknown) => void;
}

/** Confirms a command and offers Undo. Undo offers no Undo of its own: that would repeat the command without asking. */
export const showReversible = <R>(text: string, inverse: Command<R>): void => {
  const run = () => void runCommand({ ...inverse, undo: () => undefined });
  showUndoable(text, { label: i18n.t('Undo'), run });
};

/**
 * Sends a command, shows its message or failure, and offers Undo if there is one. After a 404 or 409 the page is out of
 * date, so its data is fetched again.
 */
export const runCommand = async <R, U = R>({
  name,
  send,
  message,
  undo,
  endpoint,
  failed,
}: Command<R, U>): Promise<void> => {
  let answer: R;
  try {
    answer = await send();
  } catch (error) {
    if (failed) failed(error);
    else showFailure(error, name);
    if (isAnswered(error, 404, 409)) await refetchAfter(endpoint);
    return;
  }
  const inverse = undo?.(answer);
  if (inverse) showReversible(message(answer), inverse);
  else showSnackbar(message(answer));
  await refetchAfter(endpoint);
};
