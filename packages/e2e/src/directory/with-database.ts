import path from 'node:path';
import { type Database, openDatabase } from '../../../server/src/kernel/database/database.ts';
import { startEmbedded } from '../../../server/src/kernel/database/embedded/embedded.ts';
import { serverUrlOf } from '../../../server/src/kernel/database/roles.ts';

/** Opens the database of the directory that runs in `home`, to create what no screen can. */
export const withDatabase = async <T>(home: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const { ownerUrl, stop } = await startEmbedded({ dataDir: path.join(home, 'database') });
  const database = openDatabase(serverUrlOf(ownerUrl), 1);
  try {
    return await work(database);
  } finally {
    await database.close();
    await stop();
  }
};
