import type { Role } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { pluck } from '../../kernel/testing/pluck.ts';
import type { Owner } from './about.ts';
import type { ModelOrganisation } from './entities/share.ts';
import { entities, kinds, worldRows } from './entities.ts';
import type { ModelRows } from './entity.ts';
import type { Person } from './test-directory.ts';

const stored = z.object(pluck(worldRows, 'rows'));

/** A directory as plain values: the input of the naive visibility model. */
export type ModelWorld = z.output<typeof stored>;

export interface ModelPerson {
  role: Role;
  organisations: ModelOrganisation[];
}

/** A small directory in which anything may be related to anything. */
export const worldArbitrary: fc.Arbitrary<ModelWorld> = fc.record(pluck(worldRows, 'arbitrary'));

const tables: [string, ModelRows<object>][] = Object.entries(worldRows);

/** An entity that belongs to no organisation is not emptied along with them. */
const emptied = [
  ...['certification_body', 'accreditation_body', 'share', 'change_log'],
  ...kinds.map(({ entity }) => entities[entity].table),
];

/** Replaces all organisations and records with those of the model. */
export const storeWorld = async (owner: Owner, world: ModelWorld): Promise<void> => {
  await sql`truncate ${sql.join(emptied.map((table) => sql.table(table)))} cascade`.execute(owner);
  const rows: Record<string, object[]> = world;
  for (const [name, table] of tables) await table.store(owner, rows[name] ?? []);
};

/** The stored directory as the naive model reads it. */
export const readStoredWorld = async (owner: Owner): Promise<ModelWorld> => {
  const columns = tables.map(([name, { select }]) => sql`array(${select}) as ${sql.ref(name)}`);
  const { rows } = await sql`select ${sql.join(columns)}`.execute(owner);
  return stored.parse(rows[0]);
};

export const asModelPerson = ({ role, organisations = [] }: Person): ModelPerson => ({
  role,
  organisations: organisations.map(([type, id]) => ({ type, id: String(id) })),
});
