import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelWorld, storeWorld, worldArbitrary } from '../../app/testing/model-world.ts';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { type Actor, type Organisations, visitor } from '../../kernel/access/actor.ts';
import { auditRelations } from './audit-reach.scope.ts';
import { companyRelations } from './company-reach.scope.ts';
import type { Relation } from './relation.scope.ts';
import { siteRelations } from './site-reach.scope.ts';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const relations = { audit: auditRelations, site: siteRelations, company: companyRelations };
const named = Object.entries(relations).flatMap(([kind, all]) =>
  Object.entries<Relation>(all).map(([name, relation]) => ({ kind, name, relation })),
);

/** Somebody who belongs to one organisation alone. */
const personOf = (kind: keyof Organisations, id: string): Actor => ({
  ...visitor,
  organisations: { ...visitor.organisations, [kind]: [id] },
});

const organisationsOf = ({ companies, sites, bodies }: ModelWorld) => [
  ...companies.map(({ id }) => ({ type: 'Company', id, person: personOf('companies', id) })),
  ...sites.map(({ id }) => ({ type: 'Site', id, person: personOf('sites', id) })),
  ...bodies.map(({ id }) => ({ type: 'CertificationBody', id, person: personOf('certificationBodies', id) })),
  ...[...new Set(bodies.flatMap(({ accreditedBy }) => accreditedBy ?? []))].map((id) => ({
    type: 'AccreditationBody',
    id,
    person: personOf('accreditationBodies', id),
  })),
];

interface Pair {
  record: string;
  type: string;
  id: string;
}
const lineOf = ({ record, type, id }: Pair) => `${record}: ${type} ${id}`;

/** Each record with each organisation whose people reach it. */
const fromPeople = async (world: ModelWorld, kind: string, { rows }: Relation): Promise<string[]> => {
  const pairs = organisationsOf(world).map(
    ({
      type,
      id,
      person,
    }) => sql`select ${sql.ref(`${kind}.id`)}::text as record, ${type}::text as type, ${id}::text as id
      from ${sql.table(kind)} where ${rows(person)}`,
  );
  const found = await sql<Pair>`${sql.join(pairs, sql` union all `)}`.execute(directory.owner);
  return found.rows.map(lineOf).sort();
};

/** The same, asked of the records. */
const fromRecords = async (kind: string, { organisations }: Relation): Promise<string[]> => {
  const found = await sql<Pair>`select distinct ${sql.ref(`${kind}.id`)}::text as record, reached.type, reached.id::text
    from ${sql.table(kind)} cross join lateral (${organisations}) as reached`.execute(directory.owner);
  return found.rows.map(lineOf).sort();
};

describe('a relation of organisations to records', () => {
  it('reaches from an organisation the records that it reaches the organisation from', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        await storeWorld(directory.owner, world);
        for (const { kind, name, relation } of named)
          expect([name, await fromRecords(kind, relation)]).toEqual([name, await fromPeople(world, kind, relation)]);
      }),
      { seed: 1, numRuns: 20 },
    );
  });
});
