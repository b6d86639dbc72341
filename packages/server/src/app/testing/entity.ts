import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import type fc from 'fast-check';
import type { Insertable, RawBuilder } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../kernel/database/tables.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Owner } from './about.ts';
import type { Answer } from './test-directory.ts';

/** How a record stands to whoever calls. A column of the matrix. */
export const relationships = [
  'own',
  'archived',
  'created',
  'contested',
  'holding',
  'closed',
  'audit shared',
  'site shared',
  'company shared',
  'holding, shared',
  'share ended',
  'other',
  'other, archived',
  'other, holding',
  'colleague',
  'above',
  'none',
] as const;
export type Relationship = (typeof relationships)[number];

/** How a record of others may have come to the caller's organisations. */
const sharings = ['audit shared', 'site shared', 'company shared', 'share ended'] as const;

/** A record of others in each of these ways, one after the other. */
export const inEachSharing = async (make: (sharing: Relationship) => Promise<string>) => {
  const made: Partial<Record<Relationship, string>> = {};
  for (const sharing of sharings) made[sharing] = await make(sharing);
  return made;
};

export type Values<T extends keyof DB> = Partial<Insertable<DB[T]>>;

/** What the records of an entity are made with. */
export interface Making {
  owner: Owner;
  settings: Settings;
  /** The caller's certification body, and one of strangers. */
  bodies: { own: string; other: string };
  /** The record of an entity made before. Throws where it has none in that relationship. */
  made(entity: string, relationship: Relationship): string;
}

/** What the generated tests need of one kind of record. */
export interface Entity {
  table: keyof DB;
  /** The column of its public id; `id` unless said. */
  key?: string;
  /** A record in each relationship that the entity knows. */
  records(making: Making): Promise<Partial<Record<Relationship, string>>>;
  /** A public id that no record has. */
  none: string;
  listed?: ListedNames;
}

type NamedTable = 'site' | 'company' | 'certification_body';

/** A listing that shows the names of other records. */
export interface ListedNames {
  /** Its column for the name in a table. */
  names: Partial<Record<NamedTable, string>>;
  /** The id of another record that it is stored under, beside the named ones. */
  under?(owner: Owner, named: Record<NamedTable, string>): Promise<string>;
  /** The id of the record. */
  store(db: Owner, given: Record<NamedTable, string> & { under: string }): Promise<string>;
  /** An edit of the record, and what the listing then shows. */
  edit: { set: RawBuilder<unknown>; shows: object };
}

/** What the test against the naive model asks of a kind of record. */
export interface Answered {
  path: string;
  viewing: Permission;
  /** A form that is valid, to be refused as stale by whoever may edit. */
  revising?: { permission: Permission; form: object };
  /** What reading one answers beside its abilities, as far as the model knows it. */
  facts(body: Answer['body']): object;
  /** The `table.column` of the text that tells one record from another. */
  named: string;
}

/** One table of the naive model's world. */
export interface ModelRows<Row> {
  row: z.ZodType<Row>;
  /** The stored rows as the model reads them, each as JSON. */
  select: RawBuilder<unknown>;
  arbitrary: fc.Arbitrary<Row[]>;
  store(owner: Owner, rows: Row[]): Promise<unknown>;
}

/** Has the row inferred from its schema. */
export const modelRows = <Row>(rows: ModelRows<Row>): ModelRows<Row> & { rows: z.ZodType<Row[]> } => ({
  ...rows,
  rows: z.array(rows.row),
});
