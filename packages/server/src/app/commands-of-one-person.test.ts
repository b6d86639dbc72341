import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../features/company/company.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const companies = '/companydirectory/api/Companies';

let directory: TestDirectory;
let person: Caller;
let colleague: Caller;

beforeAll(async () => {
  directory = await testDirectory({ DATABASE_POOL_SIZE: '8' });
  [person, colleague] = await Promise.all([
    directory.as({ role: '{body} Admin' }),
    directory.as({ role: '{body} Admin' }),
  ]);
});
afterAll(() => directory.close());

const prevent = (caller: Caller, id: string) => caller.post(`${companies}/${id}/preventexport`);

describe('the commands of one person on a locked record', () => {
  it('leave connections for others, and are refused beyond six until one has ended', async () => {
    const [locked, other] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const underWay = await directory.owner.transaction().execute(async (holder) => {
      await sql`select from company where id = ${locked.id} for update`.execute(holder);
      const sent = Array.from({ length: 7 }, () => prevent(person, locked.id));
      const refused = await Promise.race(sent);
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
        429,
        'request.commandsUnderWay',
        '5',
      ]);
      expect((await prevent(colleague, other.id)).status).toBe(200);
      return sent;
    });
    const statuses = (await Promise.all(underWay)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(6).fill(200), 429]);
    expect((await prevent(person, other.id)).status).toBe(200);
  });
});
