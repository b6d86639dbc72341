import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit } from '../features/audit/audit.factory.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { type Answer, type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const companies = '/companydirectory/api/Companies';
const star = '/verify/api/Verify/updateFavouriteAudits';

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

/** Stars at once; repeats those that are asked to wait. Answers the rounds of their answers. */
const starTogether = async (caller: Caller, ids: readonly string[]): Promise<Answer[][]> => {
  const answers = await Promise.all(ids.map((auditId) => caller.post(star, { auditId })));
  const again = ids.filter((_, at) => answers[at]?.status === 429);
  return again.length === 0 ? [answers] : [answers, ...(await starTogether(caller, again))];
};

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

describe('20 stars of one person at once', () => {
  it('are stored up to the limit, and those beyond six are asked to wait', async () => {
    const { id } = await makeCompany(directory.owner, { favourite_limit: 7 });
    const buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    const audits: string[] = [];
    for (let at = 0; at < 20; at += 1) audits.push((await makeAudit(directory.owner)).id);
    const rounds = await starTogether(buyer, audits);
    const [first = []] = rounds;
    const asked = first.filter(({ status }) => status === 429);
    expect(asked.length).toBeGreaterThan(0);
    for (const { body, headers } of asked)
      expect([body.message, headers['retry-after']]).toEqual([kernelErrors.commandsUnderWay.message, '5']);
    const answered = rounds.flat().filter(({ status }) => status === 200);
    const counts = answered.map(({ body }) => body).toSorted((one, other) => one - other);
    expect(counts).toEqual([...Array(13).fill(-1), 1, 2, 3, 4, 5, 6, 7]);
    const stored = directory.owner.selectFrom('favourite').where('company_id', '=', id).selectAll();
    expect(await stored.execute()).toHaveLength(7);
  });
});
