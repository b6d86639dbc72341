import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { pixel } from '../../features/audit-document/audit-document.factory.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import { filledDatabase } from '../../kernel/testing/cluster.ts';
import { openOwner } from '../../kernel/testing/owner.ts';
import type { About } from './about.ts';
import type { Case } from './calls.ts';
import type { Relationship } from './entity.ts';
import { type MatrixWorld, makeMatrixWorld } from './matrix-world.ts';
import { type Person, type TestDirectory, testDirectory } from './test-directory.ts';

export interface MatrixDirectory extends TestDirectory {
  world: MatrixWorld & {
    /** A person of a role to whom the records have these relationships. */
    personIn(role: Role): Person;
  };
  /** What a call is about: the record in this relationship, by default the caller's own. */
  about(one: Case, relationship?: Relationship): About;
}

const fill = async (ownerUrl: string): Promise<string> => {
  const owner = openOwner(ownerUrl);
  const world = await makeMatrixWorld(owner, readSettings({ NODE_ENV: 'test' })).finally(() => owner.destroy());
  return JSON.stringify(world);
};

/** Dashboards may be reports of Power BI, which does not answer. */
const powerBi = {
  POWER_BI_TENANT_ID: '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8',
  POWER_BI_CLIENT_ID: '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8',
  POWER_BI_CLIENT_SECRET: 'kept between two',
  POWER_BI_WORKSPACE_ID: '0c7be2a4-51d9-4f3e-8b60-92ad13f7e5c1',
  POWER_BI_LOGIN_ORIGIN: 'http://127.0.0.1:9',
  POWER_BI_API_ORIGIN: 'http://127.0.0.1:9',
};

/** A directory with the data of the matrix, created once for all files of a test run. Only its calls write to it. */
export const matrixDirectory = async (variables: Record<string, string> = {}): Promise<MatrixDirectory> => {
  const database = await filledDatabase('matrix', fill);
  const directory = await testDirectory({ ...powerBi, ...variables }, database);
  await directory.stopJobs();
  await openFiles(directory.settings).put(pixel);
  const world: MatrixWorld = JSON.parse(database.known);
  const personIn = (role: Role): Person => world.persons.find((person) => person.role === role) ?? { role };
  const about = ({ sample }: Case, relationship: Relationship = 'own'): About => ({
    id: (sample.about && world.records[sample.about][relationship]) ?? '',
    owner: directory.owner,
    certificationBodyId: world.certificationBodyId,
  });
  return { ...directory, world: { ...world, personIn }, about };
};
