import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Database, Reader } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Scanner } from '../scan/scan-file.ts';
import type { Flags } from '../settings/flags.ts';
import type { Settings } from '../settings/settings.ts';
import type { CallCounter } from './limit-calls.ts';

/** Everything the server is made of, put together once at start and handed down. */
export interface Kernel {
  settings: Settings;
  flags: Flags;
  database: Database;
  files: FileStore;
  /** The virus scanner of the deployment. */
  scan: Scanner;
  /** Who calls, by the bearer token; undefined without one. Throws when the token is not good. */
  authenticate(request: FastifyRequest): Promise<Actor | undefined>;
  /** Whether the organisations a person belongs to let them take a list out as a file. */
  mayExport(db: Reader, actor: Actor): Promise<boolean>;
  /** Counts what each person asks of the pickers. */
  pickers: CallCounter;
  /** Of the server; a call has its own. */
  log: FastifyBaseLogger;
  /** Wakes the job that drains a queue kept as rows; called after commit. */
  wake(queue: string): void;
}
