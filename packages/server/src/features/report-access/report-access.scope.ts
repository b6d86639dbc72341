import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { never, type Predicate } from '../../kernel/access/predicates.ts';
import { isPending } from '../audit/audit.public.ts';

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

const isOfAsker = ({ type, id }: Asker): Predicate =>
  sql<boolean>`(request.organisation_type = ${type} and request.organisation_id = ${id}::bigint)`;

/** The asker has a pending request for the audit. */
export const hasPending = (asker: Asker | undefined, auditId: string): Predicate =>
  asker
    ? sql<boolean>`exists (select from report_request as request
        where request.audit_id = ${auditId}::bigint and ${isOfAsker(asker)} and ${isPending})`
    : never;
