import type {
  ArchivingOfCompany,
  ArchivingOfSite,
  DeactivationOfUser,
} from '@attestry/contract/features/effect/effect.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import { among, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { companyAccess } from '../company/company.public.ts';
import { published, publishedCertificates } from '../public-directory/public-directory.public.ts';
import { seeSite, siteNotArchived } from '../reach/reach.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { seeUser, storedIdOf, userAccess } from '../user/user.public.ts';

/** Whether the public directory shows a certificate of a row of `site`. */
const isCertificatedPublicly = ({ today, kernel: { settings } }: Context): Predicate =>
  sql<boolean>`exists (select from audit_listing as audit
    where audit.site_id = site.id and ${published({ today, settings })})`;

export const archivingOfSite = async (ctx: Context, id: string): Promise<ArchivingOfSite> => {
  await siteAccess.requireVerb(ctx, id, 'archive');
  return { ends: await publishedCertificates(ctx, among(sql`audit.site_id`, [id])) };
};

export const archivingOfCompany = async (ctx: Context, id: string): Promise<ArchivingOfCompany> => {
  const { actor, db } = ctx;
  await companyAccess.requireVerb(ctx, id, 'archive');
  const { rows } = await sql<ArchivingOfCompany>`
    select jsonb_build_object('sites', count(*), 'certificated', count(*) filter (where certificated)) as staying,
      jsonb_build_object('sites', count(*) filter (where archivable),
        'certificated', count(*) filter (where certificated and archivable)) as archivable
    from (select ${siteAccess.may(actor, 'archive')} as archivable, ${isCertificatedPublicly(ctx)} as certificated
      from site where site.company_id = ${id}::bigint and ${siteNotArchived} and ${seeSite(actor)}) as site`.execute(
    db,
  );
  return oneFound(rows);
};

export const deactivationOfUser = async (ctx: Context, identificator: string): Promise<DeactivationOfUser> => {
  const { actor, db } = ctx;
  const id = await storedIdOf(db, identificator);
  await userAccess.requireVerb(ctx, id, 'initialize');
  const { rows } = await sql<DeactivationOfUser>`
    select concat_ws(' ', person.first_name, person.last_name) as name, organisation.name as organisation, (select count(*)::int from user_organisation as other
        join app_user on app_user.id = other.user_id
        where other.organisation_type = held.organisation_type and other.organisation_id = held.organisation_id
          and other.user_id <> held.user_id and app_user.status = 'Active' and ${seeUser(actor)}) as others
    from app_user as person
      left join user_organisation as held on held.user_id = person.id and held.is_primary
      left join organisation on organisation.type = held.organisation_type and organisation.id = held.organisation_id
    where person.id = ${id}::bigint`.execute(db);
  return oneFound(rows);
};
