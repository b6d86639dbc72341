import { roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { oneOf } from './arbitraries.ts';
import { accreditationIds, bodyIds } from './entities/certification-body.ts';
import { companyIds } from './entities/company.ts';
import { officeIds } from './entities/office.ts';
import { type ModelOrganisation, organisation } from './entities/share.ts';
import { siteIds } from './entities/site.ts';
import type { ModelPerson } from './model-world.ts';

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

/** Roles that depend on relations are chosen more often than roles that see everything or nothing. */
const roleArbitrary = oneOf(
  roles.flatMap((role) => (/^(CB|AB|Company|Site)/.test(role) ? [role, role, role] : [role])),
);

/** A person of a role, in up to three organisations of the types that its role group allows. */
export const personArbitrary: fc.Arbitrary<ModelPerson> = roleArbitrary.chain((role) => {
  const kind = organisationsOf[role.split(' ')[0] ?? ''] ?? organisation;
  const several = fc.uniqueArray(kind, { maxLength: 3, selector: ({ type, id }) => `${type} ${id}` });
  return several.map((organisations) => ({ role, organisations: role.startsWith('{body}') ? [] : organisations }));
});
