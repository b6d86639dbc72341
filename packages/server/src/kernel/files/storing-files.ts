import { fileErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { UploadContext, WriteContext } from '../calls/context.ts';
import type { Kernel } from '../calls/kernel.ts';
import { refuse } from '../calls/refusal.ts';
import type { Writer } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { clearFile, lockNumber } from './clear-file.ts';
import { hasRoom } from './file-room.ts';
import { sha256Of } from './file-store.ts';
import { ownsStore } from './own-store.ts';

/** A transaction that stores files and the rows that name them. */
export interface StoringContext extends Omit<UploadContext, 'db'>, WriteContext {
  db: Writer;
  /**
   * Stores a file and answers its SHA-256. It cannot be cleared before the transaction ends; by then a row must name it.
   * Refused when the organisation has no room left.
   */
  storeFile(bytes: Uint8Array): Promise<string>;
}

/**
 * Stores a file within a transaction and answers its SHA-256. It cannot be cleared before the transaction ends; by then a row
 * must name it.
 */
export const storeFile = async ({ files }: Pick<Kernel, 'files'>, db: Writer, bytes: Uint8Array): Promise<string> => {
  const sha256 = sha256Of(bytes);
  await sql`select pg_advisory_xact_lock_shared(${lockNumber(sha256)})`.execute(db);
  await sql`delete from unused_file where sha256 = ${sha256}`.execute(db);
  return files.put(bytes);
};

const storeFileIn = (ctx: UploadContext, db: Writer, stored: string[]) => async (bytes: Uint8Array) => {
  if (!(await hasRoom({ ...ctx, db }, bytes.length))) throw refuse(fileErrors.noRoom);
  stored.push(sha256Of(bytes));
  return storeFile(ctx.kernel, db, bytes);
};

const removeStored = async ({ kernel }: UploadContext, stored: readonly string[]): Promise<void> => {
  if (!stored.length || !(await ownsStore(kernel))) return;
  for (const sha256 of stored) await clearFile(kernel, sha256, 'never used');
};

/** Runs `work` in one transaction. When it fails, the files it stored are removed again, unless they were there before. */
export const storingFiles = async <T>(
  ctx: UploadContext,
  event: string,
  work: (storing: StoringContext) => Promise<T>,
): Promise<T> => {
  const stored: string[] = [];
  try {
    return await inTransaction(ctx.kernel.database, { actorId: ctx.actor.id, event, requestId: ctx.requestId }, (db) =>
      work({ ...ctx, db, storeFile: storeFileIn(ctx, db, stored) }),
    );
  } catch (error) {
    await removeStored(ctx, stored).catch((err) => ctx.log.warn({ err, stored }, 'not removed'));
    throw error;
  }
};
