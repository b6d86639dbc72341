import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { Choice } from '../lookups.tsx';

const textAt = (value: unknown, key: string): string => {
  const text: unknown = valueAt(value, key);
  return typeof text === 'string' ? text : '';
};

const idOf = (value: unknown): string => {
  if (typeof value === 'number') return value > 0 ? String(value) : '';
  return typeof value === 'string' ? value : '';
};

/** The number of no choice. */
const none = -1;

/** The choice that a form value represents: `{ id, name }`, or only the id, as a text or a number. */
export const findChoice = (value: unknown, known: readonly Choice[]): Choice | undefined => {
  const id = typeof value === 'object' ? textAt(value, 'id') : idOf(value);
  if (id === '') return undefined;
  return known.find((choice) => choice.id === id) ?? { id, name: textAt(value, 'name') || id };
};

/** The form value of a choice. A blank value keeps its shape, so that the schema's message is found at the field. */
export const toFormValue = (
  holds: 'id' | 'number' | undefined,
  choice: Choice | undefined,
): string | number | { id: string; name: string } => {
  if (holds === 'number') return choice ? Number(choice.id) : none;
  if (holds === 'id') return choice?.id ?? '';
  return { id: choice?.id ?? '', name: choice?.name ?? '' };
};

/** The error message of the field itself or of its id. */
export const errorOf = (error: unknown): string | undefined =>
  textAt(error, 'message') || textAt(valueAt(error, 'id'), 'message') || undefined;
