import { grantedBy } from '@attestry/contract/features/user/user.parts.ts';
import { userRefusalReasons, userVerbs } from '@attestry/contract/features/user/user.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { Sight } from '../../kernel/access/sight.ts';

/** These speak of a row under the alias `app_user`: the table itself or its listing. */
const id = sql`app_user.id`;

/**
 * The organisations whose users the actor administers, of a row under the alias `organisation`: a certification body
 * with its offices, a company with its sites and the sites given to the actor singly.
 */
export const administers = (actor: Actor): Predicate => {
  const { companies, sites, certificationBodies } = actor.organisations;
  if (isOf(actor, 'body')) return always;
  if (actor.role === 'CB Full Admin') return among(sql`organisation.certification_body_id`, certificationBodies);
  if (!isOf(actor, 'company')) return never;
  const singly = allOf(sql<boolean>`organisation.type = 'Site'`, among(sql`organisation.id`, sites));
  return anyOf(among(sql`organisation.company_id`, companies), sites.length ? singly : never);
};

const usersOf = (organisations: Predicate): RawBuilder<unknown> => sql`select held.user_id from organisation
  join user_organisation as held
    on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where ${organisations}`;

const belongTo = (organisations: Predicate, which: Predicate = always): Predicate =>
  organisations === never ? never : amongSelected(id, usersOf(allOf(organisations, which)));

const isSelf = (actor: Actor): Predicate => sql<boolean>`${id} = ${actor.id}::bigint`;

/** Users whose primary or secondary organisation the actor administers, and always the actor's own account. */
export const seeUser = (actor: Actor): Predicate => {
  if (!can(actor, 'User.View')) return never;
  return isOf(actor, 'body') ? always : anyOf(isSelf(actor), belongTo(administers(actor)));
};

/** The same users, for their list. */
export const usersInSight = (actor: Actor): Sight => {
  const found = seeUser(actor);
  const administered = administers(actor);
  if (found === never || found === always || administered === never) return found;
  return [{ found, readOnce: { at: id, ids: sql`${usersOf(administered)} union select ${actor.id}::bigint` } }];
};

const others: Scope = (actor) => sql<boolean>`not (${isSelf(actor)})`;
/** Users whose role the actor may grant, which is never above the actor's own. */
const granted = byGroup(
  { bodyAdmin: all },
  (actor) => sql<boolean>`app_user.role = any(${grantedBy(actor.role)}::text[])`,
);
/** Users whose primary organisation the actor administers. */
const mainly = byGroup({ bodyAdmin: all }, (actor) => belongTo(administers(actor), sql<boolean>`held.is_primary`));
const orSelf =
  (scope: Scope): Scope =>
  (actor) =>
    anyOf(isSelf(actor), scope(actor));

/** Nobody changes their own role or organisations, or activates or deactivates themselves. */
const managed = { self: others, roleNotGranted: granted, notPrimary: mainly };

export const userAccess = accessTo(userVerbs, {
  from: sql`app_user`,
  see: seeUser,
  reasons: userRefusalReasons,
  may: {
    edit: { roleNotGranted: orSelf(granted), notPrimary: orSelf(mainly) },
    editFully: managed,
    initialize: managed,
  },
});
