import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

/** No file of this hash is in the store. */
export class FileMissing extends Error {
  constructor(sha256: string) {
    super(`The file ${sha256} is not in the store.`);
  }
}

/** What the store holds under this hash is not what was put there. */
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
  /** Keeps `bytes` safe against a crash before it resolves to their hash; putting the same again is no error. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws FileMissing, or FileDamaged when the content no longer has that hash */
  read(sha256: string): Promise<Buffer>;
  /** As `read`, part by part: throws FileMissing before the first one, and FileDamaged instead of the last. */
  stream(sha256: string): AsyncIterable<Uint8Array>;
  /** Every file there is, by its hash, in no order. What is put meanwhile may be among them. */
  list(): AsyncIterable<string>;
  /** Removes a file; one that is not there is no error. `clearFile` knows which may go. */
  remove(sha256: string): Promise<void>;
  /** The directory whose store this is; undefined where none has bound it. `ownsStore` compares it. */
  mark(): Promise<string | undefined>;
  setMark(mark: string): Promise<void>;
}

/** The name of a file in every store: 64 lower-case hex digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a store found under a hash. The last part is kept back until all are known to be right. */
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

/** How a store is read, from what it has under a hash. */
export const readingOf = (
  partsOf: (sha256: string) => AsyncIterable<Uint8Array>,
): Pick<FileStore, 'read' | 'stream'> => {
  const stream = (sha256: string) => whole(sha256, partsOf(sha256));
  return { stream, read: (sha256) => buffer(stream(sha256)) };
};
