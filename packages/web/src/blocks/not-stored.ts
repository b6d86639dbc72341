import { ApiError, isAnswered, sentenceOf } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';

interface Refused {
  /** The field that the message is of. */
  path: string;
  message: string;
}

/** Was sent and answered, and yet is not stored: what stands against it by field, or nothing where a question was left. */
export class NotStored extends Error {
  override name = 'NotStored';
  readonly refused: readonly Refused[];

  constructor(refused: readonly Refused[] = []) {
    super('Not stored');
    this.refused = refused;
  }
}

/** What was refused of what was sent, by field. */
export const refusedIn = (error: unknown): readonly Refused[] => {
  if (error instanceof NotStored) return error.refused;
  return error instanceof ApiError ? (error.body?.fields ?? []) : [];
};

/**
 * What is said of a failed save that refused none of its fields: why, where the record itself can be changed no longer.
 * A question that was left says nothing more.
 */
export const failureOfSave = (error: unknown): string | undefined => {
  if (error instanceof NotStored) return undefined;
  return isAnswered(error, 409) ? sentenceOf(error) : i18n.t('Could not save changes');
};
