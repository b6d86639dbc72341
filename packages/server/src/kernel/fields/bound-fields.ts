import {
  type Entry,
  fieldEntries,
  type RecordField,
  type RecordFields,
  type RecordGroup,
} from '@attestry/contract/kernel/record-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { LoggedField } from '../change-log/change-log.ts';
import { nameIn } from '../lookups/name-of.ts';
import { withProductName } from '../settings/product-name.ts';
import type { Settings } from '../settings/settings.ts';

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Members<D> = D extends RecordGroup<infer G> ? (members: G) => void : never;
type Grouped<F extends RecordFields> = Members<F[keyof F]> extends (members: infer G) => void ? G : unknown;

/** The fields with those of groups in place of the groups. */
type Flat<F extends RecordFields> = {
  [K in keyof F as F[K] extends RecordGroup<RecordFields> ? never : K]: F[K];
} & Grouped<F>;

type KindAt<F, K extends keyof F> = F[K] extends { entry: { kind: infer Kind } } ? Kind : never;

type PickedOf<F> = { [K in keyof F]: KindAt<F, K> extends 'choice' | 'lookup' ? K : never }[keyof F];

type Columns = Readonly<Record<string, string>>;

/** The column of each field. */
type ColumnsOf<F, C> = {
  [K in keyof F & string]: C extends { [P in K]: infer Other extends string } ? Other : Snake<K>;
};

/** The fields of a record bound to the table that stores them. */
export interface BoundFields<F extends RecordFields, C extends Columns = Columns> {
  table: string;
  fields: F;
  columns: C;
  /** For each field that picks an entry the table of the entries, which have an id and a name. */
  named: Partial<Record<string, string>>;
}

const flat = (fields: RecordFields): [string, RecordField][] =>
  fieldEntries(fields).flatMap(([name, field]) =>
    field.entry.kind === 'group' ? flat(field.entry.fields) : [[name, field]],
  );

/**
 * Binds declared fields to a table. A field is stored in the column of its own name, in snake case, unless `columns` names
 * another; a field that picks an entry needs its name. The fields of a group have columns of the same table.
 */
export const bindFields = <F extends RecordFields, const C extends { [K in keyof Flat<F>]?: string }>(
  fields: F,
  { table, columns, named }: { table: string; columns: C; named: Record<PickedOf<Flat<F>>, string> },
): BoundFields<F, ColumnsOf<Flat<F>, C>> => {
  const others: Partial<Columns> = columns;
  const own = Object.fromEntries(flat(fields).map(([name]) => [name, others[name] ?? snakeOf(name)]));
  return { table, fields, columns: own as ColumnsOf<Flat<F>, C>, named };
};

/** A field that is omitted from a form keeps its value; null clears one that may be missing. */
type Kept<S, A> = Extract<S, undefined> | (null extends A ? null : never);

/** An entry of a shipped lookup has a small number. */
type Stored<D> =
  D extends RecordField<infer S, infer A, infer K>
    ? K extends 'choice'
      ? number | Kept<z.output<S>, z.output<A>>
      : K extends 'lookup'
        ? string | Kept<z.output<S>, z.output<A>>
        : z.output<S> | Kept<z.output<S>, z.output<A>>
    : never;

type ValuesOf<F, C extends Columns> = {
  [K in keyof F & string as C[K]]: Stored<F[K]>;
};

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const storedAs = ({ kind }: Entry, value: unknown): unknown => {
  const plain = hasId(value) ? value.id : value;
  if (typeof plain !== 'string' || plain === '') return plain === '' ? null : plain;
  return kind === 'choice' ? Number(plain) : plain;
};

const flatForm = (fields: RecordFields, form: object): [string, Entry, unknown][] =>
  fieldEntries(fields).flatMap(([name, { entry }]) => {
    const value: unknown = Reflect.get(form, name);
    if (entry.kind !== 'group') return [[name, entry, value]];
    return flatForm(entry.fields, typeof value === 'object' && value !== null ? value : {});
  });

/** The values of a form by column: null if cleared, undefined if omitted. */
export const columnValuesOf = <F extends RecordFields, C extends Columns>(
  { fields, columns }: BoundFields<F, C>,
  form: { [K in keyof F]?: unknown },
): ValuesOf<Flat<F>, C> => {
  const values = flatForm(fields, form).map(([name, entry, value]) => [columns[name] ?? name, storedAs(entry, value)]);
  return Object.fromEntries(values) as ValuesOf<Flat<F>, C>; // one for each field
};

type Bound = Pick<BoundFields<RecordFields>, 'table' | 'columns' | 'named'>;

const columnAt = ({ table, columns }: Bound, name: string) => sql.ref(`${table}.${columns[name] ?? name}`);

/** The id and name of an entry. */
export const entryIn = (entries: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('id', entry.id::text, 'name', entry.name)
    from ${sql.table(entries)} as entry where entry.id = ${id})`;

/** The fields of a group as JSON; a missing value is an empty text. */
export const selectGroup = (bound: Bound, fields: RecordFields): RawBuilder<unknown> => {
  const pairs = Object.keys(fields).map((name) => {
    const [column, entries] = [columnAt(bound, name), bound.named[name]];
    const at = entries
      ? sql`coalesce(${entryIn(entries, column)}, '{"id": "", "name": ""}')`
      : sql`coalesce(${column}, '')`;
    return sql`${sql.lit(name)}, ${at}`;
  });
  return sql`jsonb_build_object(${sql.join(pairs)})`;
};

/** The answer's fields for the record's query, without those withheld from its reader. */
export const selectFields = (bound: BoundFields<RecordFields>, withheld: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    fieldEntries(bound.fields, withheld).map(([name, { entry }]) => {
      const [column, entries] = [columnAt(bound, name), bound.named[name]];
      if (entry.kind === 'group') return sql`${selectGroup(bound, entry.fields)} as ${sql.ref(name)}`;
      const at = entries && !('holds' in entry) ? entryIn(entries, column) : column;
      return sql`${at} as ${sql.ref(name)}`;
    }),
  );

/** The columns of some fields. */
export const columnsOf = (
  { columns }: Pick<BoundFields<RecordFields>, 'columns'>,
  names: readonly string[],
): string[] => names.map((name) => columns[name] ?? name);

/** The names of the columns in the change log: the labels of their fields. Settings fill in `{product}`. */
export const labelsOf = (
  { fields, columns, named }: BoundFields<RecordFields>,
  settings: Pick<Settings, 'PRODUCT_NAME'> = { PRODUCT_NAME: '{product}' },
): Record<string, LoggedField> =>
  Object.fromEntries(
    flat(fields).map(([name, field]) => {
      const label = withProductName(field.label, settings);
      const entries = named[name];
      return [columns[name] ?? name, { label, ...(entries && { nameOf: nameIn(entries) }) }];
    }),
  );
