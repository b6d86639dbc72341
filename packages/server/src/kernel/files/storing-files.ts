import { fileErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { Writer } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UploadContext, WriteContext } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { clearFile, lockNumber } from './clear-file.ts';
import { hasRoom } from './file-room.ts';
import { sha256Of } from './file-store.ts';
import { ownsStore } from './own-store.ts';

/** A transaction that stores files and the rows that name them. */
export interface StoringContext extends Omit<UploadContext, 'db'>, WriteContext {
  db: Writer;
  /**
   * Puts a file into the store and answers its SHA-256. Nobody clears it before the transaction has ended; a row must name it
   * by then. Refuses one for which the organisation has no room.
   */
  keep(bytes: Uint8Array): Promise<string>;
}

const keepIn = (ctx: UploadContext, db: Writer, kept: string[]) => async (bytes: Uint8Array) => {
  if (!(await hasRoom({ ...ctx, db }, bytes.length))) throw refuse(fileErrors.noRoom);
  const sha256 = sha256Of(bytes);
  await sql`select pg_advisory_xact_lock_shared(${lockNumber(sha256)})`.execute(db);
  await sql`delete from unused_file where sha256 = ${sha256}`.execute(db);
  kept.push(sha256);
  return ctx.kernel.files.put(bytes);
};

const removeAgain = async ({ kernel }: UploadContext, kept: readonly string[]): Promise<void> => {
  if (!kept.length || !(await ownsStore(kernel))) return;
  for (const sha256 of kept) await clearFile(kernel, sha256, 'never used');
};

/** Does `work` in one transaction. When it fails, what it put into the store is removed again, unless it was there before. */
export const storingFiles = async <T>(
  ctx: UploadContext,
  event: string,
  work: (storing: StoringContext) => Promise<T>,
): Promise<T> => {
  const kept: string[] = [];
  try {
    return await inTransaction(ctx.kernel.database, { actorId: ctx.actor.id, event, requestId: ctx.requestId }, (db) =>
      work({ ...ctx, db, keep: keepIn(ctx, db, kept) }),
    );
  } catch (error) {
    await removeAgain(ctx, kept).catch((err) => ctx.log.warn({ err, kept }, 'not removed'));
    throw error;
  }
};
