import { horizon } from '@attestry/contract/features/reports/reported-audit.parts.ts';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import { type Sight, within } from '../../kernel/access/sight.ts';
import { auditsInSight } from '../audit/audit.public.ts';
import { seeBody } from '../certification-body/certification-body.public.ts';
import { auditRelations, isShownByShares } from '../reach/reach.public.ts';

export const isAnalyst = (actor: Actor): boolean => isOf(actor, 'analyst');

/**
 * The audits that reports show an actor: those that the actor sees; analysts of the standards body all; Commercial Horizon
 * the Current and Closed ones of its certification body.
 */
export const auditsReported = (actor: Actor): Sight => {
  if (isAnalyst(actor)) return always;
  return actor.role === horizon ? within(isShownByShares, auditRelations.ofRecord.sets(actor)) : auditsInSight(actor);
};

/** The certification bodies that reports show an actor, under the alias `body`. */
export const seeReportedBody = (actor: Actor): Predicate => (isAnalyst(actor) ? always : seeBody(actor));
