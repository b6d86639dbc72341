import { type ErrorDefinition, fileErrors } from '@attestry/contract/kernel/errors.ts';
import type { UploadContext } from '../http/context.ts';

/** What is kept beside a stored file of what its scan said. */
export type StoredScan = 'clean' | 'not scanned';

/**
 * Scans a file before anything looks into it: how it may be stored, or why it may not. A scanner that cannot answer accepts
 * nothing; what it said goes to the log alone.
 */
export const scanToStore = async (
  { kernel, requestId, log }: Pick<UploadContext, 'kernel' | 'requestId' | 'log'>,
  bytes: Uint8Array,
): Promise<{ scan: StoredScan } | { refused: ErrorDefinition }> => {
  const scan = await kernel.scan(bytes);
  if (scan.status === 'clean') return { scan: 'clean' };
  if (scan.status === 'notScanned') return { scan: 'not scanned' };
  log.warn({ scan, requestId }, 'a file was not accepted by the virus scan');
  return { refused: fileErrors[scan.status] };
};
