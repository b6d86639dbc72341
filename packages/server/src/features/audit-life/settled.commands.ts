import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { readAudit } from '../audit/audit.public.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';

/** Answers the record after a command on it; its certificate is issued where what it prints has changed. */
export const settled = async (ctx: WriteContext, id: string): Promise<Audit> => {
  await issueCertificate(ctx.db, { auditId: id, today: ctx.today, settings: ctx.kernel.settings });
  return readAudit(ctx, id);
};
