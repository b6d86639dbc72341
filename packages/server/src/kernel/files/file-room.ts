import { sql } from 'kysely';
import type { UploadContext } from '../calls/context.ts';

/**
 * Whether the caller's organisation has `size` more bytes left in the store. A removed document counts until its file is
 * cleared. Logs a refusal.
 */
export const hasRoom = async (
  {
    db,
    kernel,
    organisation,
    requestId,
    log,
  }: Pick<UploadContext, 'db' | 'kernel' | 'organisation' | 'requestId' | 'log'>,
  size = 1,
): Promise<boolean> => {
  const quota = kernel.settings.UPLOAD_QUOTA_GB * 1_000_000_000;
  const { rows } = await sql<{ taken: string }>`
    select coalesce(sum(size), 0) as taken from room_taken where organisation = ${organisation}`.execute(db);
  const taken = Number(rows[0]?.taken);
  if (taken + size <= quota) return true;
  log.warn({ organisation, taken, size, quota, requestId }, 'a file found no room in the store for its organisation');
  return false;
};
