import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { notifyAll } from './notification.factory.ts';

let directory: TestDirectory;
let company: { id: string };
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());
beforeEach(async () => {
  company = await makeCompany(directory.owner);
});

/** Adds users to the company. */
const addUsers = (count: number, address = "'user-' || number || '@people.example'") =>
  sql`
    with added as (
      insert into app_user (email, first_name, last_name, role)
      select ${sql.raw(address)} || ${company.id}, 'Pat', 'User ' || number, 'Company BI S User'
      from generate_series(1, ${count}::int) as number returning id)
    insert into user_organisation (user_id, organisation_type, organisation_id, is_primary)
    select id, 'Company', ${company.id}::bigint, true from added`.execute(directory.owner);

/** Raises the alert of a share, as its command does, due at once. */
const raise = async () => {
  const site = await makeSite(directory.owner);
  await inTransaction(directory.database, { event: 'Share' }, (db) =>
    sql`insert into alert (kind, event, entity_type, entity_id, organisation_type, organisation_id, facts, next_at)
      values ('sharing granted', ${`share of ${site.id}`}, 'site', ${site.id}::bigint, 'Company', ${company.id}::bigint,
        ${JSON.stringify({ name: site.name, from: 'Not shared', to: 'Shared', by: 'Pat' })}, app_now())`.execute(db),
  );
  return site.id;
};

const mailAbout = async (siteId: string): Promise<string[]> => {
  const rows = await directory.owner
    .selectFrom('mail')
    .select('recipient_address as address')
    .where('dedupe_key', 'like', `alert share of ${siteId} %`)
    .execute();
  return rows.map(({ address }) => address);
};

describe('the recipients of an alert', () => {
  it('are each written to once, however many there are and however many servers write', async () => {
    await addUsers(250);
    const site = await raise();
    await Promise.all([notifyAll(directory), notifyAll(directory), notifyAll(directory)]);
    const addresses = await mailAbout(site);
    expect([addresses.length, new Set(addresses).size]).toEqual([250, 250]);
  });

  it('are written to although one has an address that mail cannot be sent to', async () => {
    await addUsers(1, "'two@addresses, in one@'");
    await addUsers(2);
    const site = await raise();
    await notifyAll(directory);
    expect(await mailAbout(site)).toHaveLength(2);
  });

  it('get mail that bears the moment of the event, however late it is written', async () => {
    await addUsers(1);
    const site = await raise();
    const at = new Date('2026-03-01T09:30:00Z');
    await directory.owner.updateTable('alert').set({ at }).where('entity_id', '=', site).execute();
    await notifyAll(directory);
    const written = directory.owner.selectFrom('mail').where('dedupe_key', 'like', `alert share of ${site} %`);
    expect(await written.select('created_at').execute()).toEqual([{ created_at: at }]);
  });

  it('of another alert do not wait until all of a large one are written to', async () => {
    await addUsers(300);
    const large = await raise();
    company = await makeCompany(directory.owner);
    await addUsers(1);
    const small = await raise();
    await notifyAll(directory);
    const { rows } = await sql<{ kept: string }>`select split_part(dedupe_key, ' ', 4) as kept from mail
      where dedupe_key like any(${[`alert share of ${large} %`, `alert share of ${small} %`]}) order by id`.execute(
      directory.owner,
    );
    expect(rows.findIndex(({ kept }) => kept === small)).toBeLessThanOrEqual(100);
  });
});
