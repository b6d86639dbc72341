import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditPath, listCrumbs } from '../../blocks/addresses.ts';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { send } from '../../kernel/api.ts';
import { saveFile } from '../../kernel/files.ts';
import { auditName, auditQuery, quietAuditCalls } from '../audit-record/audit-record.public.ts';

export const auditCalls = clientOf(send, auditApi);

export const auditKind: LoggedKind<Audit> = {
  kind: 'audit',
  query: auditQuery,
  list: listCrumbs.audits,
  path: auditPath,
  nameOf: auditName,
  changeLog: quietAuditCalls.changeLog,
};

export const auditReportQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id, 'report'], queryFn: () => quietAuditCalls.readReport({ params: { id } }) });

/** A failure shows the banner. */
export const downloadReport = (id: string): Promise<void> =>
  auditCalls.reportDocument({ params: { id } }).then(saveFile, () => undefined);
