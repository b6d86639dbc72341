import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { requireSubmissions } from './body-of-record.queries.ts';
import { lockRecord, readReissued } from './lock-record.commands.ts';

const siteName = sql`site_name = site.name`;
const location = sql`address_line1 = site.address_line1, address_line2 = site.address_line2,
  address_line3 = site.address_line3, city = site.city, county = site.county, zip_code = site.zip_code,
  country_id = site.country_id`;

/** Copies columns of the site to the record; reissues a certificate that prints them. */
const synchronise = async (ctx: WriteContext, id: string, copied: typeof siteName): Promise<Audit> => {
  const record = await lockRecord(ctx, id, 'synchronise');
  if (record.recordStatus === 'Closed') throw refuse(auditLifeErrors.closed);
  await requireSubmissions(ctx, record);
  await sql`update audit set ${copied}, version = audit.version + 1 from site
    where audit.id = ${id}::bigint and site.id = audit.site_id`.execute(ctx.db);
  return readReissued(ctx, id);
};

export const synchroniseSiteName = (ctx: WriteContext, id: string): Promise<Audit> => synchronise(ctx, id, siteName);
export const synchroniseLocation = (ctx: WriteContext, id: string): Promise<Audit> => synchronise(ctx, id, location);
