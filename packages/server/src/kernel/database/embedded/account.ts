import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

/** The operating-system account that runs PostgreSQL; undefined for the one that runs Node. */
export type Account = { uid: number; gid: number } | undefined;

const accountNamed = async (names: readonly string[]): Promise<Account> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = names.map((name) => lines.find((line) => line[0] === name)).find((line) => line !== undefined);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
};

/**
 * The account for the cluster in `clusterDir`. PostgreSQL refuses to run as root, so root switches to the owner of an
 * existing cluster (a `postgres` user installed later must not lock us out of it), otherwise to `postgres` or `nobody`.
 * @throws Error when root finds no such account
 */
export const accountFor = async (clusterDir: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(clusterDir).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const account = await accountNamed(['postgres', 'nobody']);
  if (!account) throw new Error('The embedded database cannot run as root and finds no user "postgres" or "nobody".');
  return account;
};

/**
 * The minimal environment of database programs: none of the caller's PG* variables can redirect them, no secret reaches
 * them, and messages stay in English.
 */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  LC_ALL: 'C',
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
});

/**
 * Runs a program to completion under `account` and resolves to its output (stdout and stderr together). @throws Error
 * with the program and its output if it cannot be run or exits with a code other than 0
 */
export const runAs = (account: Account, program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ended with ${signal ?? code}: ${output.trim()}`));
    });
  });

/**
 * Whether `account` can enter the folder. Tested with the system itself, because modes alone do not tell (ACLs,
 * mounts).
 */
export const canEnter = async (account: Account, folder: string): Promise<boolean> => {
  if (!account) return true;
  return runAs(account, '/bin/sh', ['-c', 'cd "$0"', folder]).then(
    () => true,
    () => false,
  );
};
