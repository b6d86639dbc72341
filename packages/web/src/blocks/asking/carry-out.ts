import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import { showSnackbar, showUndoable } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { readAnewAfter } from '../read-anew.ts';

interface Command<R> {
  send: () => Promise<R>;
  says: (answer: R) => string;
  /** The way back from where the record stands then, where there is one. */
  back?: (answer: R) => Command<R> | undefined;
  /** What is sent, from which follows what is read anew. */
  endpoint: Pick<Endpoint, 'permission'>;
  /** What to do where it fails, but for the banner that calls show themselves. */
  failed?: (error: unknown) => void;
}

/** Gives a command, says what came of it and offers Undo where there is a way back. */
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
