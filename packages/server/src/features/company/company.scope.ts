import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { auditInCompany, companyRelations, holdsCurrent, holdsCurrentAlone } from '../reach/reach.public.ts';

/** These speak of a row under the alias `company`: the table itself or its listing. */
const id = sql`company.id`;

const { rows: ownCompany } = companyRelations.itself;
const { rows: shared } = companyRelations.shared;

const related = (actor: Actor): Predicate =>
  actor.organisations.certificationBodies.length ? companyRelations.related.rows(actor) : never;

export const seeCompany = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return anyOf(sql<boolean>`company.status <> 'Archived'`, related(actor));
  if (isOf(actor, 'company')) return anyOf(ownCompany(actor), shared(actor));
  if (isOf(actor, 'site')) return anyOf(companyRelations.ofSite.rows(actor), shared(actor));
  return isOf(actor, 'ab') ? companyRelations.accredited.rows(actor) : never;
};

/** Whether a company in sight stands in a relation that shows its contacts. */
export const isSharedCompany = (actor: Actor): Predicate => (isOf(actor, 'cb') ? related(actor) : always);

/** The record of changes contains contacts, so only those who see the contacts see it. */
export const seeCompanyChanges = (actor: Actor): Predicate => allOf(seeCompany(actor), isSharedCompany(actor));

/** The same of a company in sight. */
export const viewChangesOf = (actor: Actor): Predicate =>
  can(actor, 'Company.Changes') ? isSharedCompany(actor) : never;

export const editCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return holdsCurrent(actor, auditInCompany);
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

export const archiveCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Persist')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? holdsCurrentAlone(actor, auditInCompany) : never;
};

const blocksSharing = sql<boolean>`exists (
  select from company as blocking where blocking.id = ${id} and blocking.block_sharing)`;

/** Where a company blocks sharing, none but itself and the standards body's Admin share its records. */
export const shareCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Share') && !can(actor, 'Company.Unshare')) return never;
  if (isOf(actor, 'bodyAdmin')) return always;
  if (isOf(actor, 'bodyAudit')) return sql<boolean>`not ${blocksSharing}`;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

/** Keeps the company's people from exporting lists, or lets them again. */
export const preventExportOf = (actor: Actor): Predicate =>
  can(actor, 'Company.Revise') && isOf(actor, 'body') ? always : never;

/** Sets how many favourites the company keeps in the Certificate Tracker. */
export const setLimitOf = (actor: Actor): Predicate => (isOf(actor, 'bodyAdmin') ? always : never);

/** Whose list of the company's users is not always empty. */
export const viewUsersOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.View')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

export const createUserOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.Generate')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

/** Gives the company a new site. */
export const addSiteToCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Generate')) return never;
  return isOf(actor, 'company') ? ownCompany(actor) : isSharedCompany(actor);
};
