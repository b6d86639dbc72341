import { ApiError, isAnswered, sentenceOf } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';

interface Refused {
  /** The field that the message concerns. */
  path: string;
  message: string;
}

/**
 * An edit that was answered but not stored, with its messages by field. There are none if the reader cancelled a
 * question.
 */
export class NotStored extends Error {
  override name = 'NotStored';
  readonly refused: readonly Refused[];

  constructor(refused: readonly Refused[] = []) {
    super('Not stored');
    this.refused = refused;
  }
}

/** The messages of a refused edit, by field. */
export const refusedIn = (error: unknown): readonly Refused[] => {
  if (error instanceof NotStored) return error.refused;
  return error instanceof ApiError ? (error.body?.fields ?? []) : [];
};

/**
 * The message of a failed save that refused no field; after a 409, why the record can no longer be changed. A cancelled
 * question needs no message.
 */
export const failureOfSave = (error: unknown): string | undefined => {
  if (error instanceof NotStored) return undefined;
  return isAnswered(error, 409) ? sentenceOf(error) : i18n.t('Could not save changes');
};
