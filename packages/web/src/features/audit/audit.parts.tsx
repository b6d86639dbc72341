import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../kernel/api.ts';
import { saveFile } from '../../kernel/files.ts';
import { quietAuditCalls } from '../audit-record/audit-record.public.ts';

export const auditCalls = clientOf(send, auditApi);

export const auditReportQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id, 'report'], queryFn: () => quietAuditCalls.readReport({ params: { id } }) });

/** A failure shows the banner. */
export const downloadReport = (id: string): Promise<void> =>
  auditCalls.reportDocument({ params: { id } }).then(saveFile, () => undefined);
