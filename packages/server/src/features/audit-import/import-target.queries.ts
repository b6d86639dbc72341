import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { siteAccess } from '../site/site.public.ts';
import type { DirectorySite } from './differences.rules.ts';

export interface TargetSite extends DirectorySite {
  id: string;
  company: { id: string; name: string };
  mayUpload: boolean;
}

/** The site a report is for: in sight, or that of an audit in sight. */
export const siteFor = async (
  db: Reader,
  actor: Actor,
  code: string,
  see: 'sight' | 'audit',
): Promise<TargetSite | undefined> => {
  const { rows } = await sql<TargetSite>`
    select site.id, site.name, site.address_line1 as "addressLine1", site.address_line2 as "addressLine2",
      site.address_line3 as "addressLine3", site.city, site.county, site.zip_code as "zipCode",
      jsonb_build_object('id', country.id, 'name', country.name) as country,
      jsonb_build_object('id', company.id::text, 'name', company.name) as company, ${siteAccess.may(actor, 'upload')} as "mayUpload"
    from site join country on country.id = site.country_id join company on company.id = site.company_id
    where site.id = ${code}::bigint and ${see === 'audit' ? always : seeSite(actor)}`.execute(db);
  return rows[0];
};

export const standardIdOf = async (db: Reader, name: string): Promise<number> =>
  (await db.selectFrom('standard').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** By any of its names or its two letters. */
export const countryNamed = async (db: Reader, name: string): Promise<{ id: number } | undefined> => {
  const id = countryFinder(await knownCountries(db))(name);
  return id === undefined ? undefined : { id };
};

/** The certification bodies a caller may name: its own, or any. */
export const ownBodies = (actor: Actor): readonly string[] | 'any' =>
  isOf(actor, 'cb') ? actor.organisations.certificationBodies : 'any';
