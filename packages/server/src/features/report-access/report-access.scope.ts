import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { allOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations } from '../reach/reach.public.ts';

/** An organisation that may ask for reports. */
export interface Asker {
  type: 'Company' | 'Site';
  id: string;
}

/** For whom the actor asks: their primary organisation. Certification bodies and the others ask for no reports. */
export const askerOf = (actor: Actor): Asker | undefined => {
  const [company] = isOf(actor, 'company') ? actor.organisations.companies : [];
  const [site] = isOf(actor, 'site') ? actor.organisations.sites : [];
  if (company) return { type: 'Company', id: company };
  return site ? { type: 'Site', id: site } : undefined;
};

export const isOfAsker = ({ type, id }: Asker): Predicate =>
  sql<boolean>`(request.organisation_type = ${type} and request.organisation_id = ${id}::bigint)`;

/** Since when a request that is pending can have been made. */
export const pendingSince = sql<Date>`app_now() - make_interval(days => ${sql.lit(requestDays)})`;

/** A share shows the audit of `request` to the organisation that asked. */
export const isAnswered = sql<boolean>`exists (
  select from audit cross join lateral (${auditRelations.shared.organisations}) as reached
  where audit.id = request.audit_id and reached.type = request.organisation_type and reached.id = request.organisation_id)`;

export const isPending = allOf(sql<boolean>`request.requested_at > ${pendingSince}`, sql<boolean>`not ${isAnswered}`);

/** The asker has a pending request for the audit in this column. */
export const hasPending = (asker: Asker | undefined, auditId: string): Predicate =>
  asker
    ? sql<boolean>`exists (select from report_request as request
        where request.audit_id = ${auditId}::bigint and ${isOfAsker(asker)} and ${isPending})`
    : never;
