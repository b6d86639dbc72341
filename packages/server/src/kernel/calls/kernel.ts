import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Database, Reader } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PowerBi } from '../power-bi/power-bi.ts';
import type { Scanner } from '../scan/scan-file.ts';
import type { Flags } from '../settings/flags.ts';
import type { Settings } from '../settings/settings.ts';
import type { CallCounter } from './count-calls.ts';

/** Everything the server is made of, assembled once at start and passed down. */
export interface Kernel {
  settings: Settings;
  flags: Flags;
  database: Database;
  files: FileStore;
  /** The virus scanner of the deployment. */
  scan: Scanner;
  /** Undefined unless the deployment's settings name a workspace of Power BI. */
  powerBi?: PowerBi | undefined;
  /** Authenticates the bearer token; undefined without one. Throws when the token is not valid. */
  authenticate(request: FastifyRequest): Promise<Actor | undefined>;
  /** Whether the organisations a person belongs to allow them to export lists. */
  mayExport(db: Reader, actor: Actor): Promise<boolean>;
  /** Counts each person's calls that name organisations they do not see. */
  pickers: CallCounter;
  /** Counts each person's calls while they type. */
  typing: CallCounter;
  /** The server's log; each call has its own. */
  log: FastifyBaseLogger;
  /** Wakes the job that processes a queue kept as rows. Call it after the commit. */
  wake(queue: string): void;
}
