import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, filledDatabase, freshDatabase, type TestDatabase } from './cluster.ts';
import { type Connections, lendConnections } from './connections.ts';

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

describe('the database of a process', () => {
  const newCompany = async ({ owner }: Connections) => {
    const values = { name: 'Left behind', address_line1: '1 Quay', city: 'Leeds', country_id: 826 };
    return (await owner.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };

  it('is lent with its connections to one directory after another, as if it were new', async () => {
    const first = await lendConnections(4);
    const id = await newCompany(first);
    await first.owner.deleteFrom('nature_of_business').execute();
    const natures = () => first.owner.selectFrom('nature_of_business').select('id').execute();
    await first.close();
    const second = await lendConnections(4);
    expect(second.database.writePool).toBe(first.database.writePool);
    expect(await natures()).not.toEqual([]);
    expect(await newCompany(second)).toBe(id);
    await second.close();
  });

  it('is not lent to two at once, nor while a connection is in use', async () => {
    const first = await lendConnections(4);
    const second = await lendConnections(4);
    expect(second.database.writePool).not.toBe(first.database.writePool);
    await Promise.all([second.database.close(), second.close()]);
    const held = await first.database.writePool.connect();
    const closed = first.close().then(() => 'closed');
    expect(await Promise.race([closed, pause(100)])).toBeUndefined();
    held.release();
    expect(await closed).toBe('closed');
  });
});
