import type { z } from 'zod';

/** Keys of queries, bodies and forms are read without regard to the case of their first letter. */
export const lowerFirst = (key: string): string => key.charAt(0).toLowerCase() + key.slice(1);

type Schema = z.core.$ZodTypes;
type Form = z.core.$ZodObject | z.core.$ZodArray;

/** The objects and lists that a value may be, whatever wraps them. */
const formsOf = (schema: z.core.$ZodType): Form[] => {
  const known = schema as Schema;
  const { def } = known._zod;
  if (def.type === 'object' || def.type === 'array') return [known as Form];
  if (def.type === 'union') return def.options.flatMap(formsOf);
  if (def.type === 'pipe') return formsOf(def.in);
  return 'innerType' in def ? formsOf(def.innerType) : [];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A body with its keys as the schema writes them, however deep. Keys that no schema declares, such as xmlTags under which
 * answers are sent, stay as they are.
 */
export const keysAsDeclared = (schemas: readonly z.core.$ZodType[], value: unknown): unknown => {
  // However deep it is: the schema refuses it.
  if (schemas.length === 0) return value;
  const forms = schemas.flatMap(formsOf).map((form) => form._zod.def);
  if (Array.isArray(value)) {
    const elements = forms.flatMap((def) => (def.type === 'array' ? [def.element] : []));
    return value.map((item) => keysAsDeclared(elements, item));
  }
  const shapes = forms.flatMap((def) => (def.type === 'object' ? [def.shape] : []));
  if (!isRecord(value) || shapes.length === 0) return value;
  const entries = Object.entries(value).map(([given, held]) => {
    const key = shapes.some((shape) => Object.hasOwn(shape, given)) ? given : lowerFirst(given);
    const under = shapes.flatMap((shape) => (Object.hasOwn(shape, key) && shape[key] ? [shape[key]] : []));
    return [key, keysAsDeclared(under, held)];
  });
  return Object.fromEntries(entries);
};
