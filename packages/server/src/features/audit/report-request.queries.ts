import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/calls/context.ts';
import { isPending, isShareable } from './report-request.scope.ts';

type Requesters = NonNullable<AuditRow['requestedBy']>;

const oldestFirst = sql`order by request.requested_at, organisation.name, organisation.id`;

/** Adds to each row who has waited longest for the reader to share its audit, and how many others wait. */
export const withRequesters = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  audits: readonly AuditRow[],
): Promise<AuditRow[]> => {
  const ids = audits.map(({ id }) => id);
  const { rows } = await sql<Requesters & { id: string }>`
    select audit.id::text, count(*)::int - 1 as others,
      (array_agg(organisation.name ${oldestFirst}))[1] as name,
      (array_agg(organisation.id::text ${oldestFirst}))[1] as "externalId"
    from audit_listing as audit join report_request as request on request.audit_id = audit.id and ${isPending}
      join organisation on organisation.type = request.organisation_type and organisation.id = request.organisation_id
    where audit.id = any(${ids}::bigint[]) and ${isShareable(actor)}
    group by audit.id`.execute(db);
  const known = new Map(rows.map(({ id, ...requestedBy }) => [id, { requestedBy }]));
  return audits.map((audit) => ({ ...audit, ...known.get(audit.id) }));
};
