import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type ParsedCronItem, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import type { Kernel } from '../calls/kernel.ts';
import type { Job } from './job.ts';

const dayMs = 86_400_000;
const restartMs = 2_000;

const loggerOf = (log: Log): Logger => {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger(({ jobId, taskIdentifier }) => (level, message) => {
    log[levels[level]]({ jobId, job: taskIdentifier }, message);
  });
};

/** Removes the schedule that the scheduler adds: jobs rely on the clock and the rows. */
const withoutSchedule = (payload: unknown): unknown => {
  if (typeof payload !== 'object' || payload === null) return payload;
  const { _cron, ...own } = payload as Record<string, unknown>;
  return own;
};

const tasksOf = (kernel: Kernel, jobs: readonly Job[]): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(kernel, job.payload.parse(withoutSchedule(payload)))]),
  );

/** A run missed while no server was up is made up once at the next start, if it was within a day. */
const scheduleOf = (jobs: readonly Job[]): ParsedCronItem[] =>
  parseCronItems(
    jobs.flatMap(({ name, cron, payload, attempts = 25 }) => {
      if (!cron) return [];
      payload.parse({});
      return [{ task: name, match: cron, options: { jobKey: name, maxAttempts: attempts, backfillPeriod: dayMs } }];
    }),
  );

const startRunner = (kernel: Kernel, jobs: readonly Job[], log: Log): Promise<Runner> =>
  run({
    pgPool: kernel.database.writePool,
    logger: loggerOf(log),
    concurrency: 2,
    noHandleSignals: true,
    taskList: tasksOf(kernel, jobs),
    parsedCronItems: scheduleOf(jobs),
    // Unbatched, a job is ticked off by a promise nobody holds: stopping would not wait for it, and its failure would end
    // the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });

/**
 * Runs jobs until stopped. The worker exits when it cannot complete a job, for example while the database is away; it is then
 * restarted until that works.
 * @returns a function that stops it, and resolves when the running jobs have ended
 */
export const runJobs = async (kernel: Kernel, jobs: readonly Job[], log: Log): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  let runner: Runner | undefined = await startRunner(kernel, jobs, log);
  const startAgain = async () => {
    await wait(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    const started = await startRunner(kernel, jobs, log).catch(
      (error) => void log.error({ err: error }, 'not started'),
    );
    if (stopping.signal.aborted) await started?.stop();
    else runner = started;
  };
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((error) => log.error({ err: error }, 'stopped by itself'));
      runner = undefined;
      await startAgain();
    }
  };
  const running = keepRunning();
  return async () => {
    stopping.abort();
    await runner?.stop().catch((error) => log.warn({ err: error }, 'had stopped by itself'));
    await running;
  };
};
