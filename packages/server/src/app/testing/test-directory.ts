import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createAccessToken } from '../../features/identity/identity.public.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/tables.ts';
import { readSettings, type Settings } from '../../kernel/settings/settings.ts';
import type { TestDatabase } from '../../kernel/testing/cluster.ts';
import { lendConnections, openConnections } from '../../kernel/testing/connections.ts';
import { compose } from '../compose.ts';
import { requireDeclared } from './declared-errors.ts';

/** A person to call as; organisations as `[type, id]`, the first one primary. */
export interface Person {
  role: Role;
  organisations?: readonly (readonly [OrganisationType, string | number])[];
}

export interface Answer {
  status: number;
  /** Parsed JSON, or undefined for a file. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
  text: string;
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

/** An API client, signed in with a token or as a visitor. */
export interface Caller {
  userId: string;
  token: string | undefined;
  get(url: string): Promise<Answer>;
  post(url: string, body?: object, version?: string): Promise<Answer>;
  put(url: string, body: object, version?: string): Promise<Answer>;
  send(options: InjectOptions): Promise<Answer>;
}

export interface TestDirectory {
  app: FastifyInstance;
  database: Database;
  kernel: Kernel;
  /** Connects as the schema's owner, to arrange what no call can. */
  owner: Kysely<DB>;
  /** A single connection of the owner's, for what restores rows. */
  restorer: Kysely<DB>;
  settings: Settings;
  as(person: Person): Promise<Caller>;
  visitor: Caller;
  /** Runs no more jobs, for tests that must be the only ones to write. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

const parsed = (text: string, type: unknown) =>
  String(type ?? '').includes('json') && text ? JSON.parse(text) : undefined;

const ofVersion = (version: string | undefined) => (version ? { 'if-match': version } : {});

const callerOf = (app: FastifyInstance, userId: string, token: string | undefined): Caller => {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ ...options, headers: { ...authorization, ...options.headers } });
    const body = parsed(answer.body, answer.headers['content-type']);
    if (answer.statusCode >= 400) requireDeclared(options.method ?? 'GET', String(options.url), body);
    return {
      status: answer.statusCode,
      body,
      text: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  };
  return {
    userId,
    token,
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body, version) =>
      send({ method: 'POST', url, ...(body && { payload: body }), headers: ofVersion(version) }),
    put: (url, body, version) => send({ method: 'PUT', url, payload: body, headers: ofVersion(version) }),
  };
};

const storePerson = async (
  owner: Kysely<DB>,
  { role, organisations = [] }: Person,
): Promise<{ id: string; email: string }> => {
  const email = `person-${crypto.randomUUID()}@people.example`;
  const { id } = await owner
    .insertInto('app_user')
    .values({ email, first_name: 'Pat', last_name: role.replace(/[^A-Za-z ]/g, ''), role })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, [type, organisation]] of organisations.entries())
    await sql`insert into user_organisation values (${id}::bigint, ${type}, ${String(organisation)}::bigint, ${at === 0})`.execute(
      owner,
    );
  return { id, email };
};

/** Those of a test, with a data folder of its own. */
const settingsWith = async (variables: Record<string, string>): Promise<Settings> =>
  readSettings({
    NODE_ENV: 'test',
    AUDITOR_CHECK: 'off',
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '4',
    // Tests run many calls at once, on busy machines.
    LONGEST_WAIT_MS: '60000',
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'directory-')),
    ...variables,
  });

/** A complete directory, called in process: the real server with real tokens, on the given or an empty database. */
export const testDirectory = async (
  variables: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestDirectory> => {
  const settings = await settingsWith(variables);
  const size = settings.DATABASE_POOL_SIZE;
  const connections = await (given ? openConnections(given, size) : lendConnections(size));
  const { database, owner, restorer } = connections;
  const directory = await compose(settings, database);
  await directory.app.ready();
  return {
    app: directory.app,
    database,
    kernel: directory.kernel,
    owner,
    restorer,
    settings,
    visitor: callerOf(directory.app, '', undefined),
    stopJobs: directory.stopJobs,
    as: async (person) => {
      const { id, email } = await storePerson(owner, person);
      return callerOf(directory.app, id, await createAccessToken({ ...settings, demoComforts: true }, database, email));
    },
    close: async () => {
      await directory.drain();
      await connections.close();
      await rm(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
};
