import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { plannedEachTime } from './statements.ts';

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

describe('the plan of a statement', () => {
  it('is planned again for its values if requested, and cached otherwise', async () => {
    const { rows } = await plannedEachTime(statement('Norway')).execute(database.reads);
    expect(rows).toEqual([{ id: 578 }]);
    expect(await keptPlans('country')).toBe(0);
    expect((await statement('Norway').execute(database.reads)).rows).toEqual(rows);
    expect(await keptPlans('country')).toBe(1);
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
