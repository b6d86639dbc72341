import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { serverUrlOf } from '../database/roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the throw-away cluster of this test run. */
    clusterOwnerUrl: string;
  }
}

/** The migrated database with a signing key, which test databases are cloned from. */
export const templateName = 'tpl';

/** `ownerUrl` connects as the schema's owner, `serverUrl` as the server does. */
export type TestDatabase = { ownerUrl: string; serverUrl: string; name: string };

const createdNames: string[] = [];

/** The URL of another database of the same cluster. */
export const urlOfDatabase = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
};

/** Runs statements in order over their own connection. */
export const execute = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const copyOf = async (template: string): Promise<TestDatabase> => {
  const cluster = inject('clusterOwnerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(cluster, [`create database ${name} template ${template} strategy file_copy`]);
  const ownerUrl = urlOfDatabase(cluster, name);
  return { ownerUrl, serverUrl: serverUrlOf(ownerUrl), name };
};

/** The copy is dropped after the last hook of the test file, so close connections in an `afterAll`. */
const copyForOneFile = async (template: string): Promise<TestDatabase> => {
  const copy = await copyOf(template);
  createdNames.push(copy.name);
  return copy;
};

/** A migrated database with a signing key and no records, in 10 to 25 ms. */
export const freshDatabase = (): Promise<TestDatabase> => copyForOneFile(templateName);

/** The same, until the end of the test run. */
export const lastingDatabase = (): Promise<TestDatabase> => copyOf(templateName);

/** A template cannot be copied while somebody is connected to it. */
export const keepAsTemplate = (name: string): string =>
  `alter database ${name} allow_connections false is_template true`;

/**
 * A migrated database with the rows that `fill` stores. They are stored once in a test run and copied for every file that
 * asks for the same name.
 *
 * @param fill closes its connections before it ends, and answers what tests need to know of the rows, as JSON
 */
export const filledDatabase = async (
  name: string,
  fill: (ownerUrl: string) => Promise<string>,
): Promise<TestDatabase & { known: string }> => {
  const cluster = inject('clusterOwnerUrl');
  const filled = `${templateName}_${name}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  const readKnown = async (): Promise<string | undefined> => {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') as known from pg_database where datname = $1 and datistemplate`,
      [filled],
    );
    return rows[0]?.known;
  };
  const fillTemplate = async (): Promise<string> => {
    // Left behind by a file that failed.
    await client.query(`drop database if exists ${filled} with (force)`);
    await client.query(`create database ${filled} template ${templateName} strategy file_copy`);
    const known = await fill(urlOfDatabase(cluster, filled));
    await client.query(`comment on database ${filled} is ${pg.escapeLiteral(known)}`);
    await client.query(keepAsTemplate(filled));
    return known;
  };
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const known = (await readKnown()) ?? (await fillTemplate());
    return { ...(await copyForOneFile(filled)), known };
  } finally {
    await client.end();
  }
};

/** Drops this test file's databases after all its hooks. Called by the set-up of each test file. */
export const dropFreshDatabasesAtTheEnd = (): void => {
  afterAll(async () => {
    const drops = createdNames.splice(0).map((name) => `drop database ${name} with (force)`);
    if (drops.length > 0) await execute(inject('clusterOwnerUrl'), drops);
  });
};
