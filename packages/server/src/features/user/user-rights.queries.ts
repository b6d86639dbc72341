import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { can, isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { companyAccess } from '../company/company.public.ts';
import { siteAccess } from '../site/site.public.ts';

/** Whether the caller may set sharing options anywhere: on a company or site of their own that may be shared, or as the Admin. */
export const maySetSharingOptions = async ({ db, actor }: Context): Promise<boolean> => {
  if (!can(actor, 'Audit.ShareOptions') && !can(actor, 'Site.ShareOptions')) return false;
  if (isOf(actor, 'bodyAdmin')) return true;
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from company where ${companyAccess.may(actor, 'share')})
      or exists (select from site where ${siteAccess.may(actor, 'share')}) as may`.execute(db);
  return rows[0]?.may ?? false;
};

interface CreatedSite {
  organisationExternalId: string;
  organisationType: number;
  identifiers: readonly string[];
}

/**
 * Refuses the call unless it names only the caller and a site the caller created. Creating the site has already assigned it,
 * so there is nothing to do.
 */
export const confirmCreatedSite = async (
  { db, actor }: Context,
  { organisationExternalId: id, organisationType, identifiers }: CreatedSite,
): Promise<Record<string, never>> => {
  const isAboutCaller = identifiers.every((one) => one === actor.identificator);
  if (!isAboutCaller || organisationTypeOf(organisationType) !== 'Site') throw refuse(kernelErrors.denied);
  await siteAccess.requireSight({ db, actor }, id);
  const { rows } = await sql<{ creator: string | null }>`select actor_id::text as creator from change_log
    where entity = 'site' and entity_id = ${id}::bigint order by id limit 1`.execute(db);
  if (rows[0]?.creator !== actor.id) throw refuse(kernelErrors.denied);
  return {};
};
