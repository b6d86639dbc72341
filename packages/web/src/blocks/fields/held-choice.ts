import { get } from 'react-hook-form';
import type { Choice } from '../lookups.tsx';

const textAt = (value: unknown, key: string): string => {
  const text: unknown = get(value, key);
  return typeof text === 'string' ? text : '';
};

/** The choice that a form value represents: `{ id, name }`, or only the id. */
export const findChoice = (value: unknown, known: readonly Choice[]): Choice | undefined => {
  const id = typeof value === 'string' ? value : textAt(value, 'id');
  if (id === '') return undefined;
  return known.find((choice) => choice.id === id) ?? { id, name: textAt(value, 'name') || id };
};

/** The form value of a choice. A blank value keeps its shape, so that the schema's message is found at the field. */
export const toFormValue = (
  holds: 'id' | undefined,
  choice: Choice | undefined,
): string | { id: string; name: string } => {
  if (holds === 'id') return choice?.id ?? '';
  return { id: choice?.id ?? '', name: choice?.name ?? '' };
};

/** The error message of the field itself or of its id. */
export const errorOf = (error: unknown): string | undefined =>
  textAt(error, 'message') || textAt(get(error, 'id'), 'message') || undefined;
