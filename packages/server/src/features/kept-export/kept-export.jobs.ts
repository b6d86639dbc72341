import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { clearFile } from '../../kernel/files/clear-file.ts';
import { ownsStore } from '../../kernel/files/own-store.ts';
import { declareJob } from '../../kernel/jobs/job.ts';
import { keptForMs } from './kept-export.scope.ts';
import { beginNext, makeExport } from './make-export.commands.ts';

/** One at a time in this process: the other jobs are not to wait, nor are those who read. */
const working = new WeakSet<Kernel>();

const makeNext = async (kernel: Kernel): Promise<boolean> => {
  const begun = await beginNext(kernel);
  if (begun) await makeExport(kernel, begun);
  return begun !== undefined;
};

/** Makes the next export. Every minute it also takes up what a stopped server left. */
export const makeKeptExports = declareJob({
  name: 'keptExport.make',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (kernel) => {
    if (working.has(kernel)) return;
    working.add(kernel);
    const isMade = await makeNext(kernel).finally(() => working.delete(kernel));
    if (isMade) kernel.wake(makeKeptExports.name);
  },
});

/** A file that has expired may still be on its way to somebody who asked for it in time. */
const graceMs = 3_600_000;

const takeUnowned = async ({ database }: Kernel): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`delete from kept_export_part
    where kept_export_id is null returning sha256`.execute(database.writes);
  return rows.map(({ sha256 }) => sha256);
};

/** Removes exports that have expired, and the files of those that are gone. What it leaves, the clearing of files finds. */
export const clearKeptExports = declareJob({
  name: 'keptExport.clear',
  payload: z.object({}),
  cron: '50 * * * *',
  run: async (kernel) => {
    const past = new Date(clock.now().getTime() - keptForMs - graceMs);
    await sql`delete from kept_export where ended_at < ${past}`.execute(kernel.database.writes);
    if (!(await ownsStore(kernel))) return;
    for (const sha256 of await takeUnowned(kernel)) await clearFile(kernel, sha256, 'never used');
  },
});
