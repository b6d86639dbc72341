import path from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

/** The deployment's store: the configured bucket, otherwise the folder `files` of the data directory. */
export const openFiles = (
  settings: Pick<Settings, 'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>,
): FileStore =>
  settings.S3_BUCKET
    ? s3Files({ name: settings.S3_BUCKET, region: settings.S3_REGION, endpoint: settings.S3_ENDPOINT })
    : localFiles(path.resolve(settings.DATA_DIR, 'files'));
