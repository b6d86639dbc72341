import type { z } from 'zod';

/** Keys of queries, bodies and forms are read regardless of the case of their first letter. */
export const lowerFirst = (key: string): string => key.charAt(0).toLowerCase() + key.slice(1);

type Schema = z.core.$ZodTypes;
type Container = z.core.$ZodObject | z.core.$ZodArray;

/** The objects and arrays a value may be, with all wrappers removed. */
const containersOf = (schema: z.core.$ZodType): Container[] => {
  const known = schema as Schema;
  const { def } = known._zod;
  if (def.type === 'object' || def.type === 'array') return [known as Container];
  if (def.type === 'union') return def.options.flatMap(containersOf);
  if (def.type === 'pipe') return containersOf(def.in);
  return 'innerType' in def ? containersOf(def.innerType) : [];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A body with its keys spelt as the schema declares them, at any depth. Keys that no schema declares, such as the xmlTags of
 * answers, are left alone.
 */
export const keysAsDeclared = (schemas: readonly z.core.$ZodType[], value: unknown): unknown => {
  // No schema matches at this depth: validation will refuse the value.
  if (schemas.length === 0) return value;
  const containers = schemas.flatMap(containersOf).map((form) => form._zod.def);
  if (Array.isArray(value)) {
    const elements = containers.flatMap((def) => (def.type === 'array' ? [def.element] : []));
    return value.map((item) => keysAsDeclared(elements, item));
  }
  const shapes = containers.flatMap((def) => (def.type === 'object' ? [def.shape] : []));
  if (!isRecord(value) || shapes.length === 0) return value;
  const entries = Object.entries(value).map(([given, item]) => {
    const key = shapes.some((shape) => Object.hasOwn(shape, given)) ? given : lowerFirst(given);
    const nested = shapes.flatMap((shape) => (Object.hasOwn(shape, key) && shape[key] ? [shape[key]] : []));
    return [key, keysAsDeclared(nested, item)];
  });
  return Object.fromEntries(entries);
};
