import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Kernel } from '../calls/kernel.ts';
import type { DB } from '../database/tables.ts';

/**
 * Work done outside a request. It may run twice, after a crash or on two servers, so it must check in the rows what is
 * already done. A failure is retried with growing delays, up to `attempts` times.
 */
export interface Job<Payload = unknown> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Its schedule: minute, hour, day of month, month, day of week, in UTC. */
  cron?: string;
  attempts?: number;
  // Method syntax, so that a job of any payload is a Job.
  run(kernel: Kernel, payload: Payload): Promise<void>;
}

/**
 * Declares a job. A job that is woken or runs by `cron` gets `{}`, so its payload must accept that; it finds its work in
 * rows.
 */
export const declareJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

interface Options {
  /** At most one job of a key waits; a later one replaces it. */
  key?: string;
  /** How long it waits before it is due. */
  afterSeconds?: number;
}

/**
 * Runs `job` once with `payload`, which must be JSON. Inside a transaction, the job exists once that commits. Each such
 * commit notifies the workers, which serialises commits: where nearly every command would enqueue a job, keep rows and wake
 * one job after the commit.
 */
export const enqueueJob = async <Payload>(
  db: Kysely<DB>,
  { name, attempts = 25 }: Job<Payload>,
  payload: Payload,
  { key, afterSeconds = 0 }: Options = {},
): Promise<void> => {
  await sql`select from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${attempts}::int, job_key => ${key ?? null}::text,
    run_at => now() + make_interval(secs => ${afterSeconds}::int))`.execute(db);
};
