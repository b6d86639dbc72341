import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { can, isOf } from '../../kernel/access/actor.ts';
import { requireSight } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { shareCompany } from '../company/company.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { shareSite } from '../site/site.public.ts';

/** Whether the caller may set sharing options at all: of an own company or site that may be shared, or as the Admin of all. */
export const maySetSharingOptions = async ({ db, actor }: Context): Promise<boolean> => {
  if (!can(actor, 'Audit.ShareOptions') && !can(actor, 'Site.ShareOptions')) return false;
  if (isOf(actor, 'bodyAdmin')) return true;
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from company where ${shareCompany(actor)})
      or exists (select from site where ${shareSite(actor)}) as may`.execute(db);
  return rows[0]?.may ?? false;
};

interface NewlyOwned {
  organisationExternalId: string;
  organisationType: number;
  identifiers: readonly string[];
}

/**
 * Ends the call unless it is about the caller alone and a site that the caller created. Creating the site has given it to
 * the caller already, so that nothing is left to do.
 */
export const confirmCreatedSite = async (
  { db, actor }: Context,
  { organisationExternalId: id, organisationType, identifiers }: NewlyOwned,
): Promise<Record<string, never>> => {
  const isAboutCaller = identifiers.every((one) => one === actor.identificator);
  if (!isAboutCaller || organisationTypeOf(organisationType) !== 'Site') throw refuse(kernelErrors.denied);
  await requireSight(db, { id, from: sql`site`, see: seeSite(actor) });
  const { rows } = await sql<{ creator: string | null }>`select actor_id::text as creator from change_log
    where entity = 'site' and entity_id = ${id}::bigint order by id limit 1`.execute(db);
  if (rows[0]?.creator !== actor.id) throw refuse(kernelErrors.denied);
  return {};
};
