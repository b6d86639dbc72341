import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelOrganisation } from './testing/entities/share.ts';
import { kinds } from './testing/entities.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import { asModelPerson, type ModelPerson, type ModelWorld, readStoredWorld } from './testing/model-world.ts';
import type { Caller } from './testing/test-directory.ts';
import { expectAgreement } from './testing/visibility-answers.ts';

let directory: MatrixDirectory;
let world: ModelWorld;
const callers = new Map<Role, Caller>();

beforeAll(async () => {
  directory = await matrixDirectory();
  world = await readStoredWorld(directory.owner);
  for (const role of roles) callers.set(role, await directory.as({ role }));
});
afterAll(() => directory.close());

const each = (type: ModelOrganisation['type'], rows: readonly { id: string | undefined }[]): ModelOrganisation[] =>
  rows.flatMap(({ id }) => (id ? [{ type, id }] : []));

/** Every organisation that a role may belong to; each kind of organisation is tested with one role. */
const organisationsFor = (role: Role): ModelOrganisation[] => {
  const { bodies, offices, companies, sites } = world;
  const accreditations = bodies.map(({ accreditedBy }) => ({ id: accreditedBy }));
  if (role === 'CB Full Admin') return [...each('CertificationBody', bodies), ...each('Office', offices)];
  if (role === 'AB User') return each('AccreditationBody', accreditations);
  if (role === 'Company BI S User') return each('Company', companies);
  return role === 'Site User' ? each('Site', sites) : [];
};

const personsIn = (role: Role): ModelPerson[] => [
  asModelPerson(directory.world.personIn(role)),
  ...organisationsFor(role).map((organisation) => ({ role, organisations: [organisation] })),
];

describe.each(kinds)('a $entity', (kind) => {
  it.each(roles)('can be listed, read and edited by a %s as its relations allow, and by nobody else', async (role) => {
    const { owner } = directory;
    expect(world[kind.rows]).not.toEqual([]);
    for (const person of personsIn(role)) await expectAgreement({ owner, world, callers }, person, [kind]);
  });
});
