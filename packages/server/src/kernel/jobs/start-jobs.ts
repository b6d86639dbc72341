import { pino } from 'pino';
import type { Kernel } from '../calls/kernel.ts';
import { enqueueJob, type Job } from './job.ts';
import { runJobs } from './job-runner.ts';

export interface RunningJobs {
  /** Takes no new job, and resolves when the running ones have ended. */
  stop(): Promise<void>;
  /**
   * Runs a job now. Several wakes before it starts make one run; wakes while it runs make one more, possibly at
   * the same time as the first, so nothing committed before the wake is missed.
   * @throws Error when there is no job of this name
   */
  wake(name: string): Promise<void>;
}

/**
 * Runs the declared jobs in this process over the write pool; one of its connections is used for listening. Any number of
 * servers may do so for one database: each job is taken by one of them. Failures are logged and retried.
 * @throws Error when a `cron` cannot be parsed, or a scheduled job does not accept `{}`
 */
export const startJobs = async (kernel: Kernel, jobs: readonly Job[]): Promise<RunningJobs> => {
  const named = new Map(jobs.map((job) => [job.name, job]));
  const log = pino({ name: 'jobs', level: kernel.settings.LOG_LEVEL });
  const stop = await runJobs(kernel, jobs, log);
  return {
    stop,
    wake: async (name) => {
      const job = named.get(name);
      if (!job) throw new Error(`There is no job ${JSON.stringify(name)}.`);
      await enqueueJob(kernel.database.writes, job, {}, { key: name });
    },
  };
};
