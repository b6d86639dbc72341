import { type RawBuilder, sql } from 'kysely';
import { type Actor, can } from '../../kernel/access/actor.ts';
import { never, type Predicate } from '../../kernel/access/predicates.ts';
import { seeAuditor } from './auditor-reach.scope.ts';

/** The auditor whom a report means by `written`, if the reader may open their page. */
export const auditorInSight = (written: RawBuilder<unknown>, actor: Actor): RawBuilder<unknown> => {
  const seen = can(actor, 'Auditor.View') ? seeAuditor(actor) : never;
  return sql`(select auditor.id::text from auditor where auditor.id = auditor_number_in(${written}) and ${seen})`;
};

/** A row of the listing of audits names this auditor. */
export const isOfAuditor = (written: string): Predicate =>
  sql<boolean>`audit.auditor_number = auditor_number_in(${written})`;
