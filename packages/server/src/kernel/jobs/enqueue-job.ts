import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { Job } from './declare-job.ts';

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
