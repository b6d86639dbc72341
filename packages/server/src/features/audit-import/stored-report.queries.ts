import type { StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { CertificateData } from '@attestry/contract/features/certificate/certificate.schema.ts';
import { roleGroups } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { certificateHeldOn } from '../audit/audit.public.ts';

type Told = StoredReport['told'];
type Held = StoredReport['certificate'];

/** The people to whom this transaction has written mail, counted by what makes them concerned. */
export const toldSoFar = async ({ db }: Context, ownerId: string): Promise<Told> => {
  const { rows } = await sql<Told[number]>`
    with told as (select person.id, person.role from mail join app_user as person on person.email = mail.recipient_address
      where mail.xmin = pg_current_xact_id()::xid)
    select case when told.role = any(${roleGroups.bodyAudit}::text[]) then 'standardsBody'
        when exists (select from user_organisation as held where held.user_id = told.id
          and (held.organisation_type = 'Company' and held.organisation_id = ${ownerId}::bigint
            or held.organisation_type = 'Site' and held.organisation_id in (
              select site.id from site where site.company_id = ${ownerId}::bigint))) then 'owner'
        else 'shared' end as party, count(distinct told.id)::int as people
    from told group by 1 order by 1`.execute(db);
  return rows;
};

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
