import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, filledDatabase, freshDatabase, type TestDatabase } from './cluster.ts';

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

describe('a test database', () => {
  let database: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase();
    owner = await connect(database.ownerUrl);
  });

  afterAll(() => owner.end());

  it('has the migrated schema', async () => {
    const { rows } = await owner.query('select count(*)::int as applied from schema_migration');
    expect(rows[0].applied).toBeGreaterThan(0);
  });

  it('does not share its rows with the next one', async () => {
    await owner.query('create table only_here ()');
    const other = await connect((await freshDatabase()).ownerUrl);
    const { rows } = await other.query(`select to_regclass('only_here') as found`);
    await other.end();
    expect(rows[0].found).toBeNull();
  });

  it('connects the server as a role that owns nothing', async () => {
    const server = await connect(database.serverUrl);
    await expect(server.query('create table forbidden ()')).rejects.toThrow('permission denied');
    await server.end();
  });
});

describe('a prepared test database', () => {
  it('is filled once, and copied for each use', async () => {
    let filled = 0;
    const name = `filled_${process.pid}`;
    const fill = async (ownerUrl: string) => {
      filled += 1;
      await execute(ownerUrl, ['create table planted as select 7 as planted']);
      return JSON.stringify({ planted: "it's 7" });
    };
    const copies = await Promise.all([filledDatabase(name, fill), filledDatabase(name, fill)]);
    const rows = await Promise.all(
      copies.map(async ({ ownerUrl }) => {
        const owner = await connect(ownerUrl);
        const answer = await owner.query('delete from planted returning planted');
        await owner.end();
        return answer.rows;
      }),
    );
    expect({ filled, rows }).toEqual({ filled: 1, rows: [[{ planted: 7 }], [{ planted: 7 }]] });
    expect(copies.map(({ known }) => JSON.parse(known))).toEqual([{ planted: "it's 7" }, { planted: "it's 7" }]);
  });
});
