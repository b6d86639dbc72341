import { statfs } from 'node:fs/promises';
import type { Settings } from '../settings/settings.ts';

/** The bytes that the disk of the data directory has left; undefined if files are in a bucket, which has no end. */
export const freeSpace = async ({
  DATA_DIR,
  S3_BUCKET,
}: Pick<Settings, 'DATA_DIR' | 'S3_BUCKET'>): Promise<number | undefined> => {
  if (S3_BUCKET) return undefined;
  const { bavail, bsize } = await statfs(DATA_DIR);
  return bavail * bsize;
};
