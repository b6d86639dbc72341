import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { serverUrlOf } from '../kernel/database/roles.ts';
import type { Settings } from '../kernel/settings/settings.ts';

/** The database of a directory, as all its programs open it. */
export interface DatabaseHome {
  ownerUrl: string;
  /** For the server's own role. */
  serverUrl: string;
  /** This program started the database and therefore runs the migrations. */
  startedHere: boolean;
  /** Call once, after all connections are closed. A database that others still use keeps running. */
  stop(): Promise<void>;
}

/**
 * Opens the database of the settings, or the embedded one, shared with a server that already runs on it. Throws a plain
 * message on failure.
 */
export const openHome = async (settings: Settings): Promise<DatabaseHome> => {
  const { DATABASE_URL, DATABASE_SERVER_URL, DATA_DIR } = settings;
  if (DATABASE_URL) {
    const serverUrl = DATABASE_SERVER_URL ?? serverUrlOf(DATABASE_URL);
    return { ownerUrl: DATABASE_URL, serverUrl, startedHere: false, stop: async () => undefined };
  }
  await mkdir(DATA_DIR, { recursive: true });
  const { ownerUrl, adopted, stop } = await startEmbedded({ dataDir: path.resolve(DATA_DIR, 'database') });
  return { ownerUrl, serverUrl: serverUrlOf(ownerUrl), startedHere: !adopted, stop };
};
