import path from 'node:path';
import { api, errorCatalogue } from '@attestry/contract';
import type { FastifyInstance } from 'fastify';
import { expireCertifications } from '../features/audit-life/audit-life.public.ts';
import { mayExport } from '../features/company/company.public.ts';
import { clearQuestions } from '../features/confirmation/confirmation.public.ts';
import { clearSignInRecords, openSignIn, sendPasswordLink } from '../features/identity/identity.public.ts';
import { clearKeptExports, makeKeptExports } from '../features/kept-export/kept-export.public.ts';
import { notifyRecipientsJob } from '../features/notification/notification.public.ts';
import { publicPageRoutes } from '../features/public-directory/public-directory.public.ts';
import { clearSignUps } from '../features/sign-up/sign-up.public.ts';
import { createCallCounter } from '../kernel/calls/count-calls.ts';
import type { Kernel } from '../kernel/calls/kernel.ts';
import { endsWithin } from '../kernel/clock/ends-within.ts';
import type { Database } from '../kernel/database/database.ts';
import { clearFiles } from '../kernel/files/clear-files.ts';
import { openFiles } from '../kernel/files/open-files.ts';
import { answerErrors } from '../kernel/http/answer-errors.ts';
import { serveApiDescription } from '../kernel/http/api-description.ts';
import { trackCalls } from '../kernel/http/calls-under-way.ts';
import { serveHealth } from '../kernel/http/health.ts';
import { createServer } from '../kernel/http/server.ts';
import { shedOverload } from '../kernel/http/shed-overload.ts';
import { serveWeb } from '../kernel/http/web-files.ts';
import { type RunningJobs, startJobs } from '../kernel/jobs/start-jobs.ts';
import { deliverMailJob } from '../kernel/mail/deliver-mail.ts';
import { outboxPages } from '../kernel/mail/outbox-pages.ts';
import { servePageAssets } from '../kernel/pages/page-assets.ts';
import { openWebPages } from '../kernel/pages/web-pages.ts';
import { openPowerBi } from '../kernel/power-bi/power-bi.ts';
import { openScanner } from '../kernel/scan/scan-file.ts';
import { flagsOf } from '../kernel/settings/flags.ts';
import type { Settings } from '../kernel/settings/settings.ts';
import type { ListedAccount } from './demo/accounts.ts';
import { openDemoAccounts } from './demo/open-accounts.ts';
import { bindFeatures } from './features.ts';

/** A composed directory that is not listening yet. */
export interface Directory {
  app: FastifyInstance;
  kernel: Kernel;
  database: Database;
  /** The accounts listed where people sign in. */
  demoAccounts: readonly ListedAccount[];
  /** Runs no more jobs in this process; resolves when the running ones have ended. */
  stopJobs(): Promise<void>;
  /**
   * Answers "not ready" from now on and accepts no new work; waits for requests and jobs in progress, by default at
   * most 25 s, then closes everything.
   */
  drain(patienceMs?: number): Promise<void>;
}

/** A supervisor kills a process that has not ended; 30 s is the shortest usual limit. */
const usualPatienceMs = 25_000;
const closingMs = 3_000;

/** As fast as a person can type and read. */
const pickerQuestionsPerMinute = 60;
/** As fast as a person can type. */
const callsWhileTypingPerMinute = 300;

const everyJob = [
  deliverMailJob,
  sendPasswordLink,
  clearSignInRecords,
  clearQuestions,
  clearSignUps,
  expireCertifications,
  notifyRecipientsJob,
  makeKeptExports,
  clearKeptExports,
  clearFiles,
];

const everyError = Object.values(errorCatalogue).flatMap((errors) => Object.values(errors));

const webFolder = path.resolve(import.meta.dirname, '../../../web/dist');

interface Running {
  app: FastifyInstance;
  health: { drain(): void };
  calls: { ended(): Promise<void> };
  jobs: RunningJobs;
  database: Database;
}

const drainOf =
  ({ app, health, calls, jobs, database }: Running): Directory['drain'] =>
  async (patienceMs = usualPatienceMs) => {
    health.drain();
    const closed = app.close().then(() => calls.ended());
    const inTime = await endsWithin(patienceMs, Promise.all([closed, jobs.stop()]));
    if (!inTime) app.log.warn('closing with work under way');
    // Whatever still runs holds a connection, and closing the database would wait for it forever.
    await endsWithin(closingMs, database.close());
  };

/** Composes the server from its settings and its database, which must be migrated, and which it closes in the end. */
export const compose = async (settings: Settings, database: Database): Promise<Directory> => {
  const signIn = await openSignIn(settings, database);
  const app = await createServer(settings);
  const calls = trackCalls(app);
  const kernel: Kernel = {
    settings,
    flags: flagsOf(settings),
    database,
    files: openFiles(settings),
    scan: openScanner(settings),
    powerBi: openPowerBi(settings),
    authenticate: signIn.authenticate,
    mayExport,
    pickers: createCallCounter({ most: pickerQuestionsPerMinute, seconds: 60 }),
    typing: createCallCounter({ most: callsWhileTypingPerMinute, seconds: 60 }),
    log: app.log,
    wake: (queue) => void jobs.wake(queue).catch((error: unknown) => app.log.error({ err: error }, 'wake')),
  };
  const jobs = await startJobs(kernel, everyJob);
  answerErrors(app, everyError);
  const health = serveHealth(app, database);
  servePageAssets(app);
  const demoAccounts = await openDemoAccounts(settings, database);
  await signIn.mount(app, demoAccounts);
  await app.register(async (calls) => {
    shedOverload(calls, { capacity: 2 * settings.DATABASE_POOL_SIZE, maxWaitMs: settings.LONGEST_WAIT_MS });
    bindFeatures(calls, kernel);
  });
  const pages = openWebPages(webFolder, app, settings.DIRECTORY_NAME);
  publicPageRoutes(app, kernel, pages);
  serveApiDescription(app, api, kernel);
  outboxPages(app, settings);
  await serveWeb(app, webFolder, settings, pages.writeNotFound);
  const running = { app, health, calls, jobs, database };
  return { app, kernel, database, demoAccounts, stopJobs: jobs.stop, drain: drainOf(running) };
};
