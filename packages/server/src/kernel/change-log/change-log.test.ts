import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { freshDatabase } from '../testing/cluster.ts';
import { openOwner } from '../testing/owner.ts';
import { readChangeLog } from './change-log.ts';

let owner: Kysely<DB>;
let database: Database;

/** A database in the London time zone, which has summer time. */
beforeAll(async () => {
  const { name, ownerUrl, serverUrl } = await freshDatabase();
  owner = openOwner(ownerUrl);
  await sql`alter database ${sql.table(name)} set timezone = 'Europe/London'`.execute(owner);
  database = openDatabase(serverUrl, 2);
});
afterAll(async () => {
  await database.close();
  await owner.destroy();
});

const person = async (name: string) => {
  const { id } = await owner
    .insertInto('app_user')
    .values({ email: `${name.toLowerCase()}@people.example`, first_name: name, last_name: 'Moor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** One row as a trigger writes it. */
const logged = (
  id: number,
  given: { at: string; event: string; transaction: number; actorId?: string; part?: string },
) =>
  sql`insert into change_log (at, transaction, entity, entity_id, part, event, actor_id, changes)
    values (${given.at}, ${String(given.transaction)}::xid8, 'site', ${id}, ${given.part ?? 'site'}, ${given.event},
      ${given.actorId ?? null}, '{"name": [null, "Mill"]}')`.execute(owner);

const read = (id: number, query: { dateFrom?: string; dateTo?: string; searchTerm?: string } = {}) =>
  readChangeLog(
    database.reads,
    { entity: 'site', id: String(id), fields: {} },
    { pageNumber: 1, rows: 10, order: 'desc', searchTerm: undefined, ...query },
  );

describe('the change log', () => {
  it('distinguishes commands of two clusters with the same number, as after a restore', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await logged(1, { at: '2026-03-01T10:00:00Z', event: 'Create site', transaction: 900, actorId: ada });
    await logged(1, {
      at: '2026-03-01T10:00:00Z',
      event: 'Create site',
      transaction: 900,
      actorId: ada,
      part: 'contact',
    });
    await logged(1, { at: '2026-11-01T10:00:00Z', event: 'Edit site', transaction: 900, actorId: ben });
    const { resultsList, total } = await read(1);
    expect(total).toBe(2);
    expect(resultsList).toMatchObject([
      { changeBy: 'Ben Moor', changeDate: '2026-11-01T10:00:00Z', event: 'Edit site', fieldsChanged: [{}] },
      { changeBy: 'Ada Moor', changeDate: '2026-03-01T10:00:00Z', event: 'Create site', fieldsChanged: [{}, {}] },
    ]);
  });

  it('has one entry for manual changes in one transaction', async () => {
    await owner.transaction().execute(async (db) => {
      await sql`insert into company (id, name, address_line1, city, country_id) values (7, 'Mill', '1 Quay', 'Hull', 826)`.execute(
        db,
      );
      await sql`select pg_sleep(0.01)`.execute(db);
      await sql`update company set city = 'Leeds' where id = 7`.execute(db);
    });
    const { rows } = await sql<{ moments: number }>`select count(distinct at)::int as moments from change_log
      where entity = 'company' and entity_id = 7`.execute(owner);
    expect(rows).toEqual([{ moments: 1 }]);
  });

  it('is searched by the names that it shows, including that of the directory', async () => {
    await logged(4, { at: '2026-07-01T10:00:00Z', event: 'Edit site', transaction: 3, actorId: await person('Cleo') });
    await logged(4, { at: '2026-07-01T11:00:00Z', event: 'Certification expired', transaction: 4 });
    const eventsBy = async (searchTerm: string) =>
      (await read(4, { searchTerm })).resultsList.map(({ changeBy, event }) => `${changeBy}: ${event}`);
    expect(await eventsBy('direct')).toEqual(['Directory: Certification expired']);
    expect(await eventsBy('cleo m')).toEqual(['Cleo Moor: Edit site']);
  });

  it('ends its days at midnight UTC, in any time zone of the database', async () => {
    await logged(2, { at: '2026-07-01T23:30:00Z', event: 'Edit site', transaction: 1 });
    const ofDay = async (day: string) => (await read(2, { dateFrom: day, dateTo: day })).total;
    expect([await ofDay('2026-07-01'), await ofDay('2026-07-02')]).toEqual([1, 0]);
  });

  it('can be read between the start and end of days in another time zone', async () => {
    await logged(3, { at: '2026-07-01T23:30:00Z', event: 'Edit site', transaction: 2 });
    const ofDayInTokyo = async (day: string) => {
      const [begin, end] = [new Date(`${day}T00:00:00+09:00`), new Date(`${day}T23:59:59.999+09:00`)];
      return (await read(3, { dateFrom: begin.toISOString(), dateTo: end.toISOString() })).total;
    };
    expect([await ofDayInTokyo('2026-07-01'), await ofDayInTokyo('2026-07-02')]).toEqual([0, 1]);
  });
});
