import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { onOneCore, plannedEachTime } from './statements.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase((await freshDatabase()).serverUrl, 1);
});
afterAll(() => database.close());

const statement = (name: string) => sql<{ id: number }>`select id from country where name = ${name}`;

const keptPlans = async (part: string) => {
  const { rows } = await database.readPool.query('select statement from pg_prepared_statements');
  return rows.filter(({ statement }) => statement.includes(part)).length;
};

/** Whether PostgreSQL counts all countries with parallel workers when it is told that they cost nothing. */
const usesWorkers = (condition = sql<boolean>`true`) =>
  database.reads.transaction().execute(async (db) => {
    await sql`select set_config(name, '0', true) from unnest(array['parallel_setup_cost', 'parallel_tuple_cost',
      'min_parallel_table_scan_size']) as name`.execute(db);
    const { rows } = await sql`explain select count(*) from country where ${condition}`.execute(db);
    return JSON.stringify(rows).includes('Workers Planned');
  });

describe('the plan of a statement', () => {
  it('is planned again for its values if requested, and cached otherwise', async () => {
    const { rows } = await plannedEachTime(statement('Norway')).execute(database.reads);
    expect(rows).toEqual([{ id: 578 }]);
    expect(await keptPlans('country')).toBe(0);
    expect((await statement('Norway').execute(database.reads)).rows).toEqual(rows);
    expect(await keptPlans('country')).toBe(1);
  });

  it('has no parallel workers if it is to run on one core', async () => {
    expect(await usesWorkers()).toBe(true);
    expect(await usesWorkers(onOneCore)).toBe(false);
  });

  it('is cached for a limited number of statements', async () => {
    for (let number = 0; number < 600; number += 1) {
      const { rows } = await database.readPool.query(`select $1::int + ${number} as sum`, [1]);
      expect(rows).toEqual([{ sum: number + 1 }]);
    }
    expect(await keptPlans('as sum')).toBeGreaterThan(400);
    expect(await keptPlans('as sum')).toBeLessThanOrEqual(500);
  });
});
