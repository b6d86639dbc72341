import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { showFailure } from '../../kernel/api.ts';
import { showSnackbar, showUndoable } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { refetchAfter } from '../refetch.ts';

export interface Command<R> {
  /** Sends it quietly: the caller shows its failure. */
  send: () => Promise<R>;
  message: (answer: R) => string;
  /** Undoes the command on the resulting record, if that is possible. */
  undo?: (answer: R) => Command<R> | undefined;
  /** The command, which determines what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** Called on failure in place of the banner. */
  failed?: (error: unknown) => void;
}

/** Sends a command, shows its result or its failure, and offers Undo if possible. */
export const runCommand = async <R>({ send, message, undo, endpoint, failed }: Command<R>): Promise<void> => {
  try {
    const answer = await send();
    const inverse = undo?.(answer);
    if (inverse) showUndoable(message(answer), { label: i18n.t('Undo'), run: () => void runCommand(inverse) });
    else showSnackbar(message(answer));
    await refetchAfter(endpoint);
  } catch (error) {
    (failed ?? showFailure)(error);
  }
};
