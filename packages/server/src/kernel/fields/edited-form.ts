import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { refuse } from '../http/refusal.ts';

/** The whole form of an edit: what it leaves out is as it stands. */
export const completed = <F extends object>(present: F, edit: { [K in keyof F]?: F[K] | undefined }): F =>
  ({ ...present, ...edit }) as F;

/** What a form has at a dotted path; something chosen from a lookup is known by its id. */
const comparedAt = (form: unknown, path: string): unknown => {
  const value = valueAt(form, path);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/**
 * Ends an edit that would change a locked field, naming each. A field that the form leaves out is no change. `present` is
 * the form as it would be sent with nothing changed.
 */
export const refuseLockedChanges = (
  refusal: ErrorDefinition,
  locked: readonly string[],
  form: unknown,
  present: unknown,
): void => {
  const changed = locked.filter((path) => {
    const sent = comparedAt(form, path);
    return sent !== undefined && sent !== (comparedAt(present, path) ?? '');
  });
  if (changed.length === 0) return;
  throw refuse(refusal, { fields: changed.map((path) => ({ path, message: refusal.message })) });
};
