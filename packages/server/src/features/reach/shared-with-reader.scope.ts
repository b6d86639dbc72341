import { roles } from '@attestry/contract/kernel/permissions.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import type { ShareableEntity, SharedWithReader } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import type { Viewer } from '../../kernel/lists/list-source.ts';
import { targetsOf } from './relation.scope.ts';
import { ownersOf } from './share-target.scope.ts';

const bodyRoles = roles.filter((role) => isIn('body', role));

/**
 * For whom the user `app_user` granted the share `share`: the standards body, or the owner of the record they belong to.
 * Nobody learns where the person moved, nor who owned the record before.
 */
export const organisationOfSharer = (
  entity: ShareableEntity,
  { BODY_NAME }: Viewer['settings'],
): RawBuilder<string | null> => sql`case
  when app_user.role = any(${bodyRoles}::text[]) then ${BODY_NAME}
  else (
    select organisation.name from user_organisation as held join organisation
      on organisation.type = held.organisation_type and organisation.id = held.organisation_id
    where held.user_id = app_user.id
      and (organisation.type, organisation.id) in (${ownersOf(entity, sql`share.entity_id`)})
    order by organisation.type limit 1) end`;

/** What shows a record if it is shared: the record itself, or what it belongs to. */
interface ShownBy {
  of: ShareableEntity;
  id: RawBuilder<unknown>;
  /** Which records it shows; by default all. */
  only?: Predicate;
}

/**
 * The first of the shares that show a record to a reader, unless the record is `own`: one they see for another reason as
 * well. Other organisations that it is shared with remain unknown to them.
 */
export const firstShareWith = (
  { actor, settings }: Pick<Viewer, 'actor' | 'settings'>,
  { own, shownBy }: { own: Predicate; shownBy: readonly ShownBy[] },
): RawBuilder<SharedWithReader> => {
  const shares = shownBy.map(
    ({ of, id, only = always }) => sql`select share.id, share.since, jsonb_build_object('of', share.entity_type,
        'since', ${presentMoment(sql`share.since`)}, 'by', (
          select ${organisationOfSharer(of, settings)} from app_user where app_user.id = share.shared_by)) as told
      from share where share.entity_type = ${sql.lit(of)} and share.entity_id = ${id} and ${allOf(targetsOf(actor), only)}`,
  );
  return sql`case when not ${own} then (
    select told from (${sql.join(shares, sql` union all `)}) as given order by given.since, given.id limit 1) end`;
};
