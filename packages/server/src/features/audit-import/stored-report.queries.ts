import type { StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { CertificateData } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { certificateHeldOn } from '../audit/audit.public.ts';
import { auditorInSight } from '../auditor-reach/auditor-reach.public.ts';

type CertificateAndAuditor = Pick<StoredReport, 'certificate' | 'auditorId'>;

interface Found {
  held: Omit<NonNullable<StoredReport['certificate']>, 'isNew'> | null;
  auditorId: string | null;
}

/** The certificate that an audit holds today, whether this upload issued it, and the auditor whom the audit names. */
export const certificateAndAuditor = async (
  { db, today, actor }: Context,
  auditId: string,
  issued: CertificateData | undefined,
): Promise<CertificateAndAuditor> => {
  const { rows } = await sql<Found>`
    select ${certificateHeldOn(today)} as held, ${auditorInSight(sql`audit.auditor_number`, actor)} as "auditorId"
    from audit where audit.id = ${auditId}::bigint`.execute(db);
  const { held, auditorId } = oneFound(rows);
  return { certificate: held && { ...held, isNew: issued !== undefined }, auditorId };
};
