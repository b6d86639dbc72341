import type { StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { CertificateData } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { certificateHeldOn } from '../audit/audit.public.ts';

type Held = StoredReport['certificate'];

/** The certificate that an audit holds today, and whether this upload issued it. */
export const certificateHeld = async (
  { db, today }: Context,
  auditId: string,
  issued: CertificateData | undefined,
): Promise<Held> => {
  const { rows } = await sql<{ held: Omit<NonNullable<Held>, 'isNew'> | null }>`
    select ${certificateHeldOn(today)} as held from audit where audit.id = ${auditId}::bigint`.execute(db);
  const { held } = oneFound(rows);
  return held && { ...held, isNew: issued !== undefined };
};
