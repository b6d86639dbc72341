import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { alertOfShare } from '../notification/notification.public.ts';

/** Companies are locked before sites: sharing a site locks its company first. */
export const lockForMove = ({ db }: WriteContext, id: string, companyId: string) =>
  lockRows(
    db,
    'company',
    sql`array(select unnest(array[company_id, ${companyId}::bigint]) from site
      where id = ${id}::bigint and company_id <> ${companyId}::bigint)`,
  );

interface EndedShare {
  id: string;
  targetType: OrganisationType;
  targetId: string;
}

/** Ends the site's own shares. */
const endShares = async ({ db }: WriteContext, siteId: string): Promise<EndedShare[]> => {
  const { rows } = await sql<EndedShare>`delete from share where entity_type = 'site' and entity_id = ${siteId}::bigint
    returning id::text, target_type as "targetType", target_id::text as "targetId"`.execute(db);
  return rows;
};

/**
 * Organisations the former company is shared with lose the site, unless the new company is shared with them or is
 * theirs.
 */
const sharesLost = async ({ db }: WriteContext, former: Site, site: Site): Promise<EndedShare[]> => {
  const { rows } = await sql<EndedShare>`
    select concat_ws(' ', share.id, 'site', site.id, 'version', site.version) as id, share.target_type as "targetType",
      share.target_id::text as "targetId"
    from site, share join organisation on organisation.type = share.target_type and organisation.id = share.target_id
    where site.id = ${site.id}::bigint and organisation.company_id is distinct from site.company_id
      and share.entity_type = 'company' and share.entity_id = ${former.companyId}::bigint
      and not exists (select from share as other
        where (other.target_type, other.target_id) = (share.target_type, share.target_id)
          and (other.entity_type, other.entity_id) = ('company', site.company_id))`.execute(db);
  return rows;
};

const targetOf = ({ targetType, targetId }: EndedShare): string => `${targetType} ${targetId}`;

/**
 * After a site has moved to another company, removes users' secondary organisations that no longer fit their primary
 * one: the moved site itself or, for its own users, its former sister sites.
 */
const endFormerSites = async (db: Writer, siteId: string): Promise<void> => {
  const { rows: users } = await sql<{ id: string }>`select id::text from app_user
    where id in (select held.user_id from user_organisation as held
      where held.organisation_type = 'Site' and held.organisation_id = ${siteId}::bigint)`.execute(db);
  const ids = users.map(({ id }) => id);
  await lockRows(db, 'app_user', ids);
  await sql`with ended as (
      delete from user_organisation as held using site, user_organisation as home, organisation
      where held.user_id = any(${ids}::bigint[]) and not held.is_primary
        and held.organisation_type = 'Site' and site.id = held.organisation_id
        and home.user_id = held.user_id and home.is_primary
        and organisation.type = home.organisation_type and organisation.id = home.organisation_id
        and organisation.company_id <> site.company_id
      returning held.user_id)
    update app_user set version = version + 1 where id in (select user_id from ended)`.execute(db);
};

/**
 * What a site's move to another company ends: its shares, those of the former company as far as they include it, its
 * sharing options, and the secondary organisations of users that depended on the former company.
 */
export const endFormerRelations = async (ctx: WriteContext, former: Site, site: Site) => {
  await sql`delete from site_sharing_option where site_id = ${site.id}::bigint`.execute(ctx.db);
  const ended = [...(await sharesLost(ctx, former, site)), ...(await endShares(ctx, site.id))];
  // Organisations that lose the site see neither its new company nor its new name.
  const reason = `The site moved from ${former.companyName} to another company`;
  for (const share of new Map(ended.map((one) => [targetOf(one), one])).values())
    await alertOfShare(ctx, {
      became: 'cancelled',
      share,
      about: { type: 'site', id: site.id, name: former.name },
      reason,
    });
  await endFormerSites(ctx.db, site.id);
};
