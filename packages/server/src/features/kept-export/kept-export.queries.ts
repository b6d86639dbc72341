import type { KeptExport } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { requireReportExport } from '../reports/reports.public.ts';
import { keptForMs, seeKeptExport } from './kept-export.scope.ts';

interface Row extends Omit<KeptExport, 'until' | 'size'> {
  size: string;
  endedAt: Date | null;
}

const asAnswered = ({ size, endedAt, ...row }: Row): KeptExport => ({
  ...row,
  size: Number(size),
  until: endedAt && new Date(endedAt.getTime() + keptForMs).toISOString(),
});

export const readKeptExports = async (db: Reader, where: Predicate): Promise<KeptExport[]> => {
  const { rows } = await sql<Row>`select id::text, title, state, size, ended_at as "endedAt", reason
    from kept_export as kept where ${where} order by kept.id desc`.execute(db);
  return rows.map(asAnswered);
};

/** The caller's exports, the latest first. */
export const listKeptExports = ({ db, actor, now }: Context): Promise<KeptExport[]> =>
  readKeptExports(db, seeKeptExport(actor, now));

interface Made {
  reportUrl: string;
  query: Record<string, unknown>;
  name: string;
  type: string;
  size: string;
  parts: string[];
}

async function* contentOf({ files }: Kernel, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const sha256 of parts) yield* files.stream(sha256);
}

/** The file of an export, for as long as the caller may still make it. */
export const fetchKeptExport = async (ctx: Context, id: string): Promise<FileToSend> => {
  const { rows } = await sql<Made>`
    select report_url as "reportUrl", query, file_name as name, media_type as type, size,
      array(select sha256 from kept_export_part where kept_export_id = kept.id order by id) as parts
    from kept_export as kept
    where id = ${id}::bigint and state = 'Ready' and ${seeKeptExport(ctx.actor, ctx.now)}`.execute(ctx.db);
  const [made] = rows;
  if (!made) throw refuse(kernelErrors.notFound);
  await requireReportExport(ctx, made.reportUrl, made.query);
  const { name, type, size, parts } = made;
  return { content: contentOf(ctx.kernel, parts), name, type, size: Number(size) };
};
