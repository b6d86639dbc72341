import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileMissing, type FileStore, readingOf, sha256Of } from './file-store.ts';

const dayMs = 86_400_000;

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

/** Syncs a folder's entries: fsync of a file does not make the entry that leads to it crash-safe. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot sync a folder and does not need to.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
};

const writeAtomically = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isWhole = async (file: string, sha256: string): Promise<boolean> => {
  const bytes = await readFile(file).catch(unlessMissing);
  return bytes !== undefined && sha256Of(bytes) === sha256;
};

/** Removes partly written files a crash left behind. No write takes as long as a day, not even in another process. */
const removeStaleParts = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const part = path.join(incoming, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(part, { force: true });
  }
};

const prepare = async (incoming: string): Promise<void> => {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await removeStaleParts(incoming);
};

const writeWhole = async (bytes: Uint8Array, part: string, file: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeAtomically(part, bytes);
    // Another process may write the same content now: both files hold the same bytes, so either rename is right.
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** The names in a folder; none when it does not exist. */
const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessMissing)) ?? [];

/** The hashes in a store: two levels of folders named by two digits, and nothing else there. */
async function* storedIn(folder: string): AsyncGenerator<string> {
  const isShelf = (name: string) => /^[0-9a-f]{2}$/.test(name);
  for (const outer of (await namesIn(folder)).filter(isShelf))
    for (const inner of (await namesIn(path.join(folder, outer))).filter(isShelf))
      yield* (await namesIn(path.join(folder, outer, inner))).filter(isHash);
}

/**
 * A store in `folder`, created on first use. Files lie at `ab/cd/abcd…` by hash, so that no folder grows too large for the
 * file system. Several processes may share it. Files being written are in `incoming/`, which is never read.
 */
export const localFiles = (folder: string): FileStore => {
  const incoming = path.join(folder, 'incoming');
  const markFile = path.join(folder, 'directory');
  const fileOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  async function* partsOf(sha256: string): AsyncGenerator<Uint8Array> {
    if (!isHash(sha256)) throw new FileMissing(sha256);
    const handle = await open(fileOf(sha256)).catch((error) => {
      throw isMissing(error) ? new FileMissing(sha256) : error;
    });
    // Closes the file at its end, and when reading stops early.
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
      // Also for an existing file: its writer may not have reached this point.
      const shelf = path.dirname(file);
      for (const level of [shelf, path.dirname(shelf), folder, path.dirname(folder)]) await syncFolder(level);
      return sha256;
    },
    ...readingOf(partsOf),
    list: () => storedIn(folder),
    remove: async (sha256) => {
      if (isHash(sha256)) await rm(fileOf(sha256), { force: true });
    },
    mark: async () => (await readFile(markFile, 'utf8').catch(unlessMissing))?.trim(),
    setMark: async (mark) => {
      await prepare(incoming);
      await writeWhole(Buffer.from(`${mark}\n`), path.join(incoming, randomUUID()), markFile);
      await syncFolder(folder);
    },
  };
};
