import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import { reportAccessErrors } from '@attestry/contract/features/report-access/report-access.errors.ts';
import { type ReportAccess, requestsPerHour } from '@attestry/contract/features/report-access/report-access.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { type AttemptLimit, requireAttemptIn } from '../../kernel/access/attempts.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { isAnswered, isPending, wasAnsweredSince } from '../audit/audit.public.ts';
import { alertOfRequest } from '../notification/notification.public.ts';
import { levelOf, readReportAccess } from './report-access.queries.ts';
import { type Asker, askerOf, isOfAsker } from './report-access.scope.ts';

/** Every request is a letter to all who could answer it. */
const limit: AttemptLimit = { what: 'request for a report', most: requestsPerHour, seconds: 3600 };

/** Stores a request unless one is pending or the audit has just been shared. Returns when it was made, which identifies it. */
const store = async ({ db, actor }: WriteContext, auditId: string, { type, id }: Asker): Promise<Date | undefined> => {
  const { rows } = await sql<{ at: Date }>`
    insert into report_request as request (audit_id, organisation_type, organisation_id, requested_by)
    select request.audit_id, request.organisation_type, request.organisation_id, ${actor.id}::bigint
      from (select ${auditId}::bigint as audit_id, ${type} as organisation_type, ${id}::bigint as organisation_id) as request
      where not ${isAnswered}
    on conflict (audit_id, organisation_type, organisation_id) do update
      set requested_by = excluded.requested_by, requested_at = excluded.requested_at, ended_at = null
      where not ${isPending}
    returning requested_at as at`.execute(db);
  return rows[0]?.at;
};

/** Asks the owner of an audit to share it with the caller's organisation. */
export const requestReport = async (ctx: WriteContext, auditId: string): Promise<ReportAccess> => {
  const level = await levelOf(ctx, auditId);
  if (isOf(ctx.actor, 'lite')) throw refuse(certificateTrackerErrors.upgradeNeeded);
  if (level === 'full') throw refuse(reportAccessErrors.inFull);
  const asker = askerOf(ctx.actor);
  const access = await readReportAccess(ctx, auditId, level);
  if (!asker || !access.enableAuditReportNotification) throw refuse(reportAccessErrors.notOffered);
  const at = await store(ctx, auditId, asker);
  if (!at) throw refuse(reportAccessErrors.pending);
  const counted = { ...limit, subject: ctx.actor.identificator };
  await requireAttemptIn(ctx.db, [counted], reportAccessErrors.tooMany);
  await alertOfRequest(ctx, { auditId, asker, at });
  return { enableAuditReportNotification: true, notificationStatus: 'P', requestedAt: at.toISOString() };
};

interface EndingShare {
  entity: ShareableEntity;
  id: string;
  target: { type: OrganisationType; id: string };
}

/** A share that ends sooner was a slip: the requests that it answered wait again. */
const lastingMinutes = 60;

/**
 * Ends the requests that a share has answered, if it has lasted an hour. Call it before the share is deleted. The relation of
 * organisations to audits is asked as if this were the only share.
 */
export const endAnswered = async (
  { db }: Pick<WriteContext, 'db'>,
  { entity, id, target }: EndingShare,
): Promise<void> => {
  await sql`with share as (
      select * from share where entity_type = ${entity} and entity_id = ${id}::bigint
        and target_type = ${target.type} and target_id = ${target.id}::bigint
        and since <= app_now() - make_interval(mins => ${sql.lit(lastingMinutes)}))
    update report_request as request set ended_at = app_now()
    where request.ended_at is null and ${isOfAsker(target)} and ${wasAnsweredSince(sql`(select since from share)`)}`.execute(
    db,
  );
};
