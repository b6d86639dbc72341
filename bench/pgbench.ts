// The database's own limit: pgbench runs the statements of a request as fast as the database answers them.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A statement as the server sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

const newestFirst = (a: string, b: string) => Number.parseFloat(b) - Number.parseFloat(a);

const candidates = (): string[] => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort(newestFirst) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench'));
  return [...versions.map((version) => path.join(debian, version, 'bin', 'pgbench')), ...onPath];
};

export interface Pgbench {
  program: string;
  version: string;
}

/** The newest pgbench of Debian's packages, or the one on the path; undefined if there is none. */
export const findPgbench = async (): Promise<Pgbench | undefined> => {
  const program = candidates().find((file) => existsSync(file));
  if (!program) return undefined;
  const { stdout } = await run(program, ['--version']);
  return { program, version: /[\d.]+/.exec(stdout)?.[0] ?? 'unknown' };
};

const element = (value: unknown) => `"${String(value).replace(/["\\]/g, (character) => `\\${character}`)}"`;

/** A parameter as the driver would send it. */
export const parameterText = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
};

const scriptOf = (statements: readonly Statement[]) =>
  statements.map(({ text }, at) => `${text.replace(/\$(\d+)/g, `:s${at}p$1`).trim()};\n`).join('');

const variablesOf = (statements: readonly Statement[]) =>
  statements.flatMap(({ values }, at) =>
    values.flatMap((value, index) => ['-D', `s${at}p${index + 1}=${parameterText(value)}`]),
  );

/** Runs the whole prepared sequence repeatedly on `connections` connections; returns sequences per second. */
export const sequencesPerSecond = async (
  { program }: Pgbench,
  serverUrl: string,
  statements: readonly Statement[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const { hostname, port, username, password, pathname } = new URL(serverUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbench-'));
  const script = path.join(folder, 'request.sql');
  await writeFile(script, scriptOf(statements));
  const place = ['-h', hostname, '-p', port, '-U', username];
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', script];
  const env = {
    ...process.env,
    PGPASSWORD: decodeURIComponent(password),
    PGOPTIONS: '-c default_transaction_read_only=on -c jit=off',
  };
  try {
    const { stdout } = await run(program, [...place, ...load, ...variablesOf(statements), pathname.slice(1)], { env });
    const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench says no rate: ${stdout}`);
    return rate;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
