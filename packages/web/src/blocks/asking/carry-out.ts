import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { showSnackbar, showUndoable } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { readAnewAfter } from '../read-anew.ts';

interface Command<R> {
  send: () => Promise<R>;
  says: (answer: R) => string;
  /** Undoes the command on the resulting record, if that is possible. */
  back?: (answer: R) => Command<R> | undefined;
  /** The command, which determines what is refetched. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** Called on failure; the banner is shown by the call itself. */
  failed?: (error: unknown) => void;
}

/** Sends a command, shows its result and offers Undo if possible. */
export const carryOut = async <R>({ send, says, back, endpoint, failed }: Command<R>): Promise<void> => {
  try {
    const answer = await send();
    const undo = back?.(answer);
    if (undo) showUndoable(says(answer), { label: i18n.t('Undo'), run: () => void carryOut(undo) });
    else showSnackbar(says(answer));
    await readAnewAfter(endpoint);
  } catch (error) {
    failed?.(error);
  }
};
