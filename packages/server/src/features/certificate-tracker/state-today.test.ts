import { trackedStates } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeFavourite } from '../favourite/favourite.factory.ts';

const verify = '/verify/api/Verify';

let directory: TestDirectory;
let buyer: Caller;
/** Ids by the state they are in. */
const made: Record<string, string[]> = {};

type Overrides = Parameters<typeof makeAudit>[1];

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const company = await makeCompany(owner, { tier: 'Pro' });
  buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
  const inDays = (days: number) => addDays(clock.today(), days);
  const make = async (state: string, overrides: Overrides, option?: string) => {
    const audit = await makeAudit(owner, overrides);
    if (option)
      await sql`insert into audit_sharing_option (audit_id, option) values (${audit.id}::bigint, ${option})`.execute(
        owner,
      );
    await makeFavourite(owner, company.id, audit);
    made[state] = [...(made[state] ?? []), audit.id];
  };
  await make('Valid', { expiry_date: inDays(91) });
  await make('Valid', { expiry_date: inDays(5) }, 'BasicOnly');
  await make('Expires in 31 to 90 days', { expiry_date: inDays(90) });
  await make('Expires in 31 to 90 days', { expiry_date: inDays(31), certification_status: 'Interim' });
  await make('Expires in 8 to 30 days', { expiry_date: inDays(30) });
  await make('Expires in 8 to 30 days', { expiry_date: inDays(8) });
  await make('Expires within 7 days', { expiry_date: inDays(7), certification_status: 'Start! Basic' });
  await make('Expires within 7 days', { expiry_date: inDays(0) });
  await make('Expired', { expiry_date: inDays(-1) });
  await make('Expired', { expiry_date: inDays(-3), certification_status: 'Suspended' }, 'BasicOnly');
  await make('Expired', { expiry_date: inDays(-40), certification_status: 'Expired' });
  await make('Suspended or withdrawn', { expiry_date: inDays(5), certification_status: 'Suspended' });
  await make('Suspended or withdrawn', { expiry_date: inDays(-5), certification_status: 'Withdrawn' });
  await make('Not certificated', { owner_company_id: company.id, certification_status: 'Not Certificated' });
  await make('Not certificated', { owner_company_id: company.id, certification_status: 'Pending' });
});
afterAll(() => directory.close());

describe('the state of a tracked row', () => {
  it.each(trackedStates)('finds as “%s” the rows in that state, each by what the reader may know', async (state) => {
    const { body } = await buyer.get(`${verify}?sortBy=id&rows=50&state=${encodeURIComponent(state)}`);
    expect(body.resultsList.map(({ id }: { id: string }) => id)).toEqual(made[state]);
  });

  it('sums up the favourites', async () => {
    const { body } = await buyer.get(`${verify}/favourites/summary`);
    const states = trackedStates.map((state) => ({ state, total: made[state]?.length }));
    expect(body).toMatchObject({ used: 15, outOfSight: 0, states });
  });
});
