import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../database/tables.ts';
import type { Kernel } from '../http/kernel.ts';

/**
 * Work done outside a request. It may be done twice, after a crash or by two servers, so it must bear that: what is
 * already done is seen in the rows. What throws is tried again, ever later, up to `attempts` times.
 */
export interface Job<Payload = unknown> {
  name: string;
  payload: z.ZodType<Payload>;
  /** When it runs by itself: minute, hour, day of month, month, day of week, in UTC. */
  cron?: string;
  attempts?: number;
  // Written as a method, so that a job of any payload is a Job.
  run(kernel: Kernel, payload: Payload): Promise<void>;
}

/**
 * Declares a job. One that is woken or runs by `cron` is given `{}`, so its payload must accept that; what it works on
 * are rows.
 */
export const declareJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

interface Options {
  /** Of jobs with one key at most one waits; a later one takes its place. */
  key?: string;
}

/**
 * Has `job` run once with `payload`, which must be JSON. In a transaction the job exists when that commits; each commit
 * then signals the workers, which commits wait for in turn: where nearly every command would do it, keep rows and wake
 * one job after the commit.
 */
export const enqueueJob = async <Payload>(
  db: Kysely<DB>,
  { name, attempts = 25 }: Job<Payload>,
  payload: Payload,
  { key }: Options = {},
): Promise<void> => {
  await sql`select from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${attempts}::int, job_key => ${key ?? null}::text)`.execute(db);
};
