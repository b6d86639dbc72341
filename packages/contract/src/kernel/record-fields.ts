import { z } from 'zod';
import { notANumber, requiredMessage } from './field-messages.ts';
import {
  dateAboveMaximum,
  dateBelowMinimum,
  email,
  lookupId,
  named,
  optionalDay,
  optionalLines,
  optionalText,
  phone,
  requiredDay,
  requiredId,
  requiredLines,
  requiredOf,
  requiredText,
} from './fields.ts';
import type { RoleGroup } from './role-groups.ts';

/** The days that a field accepts. Without a rule it accepts any. */
export interface DayRule {
  earliest?: string;
  latest?: string;
  /** Not after today. */
  past?: true;
  /** Not before the day in another field of the form, if that is filled in. */
  notBefore?: string;
}

/**
 * How a field is filled in. `choice` picks an entry of a shipped lookup and `lookup` searches one; both hold `{ id,
 * name }`, or only the id. `id` refers to another record, which the page offers in its own way. `group` is an object of
 * fields, stored with the record.
 */
export type Entry =
  | { kind: 'id' | 'text' | 'area' | 'email' | 'phone' | 'switch' }
  | { kind: 'day'; rule?: DayRule }
  | { kind: 'select'; values: readonly string[] }
  | { kind: 'choice' | 'lookup'; lookup: string; holds?: 'id' }
  | { kind: 'group'; fields: RecordFields };

interface Layout {
  hint?: string;
  /** Spans the whole width of its section. */
  wide?: true;
}

/**
 * A field that people fill in, declared once. Forms, answers, page layout, blank values, columns of queries and
 * commands, and change-log labels are derived from it.
 */
export interface RecordField<
  F extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  K extends Entry['kind'] = Entry['kind'],
> extends Layout {
  /** May contain `{product}`. */
  label: string;
  entry: Entry & { kind: K };
  /** What a form sends. */
  form: F;
  /** What the record answers. */
  answer: A;
  /** Only these role groups read and write it. */
  audience?: readonly RoleGroup[];
}
export type RecordFields = Record<string, RecordField>;

/** A field made of others. */
export interface RecordGroup<G extends RecordFields>
  extends RecordField<z.ZodObject<ShapeOf<G, 'form'>>, z.ZodObject<ShownShape<G>>, 'group'> {
  entry: { kind: 'group'; fields: G };
}

const declare = <const E extends Entry, F extends z.ZodType, A extends z.ZodType>(
  label: string,
  entry: E,
  form: F,
  answer: A,
  layout?: Layout,
): RecordField<F, A, E['kind']> => ({ label, entry, form, answer, ...layout });

const found = z.object({ id: requiredId, name: z.string().optional() }, requiredOf);
const chosen = z.object({ id: lookupId, name: z.string().optional() }, requiredOf);
/** A cleared choice has an empty id. */
const chosenOrNone = z.object({
  id: z.string().regex(/^([1-9]\d{0,8})?$/, notANumber),
  name: z.string().optional(),
});
const written = z.string();
const filled = written.trim().min(1, requiredMessage);
const blank = z.literal('');
const dayEntry = (rule?: DayRule) => ({ kind: 'day', ...(rule && { rule }) }) as const;

/** A required field. */
export const required = {
  id: (label: string) => declare(label, { kind: 'id' }, requiredId, written),
  text: (label: string, layout?: Layout) => declare(label, { kind: 'text' }, requiredText(), written, layout),
  area: (label: string) => declare(label, { kind: 'area' }, requiredLines(), written),
  email: (label: string) => declare(label, { kind: 'email' }, filled.pipe(email), written),
  phone: (label: string) => declare(label, { kind: 'phone' }, filled.pipe(phone), written),
  day: (label: string, rule?: DayRule) => declare(label, dayEntry(rule), requiredDay, written),
  select: <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
    declare(label, { kind: 'select', values }, z.enum(values, requiredOf), z.enum(values)),
  choice: (label: string, lookup: string) => declare(label, { kind: 'choice', lookup }, chosen, named),
  choiceId: (label: string, lookup: string) =>
    declare(label, { kind: 'choice', lookup, holds: 'id' }, lookupId, written),
  lookupId: (label: string, lookup: string, layout?: Layout) =>
    declare(label, { kind: 'lookup', lookup, holds: 'id' }, requiredId, written, layout),
};

/** An optional field. */
export const optional = {
  text: (label: string, layout?: Layout) =>
    declare(label, { kind: 'text' }, optionalText(), written.nullable(), layout),
  area: (label: string) => declare(label, { kind: 'area' }, optionalLines(), written.nullable()),
  email: (label: string) => declare(label, { kind: 'email' }, z.union([blank, email]).optional(), written.nullable()),
  phone: (label: string) => declare(label, { kind: 'phone' }, z.union([blank, phone]).optional(), written.nullable()),
  switch: (label: string, layout?: Layout) =>
    declare(label, { kind: 'switch' }, z.boolean().optional(), z.boolean(), layout),
  day: (label: string, rule?: DayRule) => declare(label, dayEntry(rule), optionalDay, written.nullable()),
  select: <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
    declare(label, { kind: 'select', values }, z.union([blank, z.enum(values)]).optional(), z.enum(values).nullable()),
  choice: (label: string, lookup: string) =>
    declare(label, { kind: 'choice', lookup }, chosenOrNone.optional(), named.nullable()),
};

/** A field that a form may omit and every record has: the server fills in its default. */
export const decided = {
  choice: (label: string, lookup: string) => declare(label, { kind: 'choice', lookup }, chosen.optional(), named),
  lookup: (label: string, lookup: string) => declare(label, { kind: 'lookup', lookup }, found.optional(), named),
};

/** A field that only these role groups read and write. */
export const onlyFor = <F extends z.ZodType, A extends z.ZodType, K extends Entry['kind']>(
  audience: readonly RoleGroup[],
  field: RecordField<F, A, K>,
): RecordField<F, z.ZodOptional<A>, K> => ({ ...field, answer: field.answer.optional(), audience });

/** A section of a form and of the record's page, with its fields in order. */
export interface FieldSection<F extends RecordFields = RecordFields> {
  title: string;
  fields: F;
  audience?: readonly RoleGroup[];
}

export type FieldNames<F extends RecordFields> = F extends unknown ? keyof F & string : never;

/** The fields by name. */
export const fieldEntries = <F extends RecordFields>(fields: F, without: readonly string[] = []) =>
  Object.entries(fields).filter(([name]) => !without.includes(name)) as [FieldNames<F>, RecordField][];

/** The fields at a path of the form, such as `company.location`. */
export const at = <const P extends string, F extends RecordFields>(path: P, fields: F) =>
  Object.fromEntries(fieldEntries(fields).map(([name, field]) => [`${path}.${name}`, field])) as {
    [K in keyof F & string as `${P}.${K}`]: F[K];
  };

type ShapeOf<F extends RecordFields, P extends 'form' | 'answer'> = { [K in keyof F]: F[K][P] };

const shapeOf = <F extends RecordFields, P extends 'form' | 'answer'>(fields: F, part: P): ShapeOf<F, P> =>
  Object.fromEntries(fieldEntries(fields).map(([name, field]) => [name, field[part]])) as ShapeOf<F, P>;

/** The members of a form's schema. */
export const formShape = <F extends RecordFields>(fields: F): ShapeOf<F, 'form'> => shapeOf(fields, 'form');

/** The members of an answer's schema. */
export const answerShape = <F extends RecordFields>(fields: F): ShapeOf<F, 'answer'> => shapeOf(fields, 'answer');

type ShownShape<F extends RecordFields> = {
  [K in keyof F]: F[K]['entry']['kind'] extends 'choice' ? typeof named : z.ZodString;
};

/** The members of a group in answers: what is stored, whatever forms require today; missing values are empty texts. */
export const shownShape = <F extends RecordFields>(fields: F): ShownShape<F> =>
  Object.fromEntries(
    fieldEntries(fields).map(([name, { entry }]) => [name, entry.kind === 'choice' ? named : written]),
  ) as ShownShape<F>;

/** Fields that belong together, such as an address. */
export const group = <F extends RecordFields>(label: string, fields: F): RecordGroup<F> => ({
  label,
  entry: { kind: 'group', fields },
  form: z.object(formShape(fields)),
  answer: z.object(shownShape(fields)),
});

/** The names of the fields that a reader may neither read nor write. */
export const withheldFields = (
  fields: RecordFields,
  isAudience: (groups: readonly RoleGroup[]) => boolean,
): readonly string[] =>
  fieldEntries(fields)
    .filter(([, { audience }]) => audience && !isAudience(audience))
    .map(([name]) => name);

/** East of Greenwich it may already be tomorrow. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export interface DayBounds {
  earliest?: string;
  latest?: string;
}

/** The first and last day that a field accepts in a form. `today` is in UTC. */
export const boundsOf = ({ earliest, latest, past, notBefore }: DayRule, form: object, today: string): DayBounds => {
  const other: unknown = notBefore && Reflect.get(form, notBefore);
  const first = other ? String(other) : earliest;
  const last = past ? dayAfter(today) : latest;
  return { ...(first && { earliest: first }), ...(last && { latest: last }) };
};

/** The days of a form that are out of bounds, each with its message. ISO days compare as texts. */
export const dayFaults = (fields: RecordFields, form: object, today: string): { path: string; message: string }[] =>
  Object.entries(fields).flatMap(([path, { entry }]) => {
    const day: unknown = Reflect.get(form, path);
    if (entry.kind !== 'day' || !entry.rule || typeof day !== 'string' || day === '') return [];
    const { earliest, latest } = boundsOf(entry.rule, form, today);
    if (earliest && day < earliest) return [{ path, message: dateBelowMinimum }];
    return latest && day > latest ? [{ path, message: dateAboveMaximum }] : [];
  });
