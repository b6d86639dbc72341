import type { Permission, Role } from '@attestry/contract/kernel/permissions.ts';
import type { FieldSection, RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import type fc from 'fast-check';
import type { Insertable, RawBuilder } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../kernel/database/tables.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Owner } from './about.ts';
import type { Answer } from './test-directory.ts';

/** The relationship of a record to the caller. A column of the matrix. */
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

/** The ways in which a record of others can be shared with the caller's organisations. */
const sharings = ['audit shared', 'site shared', 'company shared', 'share ended'] as const;

/** A record of others for each of these ways, in turn. */
export const inEachSharing = async (make: (sharing: Relationship) => Promise<string>) => {
  const made: Partial<Record<Relationship, string>> = {};
  for (const sharing of sharings) made[sharing] = await make(sharing);
  return made;
};

export type Values<T extends keyof DB> = Partial<Insertable<DB[T]>>;

/** What the records of an entity are created with. */
export interface Making {
  owner: Owner;
  settings: Settings;
  /** The caller's certification body, and one of strangers. */
  bodies: { own: string; other: string };
  /** An entity's record that was created earlier. Throws if it has none in that relationship. */
  made(entity: string, relationship: Relationship): string;
}

/** What the generated tests need to know about an entity. */
export interface Entity {
  table: keyof DB;
  /** The column of its public id; by default `id`. */
  key?: string;
  /** A record in each relationship that the entity has. */
  records(making: Making): Promise<Partial<Record<Relationship, string>>>;
  /** An unused public id. */
  none: string;
  listed?: ListedNames;
}

type NamedTable = 'site' | 'company' | 'certification_body';

/** A listing that shows the names of other records. */
export interface ListedNames {
  /** The column of the name in a table. */
  names: Partial<Record<NamedTable, string>>;
  /** The id of another record it is stored under, in addition to those named. */
  under?(owner: Owner, named: Record<NamedTable, string>): Promise<string>;
  /** The id of the record. */
  store(db: Owner, given: Record<NamedTable, string> & { under: string }): Promise<string>;
  /** An edit of the record, and what the listing shows afterwards. */
  edit: { set: RawBuilder<unknown>; shows: object };
}

/** What the comparison with the naive model needs to know about an entity. */
export interface Answered {
  path: string;
  /** The path of its list, and the column of the id in it, where they are others than `path` and `id`. */
  list?: { path: string; id: string };
  viewing: Permission;
  /** The fields it is made of, where they are declared, by their paths in the form. */
  fields?: RecordFields;
  /** The fields locked for a role are refused on creation too. */
  locksOnCreation?: true;
  /** The paths of its edit form that stay as they are for a role. */
  locked?(role: Role): readonly string[];
  /** A valid form, refused as stale for callers who may edit. */
  revising?: { permission: Permission; form: object | ((id: string) => object); path?: string };
  /** What reading a record returns in addition to its abilities, as far as the model knows it. */
  facts(body: Answer['body']): object;
  /** The `table.column` of the text that identifies a record. */
  named: string;
}

/** One table of the naive model. */
export interface ModelRows<Row> {
  row: z.ZodType<Row>;
  /** The stored rows as the model reads them, each as JSON. */
  select: RawBuilder<unknown>;
  arbitrary: fc.Arbitrary<Row[]>;
  store(owner: Owner, rows: Row[]): Promise<unknown>;
}

/** The fields of all sections. */
export const fieldsIn = (sections: readonly FieldSection[]): RecordFields =>
  Object.assign({}, ...sections.map(({ fields }) => fields));

/** Infers the row from its schema. */
export const modelRows = <Row>(rows: ModelRows<Row>): ModelRows<Row> & { rows: z.ZodType<Row[]> } => ({
  ...rows,
  rows: z.array(rows.row),
});
