import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelWorld, storeWorld, worldArbitrary } from '../../app/testing/model-world.ts';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { type Actor, type Organisations, visitor } from '../../kernel/access/actor.ts';
import type { Predicate } from '../../kernel/access/predicates.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { auditRelations } from './audit-reach.scope.ts';
import { companyRelations } from './company-reach.scope.ts';
import { contactRelations } from './contact-reach.scope.ts';
import type { Relation } from './relation.scope.ts';
import { siteRelations } from './site-reach.scope.ts';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const { related, accredited } = contactRelations;
const ofContacts = {
  'related company': related.company,
  'related site': related.site,
  'accredited company': accredited.company,
  'accredited site': accredited.site,
};
/** A contact has the id of its company or site. */
const contacts = sql`(select id, id as company_id, null::bigint as site_id from company
  union all select id, null, id from site) as contact`;
const rowsOf = (kind: string) => (kind === 'contact' ? contacts : sql.table(kind));

const relations = { audit: auditRelations, site: siteRelations, company: companyRelations, contact: ofContacts };
const named = Object.entries(relations).flatMap(([kind, all]) =>
  Object.entries<Relation>(all).map(([name, relation]) => ({ kind, name, relation })),
);

/** Somebody who belongs to a single organisation. */
const personOf = (kind: keyof Organisations, id: string): Actor => ({
  ...visitor,
  organisations: { ...visitor.organisations, [kind]: [id] },
  primaryCompany: kind === 'companies' ? id : undefined,
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

/** Each record with each organisation that sees it. */
const fromPeople = async (world: ModelWorld, kind: string, { rows }: Relation): Promise<string[]> => {
  const pairs = organisationsOf(world).map(
    ({
      type,
      id,
      person,
    }) => sql`select ${sql.ref(`${kind}.id`)}::text as record, ${type}::text as type, ${id}::text as id
      from ${rowsOf(kind)} where ${rows(person)}`,
  );
  const found = await sql<Pair>`${sql.join(pairs, sql` union all `)}`.execute(directory.owner);
  return found.rows.map(lineOf).sort();
};

/** The same, derived from the records. */
const fromRecords = async (kind: string, { organisations }: Relation): Promise<string[]> => {
  const found = await sql<Pair>`select distinct ${sql.ref(`${kind}.id`)}::text as record, reached.type, reached.id::text
    from ${rowsOf(kind)} cross join lateral (${organisations}) as reached`.execute(directory.owner);
  return found.rows.map(lineOf).sort();
};

describe('a company with thousands of shared sites', () => {
  it('lists, counts and finds them and their audits until the share ends', { timeout: 60_000 }, async () => {
    const { owner } = directory;
    const [buyer, supplier] = [await makeCompany(owner), await makeCompany(owner)];
    const site = await makeSite(owner, { company_id: supplier.id, name: 'Harbour Mill' });
    await makeAudit(owner, { site_id: site.id });
    await sql`insert into site (name, company_id, address_line1, city, country_id)
      select 'Wharf ' || number, ${supplier.id}, '1 Harbour Road', 'Hull', 826 from generate_series(1, 2001) as number`.execute(
      owner,
    );
    const reader = await directory.as({ role: 'Company BI S User', organisations: [['Company', buyer.id]] });
    const totals = async () => {
      const paths = ['companydirectory/api/Sites?', 'audit/api/Audit?'];
      const queries = ['', 'searchTerm=harbour', 'country=826', 'pageNumber=2', 'searchTerm=harbour&sortBy=city'];
      const answers = paths.flatMap((path) => queries.map((query) => reader.get(`/${path}${query}`)));
      return (await Promise.all(answers)).map(({ body }) => body.total);
    };
    await shareWith(owner, { type: 'company', id: supplier.id }, { type: 'Company', id: buyer.id });
    expect(await totals()).toEqual([2002, 1, 2002, 2002, 1, 1, 1, 1, 1, 1]);
    await owner.deleteFrom('share').execute();
    expect(await totals()).toEqual(Array(10).fill(0));
  });
});

describe('a relation between organisations and records', () => {
  it('finds the same pairs from the organisation and from the record', {
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

  it('shows contacts to those who have it to the company or site', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        await storeWorld(directory.owner, world);
        for (const name of ['related', 'accredited'] as const)
          for (const [kind, own] of [
            ['company', companyRelations[name]],
            ['site', siteRelations[name]],
          ] as const)
            expect([name, await fromPeople(world, 'contact', contactRelations[name][kind])]).toEqual([
              name,
              await fromPeople(world, kind, own),
            ]);
      }),
      { seed: 3, numRuns: 5 },
    );
  });

  it('finds the same rows by index and row by row', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(worldArbitrary, async (world) => {
        await storeWorld(directory.owner, world);
        const idsOf = async (kind: string, rows: Predicate) =>
          (await sql`select id from ${rowsOf(kind)} where ${rows} order by id`.execute(directory.owner)).rows;
        for (const { kind, name, relation } of named)
          for (const { person } of organisationsOf(world))
            for (const { found, ofMany } of relation.sets(person))
              if (ofMany) expect([name, await idsOf(kind, ofMany.each)]).toEqual([name, await idsOf(kind, found)]);
      }),
      { seed: 2, numRuns: 5 },
    );
  });
});
