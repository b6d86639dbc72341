import { keptExportErrors } from '@attestry/contract/features/kept-export/kept-export.errors.ts';
import { type KeptExport, maxKeptExports } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { enqueueJob } from '../../kernel/jobs/job.ts';
import { requireReportExport } from '../reports/reports.public.ts';
import { clearKeptExports, makeKeptExports } from './kept-export.jobs.ts';
import { readKeptExports } from './kept-export.queries.ts';
import { readerOf, seeKeptExport } from './kept-export.scope.ts';

/** Simultaneous exports of one person are counted one after the other. */
const requireRoom = async ({ db, actor, now }: WriteContext): Promise<void> => {
  await lockRows(db, 'app_user', [actor.id]);
  const { rows } = await sql<{ held: number }>`select count(*)::int as held from kept_export as kept
    where ${seeKeptExport(actor, now)}`.execute(db);
  if ((rows[0]?.held ?? 0) >= maxKeptExports) throw refuse(keptExportErrors.limitReached);
};

/** Lets a job export a report. What is wrong with the request is said now. */
export const startExport = async (
  ctx: WriteContext,
  reportUrl: string,
  query: Record<string, unknown>,
): Promise<KeptExport> => {
  const { db, actor } = ctx;
  const title = await requireReportExport(ctx, reportUrl, query);
  await requireRoom(ctx);
  const { id } = await db
    .insertInto('kept_export')
    .values({
      user_id: actor.id,
      reader: readerOf(actor),
      report_url: reportUrl,
      query: JSON.stringify(query),
      title,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(db, makeKeptExports, {}, { key: makeKeptExports.name });
  const [started] = await readKeptExports(db, sql<boolean>`kept.id = ${id}::bigint`);
  return started!;
};

/** Removes an export with its file; one that is being made is cancelled. */
export const removeExport = async ({ db, actor, now }: WriteContext, id: string): Promise<{ id: string }> => {
  const { rows } = await sql`delete from kept_export as kept
    where id = ${id}::bigint and ${seeKeptExport(actor, now)} returning id`.execute(db);
  if (rows.length === 0) throw refuse(kernelErrors.notFound);
  await enqueueJob(db, clearKeptExports, {}, { key: clearKeptExports.name });
  return { id };
};
