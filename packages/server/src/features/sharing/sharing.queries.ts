import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import type {
  SharedAuditResult,
  ShareState,
  ShareTarget,
  ShareTargetPage,
  ShareTargetSearch,
} from '@attestry/contract/features/sharing/sharing.schema.ts';
import { numberOf, organisationTypeNames, organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { type RawBuilder, sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { isSharedWith, seeAudit, sharingPermission } from '../audit/audit.public.ts';
import { type FoundOrganisation, searchOrganisations } from '../organisation/organisation.public.ts';
import { isShareTarget, organisationSharedFor } from '../reach/reach.public.ts';
import { seeUser } from '../user/user.public.ts';
import type { Shareable } from './sharing.scope.ts';

interface Given {
  since: Date;
  sharedBy: string | null;
}

/** Who granted a share, under the alias `share`: the person, if the reader sees that user, otherwise the organisation they shared it for. */
export const nameOfSharer = (
  viewer: Pick<Viewer, 'actor' | 'settings'>,
  { entity }: Shareable,
): RawBuilder<string | null> => sql`coalesce((
  select concat_ws(' ', first_name, last_name) from app_user
  where app_user.id = share.shared_by and (app_user.id = ${viewer.actor.id}::bigint or ${seeUser(viewer.actor)})
), ${organisationSharedFor(entity, viewer)})`;

const stateOf = (given: Given | undefined): ShareState => ({
  isShared: given !== undefined,
  since: given?.since.toISOString() ?? null,
  sharedBy: given?.sharedBy ?? null,
});

const present = (
  { type, id, name, country, addressLine1 }: FoundOrganisation,
  given: Given | undefined,
): ShareTarget => ({
  id,
  name,
  type: numberOf(type),
  typeName: organisationTypeNames[type],
  location: { country: { name: country ?? '' }, addressLine1: addressLine1 ?? '' },
  ...stateOf(given),
});

/** Every organisation a record is shared with, by name, including inactive ones. */
export const listShares = async (ctx: Context, shareable: Shareable, id: string): Promise<ShareTarget[]> => {
  await shareable.access.requireVerb(ctx, id, 'share', { denied: sharingErrors.denied });
  const { rows } = await sql<FoundOrganisation & Given>`
    select organisation.type, organisation.id::text, organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1", share.since, ${nameOfSharer(viewerOf(ctx), shareable)} as "sharedBy"
    from share join organisation on organisation.type = share.target_type and organisation.id = share.target_id
    where share.entity_type = ${shareable.entity} and share.entity_id = ${id}::bigint
    order by organisation.name, organisation.type, organisation.id`.execute(ctx.db);
  return rows.map((row) => present(row, row));
};

type Target = Pick<FoundOrganisation, 'type' | 'id'>;

const keyOf = ({ type, id }: Target): string => `${type} ${id}`;

/** The organisations a record is shared with, with time and author. */
const sharedAmong = async (
  ctx: Context,
  shareable: Shareable,
  id: string,
  found: readonly Target[],
): Promise<ReadonlyMap<string, Given>> => {
  const { rows } = await sql<Target & Given>`
    select target_type as type, target_id::text as id, since, ${nameOfSharer(viewerOf(ctx), shareable)} as "sharedBy" from share
    where entity_type = ${shareable.entity} and entity_id = ${id}::bigint
      and target_type = any(${found.map(({ type }) => type)}::text[])
      and target_id = any(${found.map((one) => one.id)}::bigint[])`.execute(ctx.db);
  return new Map(rows.map((row) => [keyOf(row), row]));
};

/** The share state between a record and an organisation. */
export const readShare = async (ctx: Context, shareable: Shareable, id: string, target: Target): Promise<ShareState> =>
  stateOf((await sharedAmong(ctx, shareable, id, [target])).get(keyOf(target)));

/**
 * Organisations to share a record with, as pickers search them: one page, whose total is a lower bound if there are
 * more. Excludes the record's owners.
 */
export const searchTargets = async (
  ctx: Context,
  shareable: Shareable,
  id: string,
  { query = '', pageNumber, types }: ShareTargetSearch,
): Promise<ShareTargetPage> => {
  await shareable.access.requireVerb(ctx, id, 'share', { denied: sharingErrors.denied });
  const within = isShareTarget(shareable.entity, sql`${id}::bigint`);
  const search = { types: types.map(organisationTypeOf), term: query, within };
  const { found, similar, areMore } = await searchOrganisations(ctx.db, search);
  const shown = [...found, ...similar];
  const shared = await sharedAmong(ctx, shareable, id, shown);
  const results = shown.map((one) => present(one, shared.get(keyOf(one))));
  const totalPages = results.length > 0 ? 1 : 0;
  return {
    total: found.length,
    totalIsLowerBound: areMore,
    totalPages,
    ...(similar.length > 0 && { similarFrom: found.length }),
    results: pageNumber > totalPages ? [] : results,
  };
};

/** How a visible audit is shared with this reader. */
export const readSharedResult = async ({ actor, db, kernel }: Context, id: string): Promise<SharedAuditResult> => {
  const { rows } = await sql<SharedAuditResult>`
    select audit.id, ${isSharedWith(actor)} as "isShared", ${sharingPermission(kernel.settings)} as "sharingPermissionName"
    from audit where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  return oneFound(rows);
};
