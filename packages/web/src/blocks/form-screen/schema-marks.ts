import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

type Schema = z.ZodType;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

const memberOf = (schema: unknown, key: string): unknown => {
  const inner = unwrapped(schema);
  if (typeof inner !== 'object' || inner === null) return undefined;
  if ('element' in inner && /^\d+$/.test(key)) return inner.element;
  return 'shape' in inner && typeof inner.shape === 'object' && inner.shape ? Reflect.get(inner.shape, key) : undefined;
};

/** Unwraps `optional`, `nullable` and `default`; returns objects and lists unchanged. */
const unwrapped = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null || 'shape' in schema || 'element' in schema) return schema;
  return 'unwrap' in schema && typeof schema.unwrap === 'function' ? unwrapped(schema.unwrap()) : schema;
};

const at = (schema: Schema, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => memberOf(inner, key), schema);

const takes = (schema: unknown, value: unknown) => isSchema(schema) && schema.safeParse(value).success;

/** The values as which an emptied field may be sent. */
const blanks = ['', { id: '' }, null, []];

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && 'id' in value && value.id === '');

/** A blank may be left out only if there was no value before, because an omitted field keeps its stored value. */
const mayBeLeftOut = (member: unknown, before: unknown) => isBlank(before) && takes(member, undefined);

/**
 * Whether the field at this path, whose stored value is `before`, is required: its blank can be neither sent nor left
 * out.
 */
export const isRequired = (schema: Schema, path: string, before?: unknown): boolean => {
  const member = at(schema, path);
  return isSchema(member) && !blanks.some((blank) => takes(member, blank)) && !mayBeLeftOut(member, before);
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const sentAs = (member: unknown, value: unknown): unknown => {
  if (!isBlank(value)) return value;
  return !takes(member, value) && takes(member, null) ? null : value;
};

const cleaned = (schema: unknown, value: unknown, before: unknown): unknown => {
  // A list is sent whole, so its rows do not keep fields that are left out.
  if (Array.isArray(value)) return value.map((row) => cleaned(memberOf(schema, '0'), row, undefined));
  return isPlain(value) && !isBlank(value) ? withoutBlanks(schema, value, before) : sentAs(schema, value);
};

/**
 * Converts form values to a request body. A blank is sent as it is, or as null, to clear the value in `before`. If the
 * schema refuses both, the blank is left out if there was no value; otherwise it stays, so that its message shows.
 */
export const withoutBlanks = (schema: unknown, values: object, before?: unknown): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const member = memberOf(schema, key);
      const sent = cleaned(member, value, valueAt(before, key));
      const refused = isBlank(sent) && !takes(member, sent);
      return refused && mayBeLeftOut(member, valueAt(before, key)) ? [] : [[key, sent]];
    }),
  );
