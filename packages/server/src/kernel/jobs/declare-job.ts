import type { z } from 'zod';
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
