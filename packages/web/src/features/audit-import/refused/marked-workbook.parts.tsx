import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useState } from 'react';
import { send } from '../../../kernel/api.ts';
import { saveFile } from '../../../kernel/files.ts';
import type { SentReport } from '../upload/report-uploads.parts.tsx';

const calls = clientOf(send, auditImportApi);

/**
 * Sends the file again and saves it with its wrong cells marked; the server keeps nothing of a refused report. A
 * failure shows the banner.
 */
export const useMarkedWorkbook = ({ target, file }: SentReport) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await calls.markReport({ body: target, file }).then(saveFile, () => undefined);
    setBusy(false);
  };
  return { busy, download };
};
