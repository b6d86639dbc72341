import type { Entry, RecordField, RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { LoggedField } from '../change-log/change-log.ts';
import { nameIn } from '../lookups/name-of.ts';
import { withProductName } from '../settings/product-name.ts';
import type { Settings } from '../settings/settings.ts';
import { cleared } from './form-columns.ts';

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type PickedOf<F extends RecordFields> = {
  [K in keyof F]: F[K]['entry']['kind'] extends 'choice' | 'lookup' ? K : never;
}[keyof F];

type Columns = Readonly<Record<string, string>>;

/** The column of each field. */
type ColumnsOf<F extends RecordFields, C> = {
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

/**
 * Binds declared fields to a table. A field is stored in the column of its own name, in snake case, unless `columns` names
 * another; a field that picks an entry needs its name.
 */
export const bindFields = <F extends RecordFields, const C extends { [K in keyof F]?: string }>(
  fields: F,
  { table, columns, named }: { table: string; columns: C; named: Record<PickedOf<F>, string> },
): BoundFields<F, ColumnsOf<F, C>> => {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, columns[name] ?? snakeOf(name)]));
  return { table, fields, columns: own as ColumnsOf<F, C>, named };
};

/** An entry of a shipped lookup has a small number. A field that is omitted from a form keeps its value. */
type Stored<D> =
  D extends RecordField<infer S, z.ZodType, infer K>
    ? K extends 'choice'
      ? number | Extract<z.output<S>, undefined>
      : K extends 'lookup'
        ? string | Extract<z.output<S>, undefined>
        : z.output<S> | (undefined extends z.output<S> ? null : never)
    : never;

type ValuesOf<F extends RecordFields, C extends Columns> = {
  [K in keyof F & string as C[K]]: Stored<F[K]>;
};

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const storedAs = ({ kind }: Entry, value: unknown): unknown => {
  if (hasId(value)) return kind === 'choice' ? Number(value.id) : value.id;
  return typeof value === 'string' ? cleared(value) : value;
};

/** The values of a form by column: null if cleared, undefined if omitted. */
export const columnValuesOf = <F extends RecordFields, C extends Columns>(
  { fields, columns }: BoundFields<F, C>,
  form: { [K in keyof F]?: unknown },
): ValuesOf<F, C> => {
  const values = Object.entries(fields).map(([name, { entry }]) => [
    columns[name] ?? name,
    storedAs(entry, form[name]),
  ]);
  return Object.fromEntries(values) as ValuesOf<F, C>; // one for each field
};

/** The answer's fields for the record's query, without those withheld from its reader. */
export const selectFields = <F extends RecordFields>(
  { table, fields, columns, named }: BoundFields<F>,
  withheld: readonly string[],
): RawBuilder<unknown> => {
  const shown = Object.keys(fields).filter((name) => !withheld.includes(name));
  return sql.join(
    shown.map((name) => {
      const [column, entries] = [sql.ref(`${table}.${columns[name] ?? name}`), named[name]];
      const at = entries
        ? sql`(select jsonb_build_object('id', entry.id::text, 'name', entry.name)
            from ${sql.table(entries)} as entry where entry.id = ${column})`
        : column;
      return sql`${at} as ${sql.ref(name)}`;
    }),
  );
};

/** The columns of some fields. */
export const columnsOf = (
  { columns }: Pick<BoundFields<RecordFields>, 'columns'>,
  names: readonly string[],
): string[] => names.map((name) => columns[name] ?? name);

/** The names of the columns in the change log: the labels of their fields. */
export const labelsOf = <F extends RecordFields>(
  { fields, columns, named }: BoundFields<F>,
  settings: Pick<Settings, 'PRODUCT_NAME'>,
): Record<string, LoggedField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const label = withProductName(field.label, settings);
      const entries = named[name];
      return [columns[name] ?? name, { label, ...(entries && { nameOf: nameIn(entries) }) }];
    }),
  );
