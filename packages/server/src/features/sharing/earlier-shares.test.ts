import { readFile } from 'node:fs/promises';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { share } from './sharing.factory.ts';

const migration = new URL('../../../migrations/0250_for_whom_a_record_is_shared.sql', import.meta.url);

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const of = (role: Role, type: OrganisationType, id: string) => directory.as({ role, organisations: [[type, id]] });

/** For whom shares are given, by who gave them, once the migration has run where nothing was stored of it. */
const migrated = async (): Promise<ReadonlyMap<string, unknown>> => {
  const { owner } = directory;
  await sql`alter table share drop column shared_for, drop column shared_for_id`.execute(owner);
  const statements = (await readFile(migration, 'utf8')).trim().split(/;\s*$/m);
  for (const statement of statements.filter(Boolean)) await sql.raw(statement).execute(owner);
  const shares = await owner.selectFrom('share').select(['shared_by', 'shared_for', 'shared_for_id']).execute();
  return new Map(shares.map(({ shared_by, ...given }) => [String(shared_by), Object.values(given)]));
};

it('learns for whom earlier shares were given from persons whose role and organisations are still the same', async () => {
  const { owner } = directory;
  const house = await makeCompany(owner);
  const site = await makeSite(owner, { company_id: house.id });
  const audit = await makeAudit(owner, { site_id: site.id });
  const ofHouse = () => of('Company BI S User', 'Company', house.id);
  const body = await directory.as({ role: '{body} Admin' });
  const stayed = await ofHouse();
  const ofSite = await of('Site User', 'Site', site.id);
  const joinedBody = await ofHouse();
  const left = await ofHouse();
  const cameBack = await ofHouse();
  const leftBody = await directory.as({ role: '{body} Admin' });
  const sharers: Caller[] = [body, stayed, ofSite, joinedBody, left, cameBack, leftBody];
  for (const one of sharers) {
    const { status } = await share(one, '/audit/api/Audit', audit.id, 'Company', (await makeCompany(owner)).id);
    expect(status).toBe(200);
  }

  const become = (user_id: string, role: Role) =>
    owner.updateTable('app_user').set({ role }).where('id', '=', user_id).execute();
  const leave = (id: string) => owner.deleteFrom('user_organisation').where('user_id', '=', id).execute();
  const join = (user_id: string) =>
    owner
      .insertInto('user_organisation')
      .values({ user_id, organisation_type: 'Company', organisation_id: house.id, is_primary: true })
      .execute();
  await become(joinedBody.userId, '{body} User');
  await leave(left.userId);
  await leave(cameBack.userId);
  await join(cameBack.userId);
  await become(leftBody.userId, 'Company BI S User');
  await join(leftBody.userId);

  const known = await migrated();
  const unknown = [null, null];
  expect(sharers.map(({ userId }) => known.get(userId))).toEqual([
    ['Body', null],
    ['Company', house.id],
    ['Site', site.id],
    ...[unknown, unknown, unknown, unknown],
  ]);
});
