import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { isCertificated, seeAudit } from '../audit/audit.public.ts';
import type { Slot } from '../audit-life/audit-life.public.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { siteAccess } from '../site/site.public.ts';
import type { DirectorySite } from './differences.rules.ts';

export interface TargetSite extends DirectorySite {
  id: string;
  company: { id: string; name: string };
  mayUpload: boolean;
}

const address = sql`address_line1, address_line2, address_line3, city, county, zip_code, country_id`;

/**
 * The site of a report: one that the caller sees, or that of the audit to update. A caller who sees only the audit
 * knows its site by the audit's name and address.
 */
export const siteFor = async (
  db: Reader,
  actor: Actor,
  code: string,
  updatedId: string | undefined,
): Promise<TargetSite | undefined> => {
  const { rows } = await sql<TargetSite>`
    with target as (select site.*, ${seeSite(actor)} as "isSeen" from site where site.id = ${code}::bigint),
      known as (
        select name, ${address} from target where "isSeen"
        union all
        select site_name, ${address} from audit where id = ${updatedId ?? null}::bigint
          and site_id = (select id from target where not "isSeen"))
    select site.id, known.name, known.address_line1 as "addressLine1", known.address_line2 as "addressLine2",
      known.address_line3 as "addressLine3", known.city, known.county, known.zip_code as "zipCode",
      jsonb_build_object('id', country.id, 'name', country.name) as country,
      jsonb_build_object('id', company.id::text, 'name', company.name) as company, ${siteAccess.may(actor, 'upload')} as "mayUpload"
    from target as site cross join known join country on country.id = known.country_id
      join company on company.id = site.company_id`.execute(db);
  return rows[0];
};

/** The certificate that the site holds today for the standard; undefined if the caller does not see it. */
export const heldCertificate = async (
  { db, actor, today }: Context,
  { siteId, standardId }: Slot,
): Promise<{ auditId: string; expiryDate: string } | undefined> => {
  const { rows } = await sql<{ auditId: string; expiryDate: string }>`
    select audit.id as "auditId", audit.expiry_date as "expiryDate" from audit where audit.site_id = ${siteId}::bigint
      and audit.standard_id = ${standardId} and ${isCertificated(today)} and ${seeAudit(actor)}`.execute(db);
  return rows[0];
};

export const standardIdOf = async (db: Reader, name: string): Promise<number> =>
  (await db.selectFrom('standard').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** By any of its names or its two-letter code. */
export const countryNamed = async (db: Reader, name: string): Promise<{ id: number } | undefined> => {
  const id = countryFinder(await knownCountries(db))(name);
  return id === undefined ? undefined : { id };
};

/** The certification bodies a caller may name: its own, or any. */
export const ownBodies = (actor: Actor): readonly string[] | 'any' =>
  isOf(actor, 'cb') ? actor.organisations.certificationBodies : 'any';
