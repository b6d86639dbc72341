import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { quietSend } from '../kernel/api.ts';

/** For records, reports and exports, whose failures stand in their own place. */
export const quietAuditCalls = clientOf(quietSend, auditApi);

/** The record that several features show or change, under one key. */
export const auditQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id], queryFn: () => quietAuditCalls.read({ params: { id } }) });
