import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

/** No file of this hash is in the store. */
export class FileMissing extends Error {
  constructor(sha256: string) {
    super(`The file ${sha256} is not in the store.`);
  }
}

/** The stored content does not match its hash. */
export class FileDamaged extends Error {
  constructor(sha256: string) {
    super(`The file ${sha256} is damaged in the store.`);
  }
}

/**
 * Files by the SHA-256 of their content (64 lower-case hex digits). A file never changes and has no name here: names,
 * media types and permissions are rows of the database.
 */
export interface FileStore {
  /** Resolves to the hash once `bytes` are safe against a crash. Storing the same content again is not an error. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws FileMissing, or FileDamaged when the content no longer has that hash */
  read(sha256: string): Promise<Buffer>;
  /** Like `read`, in parts. Throws FileMissing before the first part, and FileDamaged instead of the last one. */
  stream(sha256: string): AsyncIterable<Uint8Array>;
  /** The hash of every file, in no order. May include files stored while it runs. */
  list(): AsyncIterable<string>;
  /** Removes a file if it is there. `clearFile` decides which may go. */
  remove(sha256: string): Promise<void>;
  /** The directory that owns this store; undefined before one has claimed it. See `ownsStore`. */
  mark(): Promise<string | undefined>;
  setMark(mark: string): Promise<void>;
}

/** Every store names files by 64 lower-case hex digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The content found under a hash. The last part is withheld until the whole is verified. */
async function* whole(sha256: string, found: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let last: Uint8Array | undefined;
  for await (const part of found) {
    hash.update(part);
    if (last) yield last;
    last = part;
  }
  if (hash.digest('hex') !== sha256) throw new FileDamaged(sha256);
  if (last) yield last;
}

/** Builds a store's read functions from its function that finds content by hash. */
export const readingOf = (
  partsOf: (sha256: string) => AsyncIterable<Uint8Array>,
): Pick<FileStore, 'read' | 'stream'> => {
  const stream = (sha256: string) => whole(sha256, partsOf(sha256));
  return { stream, read: (sha256) => buffer(stream(sha256)) };
};
