import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../calls/kernel.ts';
import { clock } from '../clock/clock.ts';
import { declareJob } from '../jobs/job.ts';
import { clearFile } from './clear-file.ts';
import { ownsStore } from './own-store.ts';

const dayMs = 86_400_000;
const batch = 500;

/** Records files that no row names as unused since first seen, and removes that record once a row names them. */
const noteUnused = async ({ database }: Pick<Kernel, 'database'>, found: readonly string[], now: Date) => {
  await sql`insert into unused_file (sha256, since, was_document)
    select sha256, ${now}, false from unnest(${found}::text[]) as sha256
    where not exists (select from file_in_use where file_in_use.sha256 = sha256.sha256)
    on conflict do nothing`.execute(database.writes);
};

const noteAllUnused = async (kernel: Kernel, now: Date): Promise<void> => {
  let found: string[] = [];
  for await (const sha256 of kernel.files.list()) {
    found.push(sha256);
    if (found.length < batch) continue;
    await noteUnused(kernel, found, now);
    found = [];
  }
  await noteUnused(kernel, found, now);
  await sql`delete from unused_file where exists (select from file_in_use where file_in_use.sha256 = unused_file.sha256)`.execute(
    kernel.database.writes,
  );
};

interface Due {
  sha256: string;
  size: number | null;
}

/**
 * Clears the files that no row names: those of removed documents after a configured time, and those of failed uploads one day
 * after they are first seen. A file whose row is stored meanwhile is kept. Does nothing in another database's store.
 */
export const clearFiles = declareJob({
  name: 'files.clear',
  payload: z.object({}),
  cron: '40 2 * * *',
  run: async (kernel) => {
    const now = clock.now();
    if (!(await ownsStore(kernel))) return;
    await noteAllUnused(kernel, now);
    const documentBefore = new Date(now.getTime() - kernel.settings.REMOVED_DOCUMENT_DAYS * dayMs);
    const otherBefore = new Date(now.getTime() - dayMs);
    const { rows } = await sql<Due>`select sha256, size from unused_file
      where since < case when was_document then ${documentBefore}::timestamptz else ${otherBefore}::timestamptz end`.execute(
      kernel.database.reads,
    );
    let cleared = 0;
    let bytes = 0;
    for (const { sha256, size } of rows) {
      if (!(await clearFile(kernel, sha256, { documentBefore, otherBefore }))) continue;
      cleared += 1;
      bytes += size ?? 0;
    }
    if (cleared) kernel.log.warn({ cleared, bytesOfDocuments: bytes }, 'files were cleared from the store');
  },
});
