import type { z } from 'zod';

/** A partial value; the rest is generated from the schema. */
export type PartialExample<T> = T extends readonly (infer Item)[]
  ? readonly PartialExample<Item>[]
  : T extends Blob
    ? T
    : T extends object
      ? { [Key in keyof T]?: PartialExample<T[Key]> | undefined }
      : T;

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Example texts in the formats of answers; the first that a schema accepts is used. */
const texts = ['', 'text', '1', '2026-01-31', '2026-01-31T12:00:00Z', '0d3c6f0e-6f6b-4c0e-9d0a-1f2e3d4c5b6a'];

const exampleOf = (schema: z.core.$ZodType): unknown => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return completeExample(schema, {});
    case 'array':
      return [];
    case 'nullable':
      return null;
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return 0;
    case 'literal':
      return definition.values[0];
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'union':
      return exampleOf(definition.options[0] as z.core.$ZodType);
    case 'string':
      return texts.find((text) => (schema as z.ZodType).safeParse(text).success);
    default:
      return 'innerType' in definition ? exampleOf(definition.innerType) : undefined;
  }
};

const isOptional = (schema: z.core.$ZodType) => definitionOf(schema).type === 'optional';

/** Completes the given parts of a value with examples from its schema. */
export const completeExample = (schema: z.core.$ZodType, given: unknown): unknown => {
  const definition = definitionOf(schema);
  if (definition.type === 'array' && Array.isArray(given))
    return given.map((item) => completeExample(definition.element, item));
  if (definition.type === 'object' && isRecord(given))
    return Object.fromEntries(
      Object.entries(definition.shape).flatMap(([key, member]) => {
        if (given[key] !== undefined) return [[key, completeExample(member, given[key])]];
        return isOptional(member) ? [] : [[key, exampleOf(member)]];
      }),
    );
  return 'innerType' in definition && given !== null ? completeExample(definition.innerType, given) : given;
};
