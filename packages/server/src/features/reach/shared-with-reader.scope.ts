import { roles } from '@attestry/contract/kernel/permissions.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import type { ShareableEntity, SharedWithReader } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import type { Viewer } from '../../kernel/lists/list-source.ts';
import { targetsOf } from './relation.scope.ts';
import { ownersOf } from './share-target.scope.ts';

const bodyRoles = roles.filter((role) => isIn('body', role));

/** The owner of the record for whom the user `app_user` granted the share `share`, while they belong to it. */
const ownerOfSharer = (entity: ShareableEntity): RawBuilder<string | null> => sql`(
  select organisation.name from user_organisation as held join organisation
    on organisation.type = held.organisation_type and organisation.id = held.organisation_id
  where held.user_id = app_user.id
    and (organisation.type, organisation.id) in (${ownersOf(entity, sql`share.entity_id`)})
  order by organisation.type limit 1)`;

/** The organisation that granted a share, as shown to those who may share the record: its owner or the standards body. */
export const organisationOfSharer = (
  entity: ShareableEntity,
  { BODY_NAME }: Viewer['settings'],
): RawBuilder<string | null> =>
  sql`case when app_user.role = any(${bodyRoles}::text[]) then ${BODY_NAME} else ${ownerOfSharer(entity)} end`;

/** What shows a record if it is shared: the record itself, or what it belongs to. */
interface ShownBy {
  of: ShareableEntity;
  id: RawBuilder<unknown>;
  /** Which records it shows; by default all. */
  only?: Predicate;
}

/**
 * The first of the shares that show a record to a reader, unless the record is `own`: one they see for another reason as
 * well. Other organisations that it is shared with remain unknown to them, and where the sharer went.
 */
export const firstShareWith = (
  actor: Actor,
  { own, shownBy }: { own: Predicate; shownBy: readonly ShownBy[] },
): RawBuilder<SharedWithReader> => {
  const shares = shownBy.map(
    ({ of, id, only = always }) => sql`select share.id, share.since, jsonb_build_object('of', share.entity_type,
        'since', ${presentMoment(sql`share.since`)}, 'by', (
          select ${ownerOfSharer(of)} from app_user where app_user.id = share.shared_by)) as told
      from share where share.entity_type = ${sql.lit(of)} and share.entity_id = ${id} and ${allOf(targetsOf(actor), only)}`,
  );
  return sql`case when not ${own} then (
    select told from (${sql.join(shares, sql` union all `)}) as given order by given.since, given.id limit 1) end`;
};
