import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { Places } from '../places/places.ts';
import type { Kernel } from './kernel.ts';

/** Everything a handler may use. There is no other way to the database, the time of the call or the caller. */
export interface Context {
  /** Read-only connection on a GET; the one transaction of the command otherwise. */
  db: Reader;
  actor: Actor;
  now: Date;
  /** Today in UTC, YYYY-MM-DD. */
  today: string;
  requestId: string;
  /** The caller's address, for rate limits. */
  address: string;
  /** Sets the version of the record in this answer, sent as the ETag. */
  holdsVersion(version: number): void;
  /** The version the caller edits, from If-Match; NaN when the endpoint does not require one. */
  editedVersion: number;
  /** Settings, files, mail, jobs and the pools for streams. */
  kernel: Kernel;
}

/** What reading needs of a context: a job has it, too, on behalf of somebody. */
export type ReadContext = Pick<Context, 'db' | 'actor' | 'now' | 'today' | 'kernel'>;

export interface WriteContext extends Context {
  db: Writer;
}

/** A public endpoint has no caller. */
export interface PublicContext extends Omit<Context, 'actor'> {
  actor: Actor | undefined;
}

/** The context of an upload's handlers. */
export interface UploadContext extends Context {
  /** The organisation whose places, turns and storage the upload counts against. */
  organisation: string;
  /** The log of this call. */
  log: FastifyBaseLogger;
}

/** An uploaded file, whole in memory: its size is limited by the endpoint's declaration. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

/** A file as an answer. */
export interface FileToSend {
  /** Bytes at hand; a stream; or a function that makes the bytes. The latter two start only once a download place is free. */
  content: Uint8Array | AsyncIterable<Uint8Array | string> | (() => Promise<Uint8Array>);
  type: string;
  name: string;
  /** In bytes, when known for a stream. */
  size?: number | undefined;
  /** The places it counts against; all downloads by default. */
  places?: Places;
}
