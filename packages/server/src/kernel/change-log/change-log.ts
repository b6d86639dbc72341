import type { ChangeLogEntry, changeLogQuery } from '@attestry/contract/kernel/change-log.ts';
import { exactRows, type Page } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { allOf, always, anyOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { containing } from '../database/like.ts';
import { requireCounted } from '../lists/run-list.ts';
import type { NameOf } from '../lookups/name-of.ts';

/** How a stored field is shown: its label; for an id, the query for its name; for a nested value, its text. */
export interface LoggedField {
  label: string;
  nameOf?: NameOf;
  /** Not called for an absent value. */
  formatValue?: (value: unknown) => string;
}
export type LoggedFields = Record<string, LoggedField | string>;

/** The fields of a part of a record with their labels in the change log; `whose` if a record has several such parts. */
export const loggedPart = (
  part: string,
  fields: Record<string, LoggedField>,
  whose = '',
): Record<string, LoggedField> =>
  Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [
      `${part}.${column}`,
      { ...field, label: whose ? `${whose}: ${field.label}` : field.label },
    ]),
  );

type Query = z.output<typeof changeLogQuery>;

interface Row {
  changed_by: string;
  at: Date;
  event: string;
  changes: { part: string; changes: Record<string, [unknown, unknown]> }[];
}

/** A logged moment as text: in UTC, because the reader's time zone is unknown here. */
export const momentText = (moment: unknown): string =>
  `${new Date(String(moment)).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** What is hidden from a reader, including that it changed: an entry with nothing else is omitted. */
export interface Withheld {
  columns: readonly string[];
  /** Entries that concern a former owner of the record; `owner` is the column with the owner. */
  ofFormerOwners?: { columns: readonly string[]; owner: string };
}

/** Another record that belongs to this one: some of its columns are shown as well, as changed since a moment. */
export interface Joined {
  entity: string;
  id: string;
  columns: readonly string[];
  since: Date;
}

/** The record whose changes are read, with its labels. */
interface LoggedRecord {
  entity: string;
  id: string;
  fields: LoggedFields;
  withheld?: Withheld;
  joined?: Joined | undefined;
  /** Parts that its timeline leaves out, because they are no events in the record's life. */
  asides?: readonly string[];
}

/** Up to the entry of the latest change of owner; none if the owner never changed. */
const isOfFormerOwner = ({ entity, id }: LoggedRecord, owner: string) => sql`log.id <= (
  select max(same.id) from change_log as same where same.entity = ${entity} and same.entity_id = ${id}::bigint
    and (same.transaction, same.at) = (
      select moved.transaction, moved.at from change_log as moved
      where moved.entity = ${entity} and moved.entity_id = ${id}::bigint and moved.part = ${entity}
        and moved.changes -> ${owner}::text ->> 0 is not null
      order by moved.id desc limit 1))`;

const ownChanges = (record: LoggedRecord) => {
  const { columns = [], ofFormerOwners } = record.withheld ?? {};
  const visible = sql`log.changes - ${columns}::text[]`;
  if (!ofFormerOwners) return visible;
  return sql`${visible} - case when ${isOfFormerOwner(record, ofFormerOwners.owner)}
    then ${ofFormerOwners.columns}::text[] else '{}' end`;
};

const visibleChanges = (record: LoggedRecord) => {
  const own = ownChanges(record);
  if (!record.joined) return own;
  return sql`case when log.entity = ${record.entity} then ${own} else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(log.changes)
    where key = any(${record.joined.columns}::text[])) end`;
};

const isOfRecord = ({ entity, id, joined }: LoggedRecord): Predicate => {
  const isOf = (one: Pick<Joined, 'entity' | 'id'>) =>
    sql<boolean>`(log.entity = ${one.entity} and log.entity_id = ${one.id}::bigint)`;
  const own = isOf({ entity, id });
  return joined ? anyOf(own, allOf(isOf(joined), sql<boolean>`log.at >= ${joined.since}::timestamptz`)) : own;
};

/** A day in UTC rather than a moment. */
const isDay = (text: string): boolean => !text.includes('T');

const within = ({ dateFrom, dateTo }: Query): Predicate => {
  const from = dateFrom === undefined ? always : sql<boolean>`log.at >= ${dateFrom}::timestamptz`;
  if (dateTo === undefined) return from;
  return allOf(from, isDay(dateTo) ? sql`log.at < ${dateTo}::date + 1` : sql`log.at <= ${dateTo}::timestamptz`);
};

/** Who made a change: a user, somebody without an account, or the directory itself. */
const changedBy = (actorName: RawBuilder<unknown>) =>
  sql<string>`coalesce(app_user.first_name || ' ' || app_user.last_name, ${actorName}, 'Directory')`;

const isTold = ({ asides = [] }: LoggedRecord, { timeline }: Query): Predicate =>
  timeline ? sql<boolean>`log.part <> all(${asides}::text[])` : always;

const entriesOf = (record: LoggedRecord, query: Query) => sql`
  select log.transaction, log.at, min(log.id) as first, min(log.event) as event, min(log.actor_id) as actor_id,
    min(log.actor_name) as actor_name,
    jsonb_agg(jsonb_build_object('part', log.part, 'changes', visible.changes) order by log.id) as changes
  from change_log as log left join app_user on app_user.id = log.actor_id,
    lateral (select ${visibleChanges(record)} as changes) as visible
  where ${isOfRecord(record)}
    and (log.changes = '{}' or visible.changes <> '{}')
    and ${within(query)} and ${isTold(record, query)}
    and (${query.searchTerm ?? null}::text is null or ${changedBy(sql`log.actor_name`)} ilike ${containing(query.searchTerm ?? '')})
  group by log.transaction, log.at`;

const rowsOf = async (db: Reader, record: LoggedRecord, query: Query) => {
  const direction = sql.raw(query.order);
  const { rows } = await sql<Row>`
    select entry.*, ${changedBy(sql`entry.actor_name`)} as changed_by
    from (${entriesOf(record, query)}) as entry left join app_user on app_user.id = entry.actor_id
    order by entry.first ${direction} limit ${query.rows} offset ${(query.pageNumber - 1) * query.rows}`.execute(db);
  return rows;
};

const countOf = async (db: Reader, record: LoggedRecord, query: Query): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (${entriesOf(record, query)} limit ${exactRows + 1}) as entry`.execute(db);
  return rows[0]?.total ?? 0;
};

const isNone = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

const asText = (value: unknown): string | null => {
  if (isNone(value)) return null;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // A file is stored as name and SHA-256, and shown by name.
  if (typeof value === 'object' && 'sha256' in value && 'name' in value) return String(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Words a stored value: "Chile" rather than a number. Looks up each name once. */
export const naming = (db: Reader) => {
  const known = new Map<string, Promise<string>>();
  return (field: LoggedField, value: unknown): Promise<string | null> => {
    const text = field.formatValue && !isNone(value) ? field.formatValue(value) : asText(value);
    if (text === null || !field.nameOf) return Promise.resolve(text);
    const key = `${field.label}:${text}`;
    if (!known.has(key))
      known.set(
        key,
        field
          .nameOf(text)
          .execute(db)
          .then(({ rows }) => rows[0]?.name ?? text),
      );
    return known.get(key) ?? Promise.resolve(text);
  };
};

const words = (column: string) => {
  const text = column.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const fieldOf = (fields: LoggedFields, part: string, column: string): LoggedField => {
  const declared = fields[`${part}.${column}`] ?? fields[column] ?? words(column);
  return typeof declared === 'string' ? { label: declared } : declared;
};

const present = async (row: Row, fields: LoggedFields, nameFor: ReturnType<typeof naming>): Promise<ChangeLogEntry> => {
  const changed = row.changes.flatMap(({ part, changes }) =>
    Object.entries(changes).map(async ([column, [before, after]]) => {
      const field = fieldOf(fields, part, column);
      const [oldValue, newValue] = await Promise.all([nameFor(field, before), nameFor(field, after)]);
      return { fieldName: field.label, oldValue, newValue };
    }),
  );
  return {
    changeBy: row.changed_by,
    changeDate: `${row.at.toISOString().slice(0, 19)}Z`,
    event: row.event,
    fieldsChanged: await Promise.all(changed),
  };
};

/** One page of a record's changes; one entry per command. The caller has checked that the reader sees the record. */
export const readChangeLog = async (db: Reader, record: LoggedRecord, query: Query): Promise<Page<ChangeLogEntry>> => {
  requireCounted(query);
  const [rows, total] = await Promise.all([rowsOf(db, record, query), countOf(db, record, query)]);
  const nameFor = naming(db);
  return {
    totalPages: Math.ceil(Math.min(total, exactRows) / query.rows),
    total: Math.min(total, exactRows),
    totalIsLowerBound: total > exactRows,
    resultsList: await Promise.all(rows.map((row) => present(row, record.fields, nameFor))),
  };
};
