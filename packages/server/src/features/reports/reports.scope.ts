import { horizon } from '@attestry/contract/features/reports/reported-audit.parts.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight, type Sight, within } from '../../kernel/access/sight.ts';
import { auditsInSight } from '../audit/audit.public.ts';
import { seeBody } from '../certification-body/certification-body.public.ts';
import { seeCompany } from '../company/company.public.ts';
import { auditRelations, isShownByShares, seeSite } from '../reach/reach.public.ts';

export const isAnalyst = (actor: Actor): boolean => isOf(actor, 'analyst');

/**
 * The audits that reports show an actor: those that the actor sees; analysts of the standards body all; Commercial Horizon
 * the Current and Closed ones of its certification body.
 */
export const auditsReported = (actor: Actor): Sight => {
  if (isAnalyst(actor)) return always;
  return actor.role === horizon ? within(isShownByShares, auditRelations.ofRecord.sets(actor)) : auditsInSight(actor);
};

/** Whether an audit that reports show an actor has an organisation. */
const isOfReportedAudit = (actor: Actor, of: 'owner_company_id' | 'site_id', id: RawBuilder<unknown>): Predicate =>
  sql<boolean>`exists (select from audit_listing as audit
    where audit.${sql.ref(of)} = ${id} and ${inSight(auditsReported(actor))})`;

/** The companies that reports show an actor, under the alias `company`. */
export const seeReportedCompany = (actor: Actor): Predicate =>
  can(actor, 'Company.View') ? seeCompany(actor) : isOfReportedAudit(actor, 'owner_company_id', sql`company.id`);

/** The sites that reports show an actor, under the alias `site`. */
export const seeReportedSite = (actor: Actor): Predicate =>
  can(actor, 'Site.View') ? seeSite(actor) : isOfReportedAudit(actor, 'site_id', sql`site.id`);

/** The certification bodies that reports show an actor, under the alias `body`. */
export const seeReportedBody = (actor: Actor): Predicate => (isAnalyst(actor) ? always : seeBody(actor));
