import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Places } from '../access/places.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { Kernel } from './kernel.ts';

/** What a handler may touch. There is no other way to the database, the clock's moment or the caller. */
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
  /** Says which version of the record this answer holds; becomes the ETag. */
  holdsVersion(version: number): void;
  /** The version the caller edits, from If-Match; NaN where the endpoint asks for none. */
  editedVersion: number;
  /** Settings, files, mail, jobs and the pools for streams. */
  kernel: Kernel;
}

export interface WriteContext extends Context {
  db: Writer;
}

/** A public endpoint has no caller. */
export interface PublicContext extends Omit<Context, 'actor'> {
  actor: Actor | undefined;
}

/** What takes in an upload. */
export interface UploadContext extends Context {
  /** Whose share of places, turns and room the upload takes. */
  organisation: string;
  /** Of this call. */
  log: FastifyBaseLogger;
}

/** An uploaded file, whole in memory: its size is limited by the endpoint's declaration. */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

/** A file as an answer. */
export interface FileToSend {
  /** Small and at hand; or a stream, or a way to make it, which begin only where there is a place for a download. */
  content: Uint8Array | AsyncIterable<Uint8Array | string> | (() => Promise<Uint8Array>);
  type: string;
  name: string;
  /** In bytes, where it is known of a stream. */
  size?: number | undefined;
  /** Where it takes a place, if not among all downloads. */
  places?: Places;
}
