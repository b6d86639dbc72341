import { type ErrorDefinition, fileErrors } from '@attestry/contract/kernel/errors.ts';
import type { UploadContext } from '../calls/context.ts';

/** The scan result stored with a file. */
export type StoredScan = 'clean' | 'not scanned';

/**
 * Scans a file before anything else reads it; answers the result to store, or the refusal. Nothing is accepted when the
 * scanner fails; its reply is only logged.
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
