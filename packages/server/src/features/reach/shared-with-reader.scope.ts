import type { ShareableEntity, SharedWithReader } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import type { Viewer } from '../../kernel/lists/list-source.ts';
import { targetsOf } from './relation.scope.ts';
import { ownersOf } from './share-target.scope.ts';
import { siteNameFor } from './site-name.scope.ts';

/** The name of an owner of the record that is shared, under `organisation`. Not every reader of an audit sees its site. */
const ownerNameFor = (entity: ShareableEntity, actor: Actor): RawBuilder<string> =>
  entity === 'audit'
    ? sql`case organisation.type when 'Site' then (select ${siteNameFor(actor)} from audit where audit.id = share.entity_id)
      else organisation.name end`
    : sql`organisation.name`;

/** The owner of the record for whom the share `share` was given, while it owns the record: nobody learns who owned it before. */
const ownerSharedFor = (entity: ShareableEntity, actor: Actor): RawBuilder<string | null> => sql`(
  select ${ownerNameFor(entity, actor)} from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id
    and (organisation.type, organisation.id) in (${ownersOf(entity, sql`share.entity_id`)}))`;

/** The owner for whom it was shared, or the standards body. Only those who may share the record are told of the latter. */
export const organisationSharedFor = (
  entity: ShareableEntity,
  { actor, settings }: Pick<Viewer, 'actor' | 'settings'>,
): RawBuilder<string | null> =>
  sql`case when share.shared_for = 'Body' then ${settings.BODY_NAME} else ${ownerSharedFor(entity, actor)} end`;

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
  actor: Actor,
  { own, shownBy }: { own: Predicate; shownBy: readonly ShownBy[] },
): RawBuilder<SharedWithReader> => {
  const shares = shownBy.map(
    ({ of, id, only = always }) => sql`select share.id, share.since, jsonb_build_object('of', share.entity_type,
        'since', ${presentMoment(sql`share.since`)}, 'by', ${ownerSharedFor(of, actor)}) as told
      from share where share.entity_type = ${sql.lit(of)} and share.entity_id = ${id} and ${allOf(targetsOf(actor), only)}`,
  );
  return sql`case when not ${own} then (
    select told from (${sql.join(shares, sql` union all `)}) as given order by given.since, given.id limit 1) end`;
};
