import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import type { FileToSend } from '../../kernel/calls/context.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { storeFile } from '../../kernel/files/storing-files.ts';
import { readActor } from '../identity/identity.public.ts';
import { alertOfExport } from '../notification/notification.public.ts';
import { exportReport } from '../reports/reports.public.ts';
import { readerOf } from './kept-export.scope.ts';

const event = 'Export a report';

/** What memory holds of a file. */
const partBytes = 4_000_000;

/** A job that has not gone on for so long is dead. */
const deadAfterMs = 60_000;
const beatMs = 10_000;
const maxAttempts = 3;

export interface Begun {
  id: string;
  userId: string;
  reader: string;
  reportUrl: string;
  query: Record<string, unknown>;
  title: string;
  attempt: number;
}

/** The export is no longer this job's: it was removed, or another job has taken it over. */
class Withdrawn extends Error {}

/** Begins the export that has waited longest, or one whose job is dead: its parts are to be cleared. */
export const beginNext = ({ database }: Kernel): Promise<Begun | undefined> =>
  inTransaction(database, { event }, async (db) => {
    const now = clock.now();
    const { rows } = await sql<Begun>`
      update kept_export set state = 'In progress', attempt = attempt + 1, touched_at = ${now}, size = 0
      where id = (
        select id from kept_export
        where state = 'Waiting' or state = 'In progress' and touched_at < ${new Date(now.getTime() - deadAfterMs)}
        order by asked_at, id limit 1 for update skip locked)
      returning id::text, user_id::text as "userId", reader, report_url as "reportUrl", query, title, attempt`.execute(
      db,
    );
    const [begun] = rows;
    if (begun && begun.attempt > 1)
      await sql`update kept_export_part set kept_export_id = null where kept_export_id = ${begun.id}::bigint`.execute(
        db,
      );
    return begun;
  });

const isOwn = ({ id, attempt }: Begun) =>
  sql<boolean>`id = ${id}::bigint and attempt = ${attempt} and state = 'In progress'`;

/** Does what belongs to the export in one transaction, unless it is no longer this job's. */
const whileOwn = ({ database }: Kernel, begun: Begun, work: (db: Writer) => Promise<unknown>): Promise<void> =>
  inTransaction(database, { event }, async (db) => {
    const { rows } = await sql`update kept_export set touched_at = ${clock.now()}
      where ${isOwn(begun)} returning id`.execute(db);
    if (rows.length === 0) throw new Withdrawn();
    await work(db);
  });

/** The person as they are now, unless they are deactivated or see other records than when they asked. */
const actorOf = async ({ database, flags }: Kernel, { userId, reader }: Begun): Promise<Actor | undefined> => {
  const actor = await readActor(database.reads, flags, { userId });
  return actor && readerOf(actor) === reader ? actor : undefined;
};

async function* inParts(content: FileToSend['content']): AsyncGenerator<Buffer> {
  const made = typeof content === 'function' ? await content() : content;
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of made instanceof Uint8Array ? [made] : made) {
    const bytes = Buffer.from(chunk);
    held.push(bytes);
    length += bytes.length;
    if (length < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

const storePart = (kernel: Kernel, begun: Begun, bytes: Buffer): Promise<void> =>
  whileOwn(kernel, begun, async (db) => {
    const sha256 = await storeFile(kernel, db, bytes);
    await sql`insert into kept_export_part (kept_export_id, sha256, size)
      values (${begun.id}::bigint, ${sha256}, ${bytes.length})`.execute(db);
    await sql`update kept_export set size = size + ${bytes.length} where id = ${begun.id}::bigint`.execute(db);
  });

interface Outcome {
  became: 'Ready' | 'Failed';
  name?: string;
  type?: string;
  reason?: string;
}

/** Ends the export and alerts the person. */
const end = (kernel: Kernel, begun: Begun, { became, name, type, reason }: Outcome): Promise<void> =>
  whileOwn(kernel, begun, async (db) => {
    await sql`update kept_export set state = ${became}, ended_at = ${clock.now()}, file_name = ${name ?? null},
      media_type = ${type ?? null}, reason = ${reason ?? null} where id = ${begun.id}::bigint`.execute(db);
    await alertOfExport({ db }, { ...begun, became });
  });

const makeFor = async (kernel: Kernel, begun: Begun, actor: Actor): Promise<void> => {
  const now = clock.now();
  const ctx = { db: kernel.database.reads, actor, now, today: now.toISOString().slice(0, 10), kernel };
  const { content, name, type } = await exportReport(ctx, begun.reportUrl, begun.query);
  for await (const part of inParts(content)) await storePart(kernel, begun, part);
  await end(kernel, begun, { became: 'Ready', name, type });
};

const makeOrFail = async (kernel: Kernel, begun: Begun): Promise<void> => {
  const actor = await actorOf(kernel, begun);
  if (!actor)
    return whileOwn(kernel, begun, (db) => sql`delete from kept_export where id = ${begun.id}::bigint`.execute(db));
  if (begun.attempt > maxAttempts) return end(kernel, begun, { became: 'Failed' });
  try {
    await makeFor(kernel, begun, actor);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await end(kernel, begun, { became: 'Failed', reason: error.message });
  }
};

/** Makes an export that was begun. What fails unexpectedly is begun again when it is taken for dead. */
export const makeExport = async (kernel: Kernel, begun: Begun): Promise<void> => {
  const beat = setInterval(() => void whileOwn(kernel, begun, async () => undefined).catch(() => undefined), beatMs);
  try {
    await makeOrFail(kernel, begun);
  } catch (err) {
    if (!(err instanceof Withdrawn)) kernel.log.error({ err, export: begun.id }, 'the export failed');
  } finally {
    clearInterval(beat);
  }
};
