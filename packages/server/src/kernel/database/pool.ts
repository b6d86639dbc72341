import { createHash } from 'node:crypto';
import pg from 'pg';
import { isPlannedEachTime } from './statements.ts';

const { builtins } = pg.types;
const asText = (text: string) => text;
/** Public ids are bigints sent as strings; days stay YYYY-MM-DD; exact numbers stay exact. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === builtins.INT8 || oid === builtins.DATE || oid === builtins.NUMERIC
      ? asText
      : pg.types.getTypeParser(oid, format),
};

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  if (names.size > 2000) names.clear();
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/**
 * A connection keeps prepared statements for its lifetime, and a list has more variants than the database has memory
 * for: later ones stay unprepared.
 */
const maxNamed = 500;

/**
 * Names parameterised statements by their text, so that PostgreSQL parses and plans each once per connection, except
 * those to be planned for each execution.
 */
class NamingClient extends pg.Client {
  readonly #named = new Set<string>();

  #mayName(text: string): boolean {
    if (isPlannedEachTime(text) || (this.#named.size >= maxNamed && !this.#named.has(text))) return false;
    this.#named.add(text);
    return true;
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const isNamed = typeof text === 'string' && Array.isArray(values) && this.#mayName(text);
    const named = isNamed ? [{ name: nameOf(text), text, values }] : [text, values];
    const query = super.query as (...passed: unknown[]) => unknown;
    return query.apply(
      this,
      [...named, ...rest].filter((arg) => arg !== undefined),
    ) as never;
  }
}

interface PoolOptions {
  size: number;
  /** A read-only pool: the database refuses any write on it. */
  readOnly?: boolean;
  /** The statement timeout, in milliseconds. */
  statementTimeoutMs?: number;
}

/** A pool of connections to `url`. Only the kernel opens one. */
export const openPool = (url: string, { size, readOnly, statementTimeoutMs = 30_000 }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    maxLifetimeSeconds: 3_600,
    statement_timeout: statementTimeoutMs,
    // A day of the change log begins at midnight UTC, whatever the database's time zone.
    options: `-c timezone=UTC -c jit=off${readOnly ? ' -c default_transaction_read_only=on' : ''}`,
    application_name: readOnly ? 'attestry reads' : 'attestry',
  });
  // A connection that dies while idle is replaced at the next use; without a listener, the process would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
