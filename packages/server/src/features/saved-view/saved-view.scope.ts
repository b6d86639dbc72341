import { savedViewVerbs } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { accessTo, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, amongSelected, anyOf, never } from '../../kernel/access/predicates.ts';

/** Scopes of a row under the alias `saved_view`. */
export const isOwn: Scope = ({ id }) => sql<boolean>`saved_view.owner_id = ${id}::bigint`;

export const isShared = sql<boolean>`saved_view.shared_with_type is not null`;
const isPrivate = sql<boolean>`saved_view.shared_with_type is null`;

/** The `type` and `id` of the organisation with which an actor shares views: the primary one. Some actors have none. */
export const ownOrganisation = (actor: Actor) =>
  isOf(actor, 'body')
    ? sql`select 'StandardsBody' as type, 0::bigint as id`
    : sql`select organisation_type as type, organisation_id as id from user_organisation
        where user_id = ${actor.id}::bigint and is_primary`;

const isSharedWithin: Scope = (actor) =>
  amongSelected(
    sql`saved_view.id`,
    sql`select shared.id from (${ownOrganisation(actor)}) as own
      join saved_view as shared on shared.shared_with_type = own.type and shared.shared_with_id = own.id`,
  );

/** A user who moves to another organisation leaves their shared views to the former one. */
export const seeSavedView: Scope = (actor) => anyOf(isSharedWithin(actor), allOf(isOwn(actor), isPrivate));

const belongsToOne: Scope = (actor) => sql<boolean>`exists (${ownOrganisation(actor)})`;

/** A shared view belongs to the organisation as well: administrators of its users may change it. */
const administered: Scope = (actor) => (can(actor, 'User.Revise') ? isSharedWithin(actor) : never);
const ownOrAdministered: Scope = (actor) => anyOf(isOwn(actor), administered(actor));

export const savedViewAccess = accessTo(savedViewVerbs, {
  from: sql`saved_view`,
  see: seeSavedView,
  may: {
    edit: ownOrAdministered,
    share: (actor) => allOf(isOwn(actor), belongsToOne(actor)),
    unshare: ownOrAdministered,
    remove: ownOrAdministered,
  },
  offered: { share: () => isPrivate, unshare: () => isShared },
});
