import { roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import type { ModelAudit, ModelOrganisation, ModelPerson, ModelWorld } from './model-world.ts';

const ids = (first: number, count: number): string[] => Array.from({ length: count }, (_, at) => String(first + at));

const bodyIds = ids(1, 3);
const officeIds = ids(1, 2);
export const accreditationIds = ids(1, 2);
const companyIds = ids(10_001, 3);
const siteIds = ids(1_000_001, 5);
const auditIds = ids(500_001, 8);
const recallIds = ids(30_001, 4);

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const seldom = (chance: number) => fc.integer({ min: 1, max: chance }).map((thrown) => thrown === 1);
const maybe = <T>(values: readonly T[]) => fc.option(oneOf(values), { nil: undefined });

const together = <T>(each: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T[]> => fc.tuple(...each);

const organisation: fc.Arbitrary<ModelOrganisation> = fc.oneof(
  oneOf(companyIds).map((id) => ({ type: 'Company' as const, id })),
  oneOf(siteIds).map((id) => ({ type: 'Site' as const, id })),
  oneOf(bodyIds).map((id) => ({ type: 'CertificationBody' as const, id })),
);

const organisationsOf: Record<string, fc.Arbitrary<ModelOrganisation>> = {
  CB: fc.oneof(
    { weight: 3, arbitrary: oneOf(bodyIds).map((id) => ({ type: 'CertificationBody' as const, id })) },
    { weight: 1, arbitrary: oneOf(officeIds).map((id) => ({ type: 'Office' as const, id })) },
  ),
  AB: oneOf(accreditationIds).map((id) => ({ type: 'AccreditationBody' as const, id })),
  Site: oneOf(siteIds).map((id) => ({ type: 'Site' as const, id })),
  Company: fc.oneof(
    { weight: 3, arbitrary: oneOf(companyIds).map((id) => ({ type: 'Company' as const, id })) },
    { weight: 1, arbitrary: oneOf(siteIds).map((id) => ({ type: 'Site' as const, id })) },
  ),
};

/** Roles for which relations decide come more often than those that see everything or nothing. */
const roleArbitrary = oneOf(
  roles.flatMap((role) => (/^(CB|AB|Company|Site)/.test(role) ? [role, role, role] : [role])),
);

/** Somebody of a role, in up to three organisations of the kinds that roles of its group belong to. */
export const personArbitrary: fc.Arbitrary<ModelPerson> = roleArbitrary.chain((role) => {
  const kind = organisationsOf[role.split(' ')[0] ?? ''] ?? organisation;
  const several = fc.uniqueArray(kind, { maxLength: 3, selector: ({ type, id }) => `${type} ${id}` });
  return several.map((organisations) => ({ role, organisations: role.startsWith('{body}') ? [] : organisations }));
});

const auditArbitrary = (id: string): fc.Arbitrary<ModelAudit> =>
  fc.record({
    id: fc.constant(id),
    siteId: oneOf(siteIds),
    ownerId: oneOf(companyIds),
    bodyId: oneOf(bodyIds),
    status: oneOf(['Current', 'Current', 'Holding', 'Closed', 'Archived'] as const),
    uploadedBy: oneOf(['StandardsBody', 'CertificationBody', 'Company', 'Site'] as const),
  });

const shareArbitrary = fc.record({
  entity: fc.oneof(
    oneOf(auditIds).map((id) => ({ of: 'audit' as const, id })),
    oneOf(siteIds).map((id) => ({ of: 'site' as const, id })),
    oneOf(companyIds).map((id) => ({ of: 'company' as const, id })),
  ),
  with: organisation,
});

/** A small directory in which everything may be related to everything. */
export const worldArbitrary: fc.Arbitrary<ModelWorld> = fc.record({
  companies: together(
    companyIds.map((id) =>
      fc.record({ id: fc.constant(id), isArchived: seldom(4), blocksSharing: seldom(3), createdBy: maybe(bodyIds) }),
    ),
  ),
  sites: together(
    siteIds.map((id) =>
      fc.record({
        id: fc.constant(id),
        companyId: oneOf(companyIds),
        isArchived: seldom(3),
        createdBy: maybe(bodyIds),
      }),
    ),
  ),
  audits: together(auditIds.map(auditArbitrary)),
  recalls: together(
    recallIds.map((id) =>
      fc.record({
        id: fc.constant(id),
        siteId: oneOf(siteIds),
        auditId: oneOf(auditIds),
        bodyId: oneOf(bodyIds),
        isArchived: seldom(3),
      }),
    ),
  ),
  shares: fc
    .uniqueArray(shareArbitrary, { minLength: 2, maxLength: 12, selector: (share) => JSON.stringify(share) })
    .map((shares) => shares.map(({ entity, ...share }) => ({ ...entity, ...share }))),
  bodies: together(bodyIds.map((id) => fc.record({ id: fc.constant(id), accreditedBy: maybe(accreditationIds) }))),
  offices: together(officeIds.map((id) => fc.record({ id: fc.constant(id), bodyId: oneOf(bodyIds) }))),
});
