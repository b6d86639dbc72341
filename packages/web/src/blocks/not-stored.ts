import { ApiError } from '../kernel/api-error.ts';

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
