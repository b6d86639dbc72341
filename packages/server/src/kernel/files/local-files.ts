import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileMissing, type FileStore, readingOf, sha256Of } from './file-store.ts';

const dayMs = 86_400_000;

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const unlessGone = (error: unknown): undefined => {
  if (!isGone(error)) throw error;
};

/** Makes the names in a folder safe against a crash: fsync of a file does not do that for the entry that leads to it. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot sync a folder and needs none of it.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
};

const writeSafely = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isWhole = async (file: string, sha256: string): Promise<boolean> => {
  const bytes = await readFile(file).catch(unlessGone);
  return bytes !== undefined && sha256Of(bytes) === sha256;
};

/** Removes what a crash left half written. A day is longer than any write takes, also by another process. */
const sweep = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const part = path.join(incoming, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(part, { force: true });
  }
};

const prepare = async (incoming: string): Promise<void> => {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await sweep(incoming);
};

const writeWhole = async (bytes: Uint8Array, part: string, file: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeSafely(part, bytes);
    // Another process may do the same at this moment: both names then hold the same bytes, and either rename is right.
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** The names in a folder, none where there is no such folder. */
const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessGone)) ?? [];

/** The files of a store by their names: two levels of folders named by two digits each, and nothing beside them. */
async function* storedIn(folder: string): AsyncGenerator<string> {
  const isShelf = (name: string) => /^[0-9a-f]{2}$/.test(name);
  for (const outer of (await namesIn(folder)).filter(isShelf))
    for (const inner of (await namesIn(path.join(folder, outer))).filter(isShelf))
      yield* (await namesIn(path.join(folder, outer, inner))).filter(isHash);
}

/**
 * A store in `folder`, made when first used: `ab/cd/abcd…` of each hash, so that no folder grows past what file systems
 * like. Several processes may share it. What is being written lies in `incoming/` and is never read.
 */
export const localFiles = (folder: string): FileStore => {
  const incoming = path.join(folder, 'incoming');
  const markFile = path.join(folder, 'directory');
  const fileOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  async function* partsOf(sha256: string): AsyncGenerator<Uint8Array> {
    if (!isHash(sha256)) throw new FileMissing(sha256);
    const handle = await open(fileOf(sha256)).catch((error) => {
      throw isGone(error) ? new FileMissing(sha256) : error;
    });
    // Closes the file at its end, and where reading stops early.
    yield* handle.createReadStream();
  }
  let prepared = false;
  return {
    put: async (bytes) => {
      const sha256 = sha256Of(bytes);
      const file = fileOf(sha256);
      if (!prepared) await prepare(incoming);
      prepared = true;
      if (!(await isWhole(file, sha256))) await writeWhole(bytes, path.join(incoming, randomUUID()), file);
      // Also for a file already there: whoever wrote it may not have come as far as this.
      const shelf = path.dirname(file);
      for (const level of [shelf, path.dirname(shelf), folder, path.dirname(folder)]) await syncFolder(level);
      return sha256;
    },
    ...readingOf(partsOf),
    list: () => storedIn(folder),
    remove: async (sha256) => {
      if (isHash(sha256)) await rm(fileOf(sha256), { force: true });
    },
    mark: async () => (await readFile(markFile, 'utf8').catch(unlessGone))?.trim(),
    setMark: async (mark) => {
      await prepare(incoming);
      await writeWhole(Buffer.from(`${mark}\n`), path.join(incoming, randomUUID()), markFile);
      await syncFolder(folder);
    },
  };
};
