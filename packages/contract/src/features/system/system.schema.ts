import { z } from 'zod';
import { moment, publicId } from '../../kernel/fields.ts';
import { flagNames } from '../../kernel/flags.ts';

const count = z.number().int();
const bytes = z.number();

/** Where a setting has its value from. */
export const settingSources = ['environment', 'default', 'none'] as const;

/** A setting in force. What could open something to a reader is masked. */
export const systemSetting = z.object({ name: z.string(), value: z.string(), source: z.enum(settingSources) });
export type SystemSetting = z.output<typeof systemSetting>;

export const systemFlag = z.object({
  name: z.enum(flagNames),
  isOn: z.boolean(),
  /** The setting that switches it. */
  setting: z.string(),
  source: z.enum(['environment', 'default']),
});

export const system = z.object({
  version: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    /** When this server was started; another server of the directory has its own moment. */
    startedAt: moment,
    migrations: z.object({ total: count, latest: z.string(), appliedAt: moment }),
  }),
  settings: z.array(systemSetting),
  flags: z.array(systemFlag),
  storage: z.object({
    database: bytes,
    /** The largest tables with their indexes. */
    tables: z.array(z.object({ name: z.string(), bytes, rows: count })),
    files: z.object({
      place: z.enum(['folder', 'bucket']),
      bytes,
      total: count,
      /** What the folder's disk has left. */
      free: bytes.optional(),
    }),
  }),
});
export type System = z.output<typeof system>;

/** Whether work waits for its time, is under way, failed and will be tried again, or failed for good. */
export const workStates = ['waiting', 'underWay', 'failedOnce', 'failed'] as const;
export type WorkState = (typeof workStates)[number];

const work = {
  id: z.string(),
  state: z.enum(workStates),
  attempts: count,
  /** When it is tried next; null if it is not. */
  nextAttempt: moment.nullable(),
  lastError: z.string().nullable(),
  since: moment,
  isAbleToRetry: z.boolean(),
};

export const waitingJob = z.object({ ...work, name: z.string() });
export type WaitingJob = z.output<typeof waitingJob>;

export const waitingMail = z.object({
  ...work,
  subject: z.string(),
  recipient: z.object({ name: z.string(), address: z.string() }),
});
export type WaitingMail = z.output<typeof waitingMail>;

/** How many of each are listed; those that failed first. */
export const maxListedWork = 50;

export const systemWork = z.object({
  jobs: z.object({ total: count, rows: z.array(waitingJob) }),
  mails: z.object({ total: count, rows: z.array(waitingMail) }),
});
export type SystemWork = z.output<typeof systemWork>;

export const workId = z.object({ id: publicId });
