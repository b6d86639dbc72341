import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import type {
  ShareTarget,
  ShareTargetPage,
  ShareTargetSearch,
} from '@attestry/contract/features/sharing/sharing.schema.ts';
import { numberOf, organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { requireVerb } from '../../kernel/access/reach.ts';
import type { Context } from '../../kernel/http/context.ts';
import { type FoundOrganisation, searchOrganisations } from '../organisation/organisation.public.ts';
import { isTargetOf, type Shareable } from './sharing.scope.ts';

/** A record for whoever may share it. */
export const toShare = ({ actor }: Context, shareable: Shareable, id: string) => ({
  id,
  from: sql.table(shareable.entity),
  see: shareable.see(actor),
  may: shareable.share(actor),
  denied: sharingErrors.denied,
});

const present = ({ type, id, name, country, addressLine1 }: FoundOrganisation, isShared: boolean): ShareTarget => ({
  id,
  name,
  type: numberOf(type),
  typeName: type === 'CertificationBody' ? 'Certification body' : type,
  location: { country: { name: country ?? '' }, addressLine1: addressLine1 ?? '' },
  isShared,
});

/** Every organisation a record is shared with, by name; those that are no longer active too. */
export const listShares = async (ctx: Context, shareable: Shareable, id: string): Promise<ShareTarget[]> => {
  await requireVerb(ctx.db, toShare(ctx, shareable, id));
  const { rows } = await sql<FoundOrganisation>`
    select organisation.type, organisation.id::text, organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1"
    from share join organisation on organisation.type = share.target_type and organisation.id = share.target_id
    where share.entity_type = ${shareable.entity} and share.entity_id = ${id}::bigint
    order by organisation.name, organisation.type, organisation.id`.execute(ctx.db);
  return rows.map((row) => present(row, true));
};

const keyOf = ({ type, id }: { type: string; id: string }): string => `${type} ${id}`;

/** Which of the organisations found a record is shared with. */
const sharedAmong = async (
  { db }: Context,
  { entity }: Shareable,
  id: string,
  found: readonly FoundOrganisation[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ type: string; id: string }>`
    select target_type as type, target_id::text as id from share
    where entity_type = ${entity} and entity_id = ${id}::bigint
      and target_type = any(${found.map(({ type }) => type)}::text[])
      and target_id = any(${found.map((one) => one.id)}::bigint[])`.execute(db);
  return new Set(rows.map(keyOf));
};

/**
 * Organisations to share a record with, as pickers find them: on one page, whose total is a lower bound where more were
 * found. Those that own the record are none.
 */
export const searchTargets = async (
  ctx: Context,
  shareable: Shareable,
  id: string,
  { query = '', pageNumber, types }: ShareTargetSearch,
): Promise<ShareTargetPage> => {
  await requireVerb(ctx.db, toShare(ctx, shareable, id));
  const search = { types: types.map(organisationTypeOf), term: query, within: isTargetOf(shareable, id) };
  const { found, areMore } = await searchOrganisations(ctx.db, search);
  const shared = await sharedAmong(ctx, shareable, id, found);
  const results = found.map((one) => present(one, shared.has(keyOf(one))));
  const totalPages = results.length > 0 ? 1 : 0;
  return {
    total: results.length,
    totalIsLowerBound: areMore,
    totalPages,
    results: pageNumber > totalPages ? [] : results,
  };
};
