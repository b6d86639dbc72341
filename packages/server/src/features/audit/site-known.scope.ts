import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, amongSelected, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { ColumnSource, KnownByOtherNames } from '../../kernel/lists/list-source.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { sharedAs } from '../reach/reach.public.ts';
import { atSiteInSight, byOwnCompany } from './audit.scope.ts';

/**
 * The name, city and country of the site of a row of the listing under the alias `audit`. The listing has those of today; a
 * reader without sight of the site knows those of the report.
 */
const inReport = (column: 'site_name' | 'city' | 'country_id'): RawBuilder<unknown> =>
  sql`(select record.${sql.ref(column)} from audit as record where record.id = audit.id)`;

export const siteColumn = { at: sql`audit.site_name`, instead: inReport('site_name'), long: true } as const;
export const cityColumn = { at: sql`audit.city`, instead: inReport('city') } as const;
export const countryColumn = {
  at: sql`audit.country`,
  instead: sql`(select country.name from country where country.id = ${inReport('country_id')})`,
  by: sql`audit.country_id`,
  insteadBy: inReport('country_id'),
  type: 'int',
  nameOf: nameOfCountry,
} as const;

/** A column that no report says of its site: audits at sites out of sight show nothing there. */
export const unsaidInReport = (source: ColumnSource): ColumnSource => ({ ...source, instead: sql`null::text` });

const id = sql`audit.id`;
/** A company sees the sites of all its other audits. */
const isAtAnothersSite = sql<boolean>`audit.site_company_id <> audit.owner_company_id`;

/**
 * The rows at sites out of the reader's sight, among those of `which`; undefined for readers who see the site of each audit.
 * Few rows are visible without their site; an index finds them.
 */
export const atUnseenSites = (actor: Actor, which: Predicate = always): KnownByOtherNames | undefined => {
  const isUnseen = sql<boolean>`not ${atSiteInSight(actor)}`;
  const sightsWithoutSite = [allOf(byOwnCompany(actor), isAtAnothersSite), sharedAs('audit', id).rows(actor)];
  const selects = sightsWithoutSite
    .filter((sight) => sight !== never)
    .map((sight) => sql`select audit.id from audit_listing as audit where ${allOf(sight, which, isUnseen)}`);
  if (selects.length === 0) return undefined;
  const select = sql.join(selects, sql` union all `);
  const names = sql`concat_ws(' ', ${siteColumn.instead}, ${cityColumn.instead})`;
  return {
    id,
    select,
    rows: amongSelected(id, select),
    name: siteColumn.instead,
    words: sql`array_to_tsvector(search_tokens(${names}))`,
  };
};
