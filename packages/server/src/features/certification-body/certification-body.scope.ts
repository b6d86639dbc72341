import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { seeAudit } from '../audit/audit.public.ts';
import { accrediting } from '../reach/reach.public.ts';

/** These speak of a certification body under the alias `body`, or of an office under `office`: the table or its listing. */
const ofBody = sql`body.id`;
const ofOffice = sql`office.certification_body_id`;
const isMain = sql<boolean>`office.is_main`;

const ofAuditsInSight = (actor: Actor) =>
  sql`select audit.certification_body_id from audit_listing as audit where ${seeAudit(actor)}`;

/** Commercial Horizon reads its certification body and nothing that follows from belonging to one. */
const seesOwn = (actor: Actor): boolean => isOf(actor, 'cb') || actor.role === 'CB Commercial Horizon';

const see = (actor: Actor, bodyId: RawBuilder<unknown>): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (seesOwn(actor)) return among(bodyId, actor.organisations.certificationBodies);
  if (isOf(actor, 'ab')) return accrediting(bodyId).rows(actor);
  if (isOf(actor, 'company') || isOf(actor, 'site')) return amongSelected(bodyId, ofAuditsInSight(actor));
  return never;
};

export const seeBody = (actor: Actor): Predicate => see(actor, ofBody);
export const seeOffice = (actor: Actor): Predicate => see(actor, ofOffice);

/** Reads its name: in sight itself, or as an audit in sight has it, such as one that was shared. */
export const readNameOfBody = (actor: Actor): Predicate =>
  anyOf(
    seeBody(actor),
    sql<boolean>`exists (select from audit_listing as audit
      where audit.certification_body_id = ${ofBody} and ${seeAudit(actor)} offset 0)`,
  );

/** Written by the standards body and by the certification body itself, and by no one else. */
const administered = (actor: Actor, bodyId: RawBuilder<unknown>): Predicate => {
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? among(bodyId, actor.organisations.certificationBodies) : never;
};

const mayIn = (actor: Actor, action: 'Generate' | 'Revise' | 'Persist'): boolean =>
  can(actor, `SubOffice.${action}`) || can(actor, `CertificationBody.${action}`);

/** Main offices are the Admin's alone. */
const writeOffice = (actor: Actor, action: 'Revise' | 'Persist'): Predicate => {
  if (!mayIn(actor, action)) return never;
  return isOf(actor, 'bodyAdmin') ? always : allOf(sql<boolean>`not ${isMain}`, administered(actor, ofOffice));
};

export const editOffice = (actor: Actor): Predicate => writeOffice(actor, 'Revise');
export const archiveOffice = (actor: Actor): Predicate => writeOffice(actor, 'Persist');

/** Gives the certification body a new sub office. */
export const addOffice = (actor: Actor): Predicate => (mayIn(actor, 'Generate') ? administered(actor, ofBody) : never);

export const editBody = (actor: Actor): Predicate =>
  can(actor, 'CertificationBody.Revise') ? administered(actor, ofBody) : never;

export const suspendBody = (actor: Actor): Predicate =>
  can(actor, 'CertificationBody.Suspend') ? administered(actor, ofBody) : never;
