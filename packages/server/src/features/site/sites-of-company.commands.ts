import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import { sql } from 'kysely';
import { allOf, among } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { setCompanyArchived } from '../company/company.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { siteAccess } from './site.scope.ts';

/** The company's sites that the caller may archive, as rows of `site`. */
const archivableOf = ({ actor }: WriteContext, companyId: string) =>
  allOf(among(sql`site.company_id`, [companyId]), seeSite(actor), siteAccess.may(actor, 'archive'));

/** Archives a company and those of its sites that the caller may archive; the others stay. */
export const archiveWithCompany = async (ctx: WriteContext, id: string): Promise<Company> => {
  const company = await setCompanyArchived(ctx, id, true);
  await sql`update site set status = 'Archived', version = version + 1
    where ${archivableOf(ctx, id)} and status <> 'Archived'`.execute(ctx.db);
  return company;
};

/** The log entry of the last time a record was archived. */
const archival = (entity: 'company' | 'site', id: ReturnType<typeof sql>) => sql`(
  select gone.transaction, gone.at, gone.changes -> 'status' ->> 0 as former from change_log as gone
  where gone.entity = ${sql.lit(entity)} and gone.entity_id = ${id} and gone.changes -> 'status' ->> 1 = 'Archived'
  order by gone.id desc limit 1)`;

/** Unarchives a company and the sites that the same command archived with it, with their former statuses. */
export const unarchiveWithCompany = async (ctx: WriteContext, id: string): Promise<Company> => {
  const company = await setCompanyArchived(ctx, id, false);
  await sql`update site set status = together.former, version = version + 1
    from (select archived.id, own.former from site as archived
      cross join lateral ${archival('site', sql`archived.id`)} as own
      join ${archival('company', sql`${id}::bigint`)} as whole using (transaction, at)
      where archived.company_id = ${id}::bigint and archived.status = 'Archived') as together
    where site.id = together.id and ${archivableOf(ctx, id)}`.execute(ctx.db);
  return company;
};
