import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { refuse } from '../calls/refusal.ts';

/** The complete form of an edit: omitted fields keep their present value. */
export const mergeEdit = <F extends object>(present: F, edit: { [K in keyof F]?: F[K] | undefined }): F =>
  ({ ...present, ...edit }) as F;

/** The value at a dotted path; a lookup value is compared by id. */
const comparedAt = (form: unknown, path: string): unknown => {
  const value = valueAt(form, path);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/**
 * Refuses an edit that would change locked fields, and names each one. An omitted field is not a change. `present` is the form
 * as it would be sent unchanged.
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
