import { createServer as createSocket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { localFiles } from '../../kernel/files/local-files.ts';
import { answerErrors } from '../../kernel/http/answer-errors.ts';
import { createServer } from '../../kernel/http/server.ts';
import { servePageAssets } from '../../kernel/pages/page-assets.ts';
import { openScanner } from '../../kernel/scan/scan-file.ts';
import { flagsOf } from '../../kernel/settings/flags.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import { identityRoutes } from './identity.routes.ts';
import type { ListedDemoAccount } from './pages/sign-in.template.ts';
import { openSignIn } from './sign-in.commands.ts';

export interface DatabaseUrls {
  serverUrl: string;
  ownerUrl: string;
}

/** A server on loopback with sign-in only. */
export interface TestDirectory {
  app: FastifyInstance;
  kernel: Kernel;
  database: Database;
  databaseUrls: DatabaseUrls;
  /** Connects as the schema's owner, past the server's restricted role. */
  owner: Database['writes'];
  origin: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const socket = createSocket();
    socket.listen(0, '127.0.0.1', () => {
      const place = socket.address();
      socket.close(() => found(typeof place === 'object' && place ? place.port : 0));
    });
  });

export const startDirectory = async (
  databaseUrls: DatabaseUrls,
  variables: Record<string, string> = {},
  demoAccounts?: readonly ListedDemoAccount[],
): Promise<TestDirectory> => {
  const port = await freePort();
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: String(port), ...variables });
  const database = openDatabase(databaseUrls.serverUrl, 4);
  const owner = openDatabase(databaseUrls.ownerUrl, 2);
  const signIn = await openSignIn(settings, database);
  const app = await createServer(settings);
  const kernel: Kernel = {
    settings,
    flags: flagsOf(settings),
    database,
    files: localFiles(settings.DATA_DIR),
    scan: openScanner(settings),
    authenticate: signIn.authenticate,
    mayExport: async () => true,
    pickers: () => undefined,
    typing: () => undefined,
    log: app.log,
    wake: () => undefined,
  };
  answerErrors(app, []);
  servePageAssets(app);
  await signIn.mount(app, demoAccounts);
  identityRoutes(app, kernel);
  await app.listen({ host: '127.0.0.1', port });
  const stop = async () => {
    await app.close();
    await Promise.all([database.close(), owner.close()]);
  };
  return { app, kernel, database, databaseUrls, owner: owner.writes, origin: `http://127.0.0.1:${port}`, stop };
};
