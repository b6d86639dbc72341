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

/** The schema within `optional`, `nullable` and `default`; objects and lists are what they are. */
const unwrapped = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null || 'shape' in schema || 'element' in schema) return schema;
  return 'unwrap' in schema && typeof schema.unwrap === 'function' ? unwrapped(schema.unwrap()) : schema;
};

const at = (schema: Schema, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => memberOf(inner, key), schema);

const blanks = [undefined, '', { id: '' }];

/** Whether a form must fill the field at this path: the schema takes it neither absent nor blank. */
export const isRequired = (schema: Schema, path: string): boolean => {
  const member = at(schema, path);
  return isSchema(member) && !blanks.some((blank) => member.safeParse(blank).success);
};

const isBlank = (value: unknown) =>
  value === '' || (typeof value === 'object' && value !== null && 'id' in value && value.id === '');

const takesAbsence = (schema: unknown) => isSchema(schema) && schema.safeParse(undefined).success;

const cleaned = (schema: unknown, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((member) => cleaned(memberOf(schema, '0'), member));
  const plain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? withoutBlanks(schema, value) : value;
};

/** Leaves out what a form left blank and the schema lets be absent, so that an untouched optional field is no error. */
export const withoutBlanks = (schema: unknown, values: object): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const member = memberOf(schema, key);
      return isBlank(value) && takesAbsence(member) ? [] : [[key, cleaned(member, value)]];
    }),
  );
