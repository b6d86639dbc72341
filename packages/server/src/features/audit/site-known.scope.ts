import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { ColumnSource, KnownByOtherNames } from '../../kernel/lists/list-source.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { seeSite, sharedAs } from '../reach/reach.public.ts';
import { byOwnCompany } from './audit.scope.ts';

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

/** The listing says of the `site` of a row what the report, the `record`, does not say. */
const saysMoreThanReport = anyOf(
  sql<boolean>`(site.name, site.city, site.country_id) is distinct from (record.site_name, record.city, record.country_id)`,
  sql<boolean>`num_nonnulls(site.trading_as_name, site.external_reference) > 0`,
  sql<boolean>`exists (select from site_former_name as former where former.site_id = site.id)`,
  sql<boolean>`exists (select from site_reference as referred where referred.site_id = site.id)`,
);

/** A row at a site out of the reader's sight, of which the report says something else, or less. */
const isKnownByReport = (actor: Actor): Predicate =>
  sql<boolean>`exists (select from site join audit as record on record.id = audit.id
    where site.id = audit.site_id and (${seeSite(actor)}) is not true and ${saysMoreThanReport} offset 0)`;

/**
 * The rows at sites out of the reader's sight that the listing says more of than the report, among those of `which`; undefined
 * for readers who see the site of each audit. They are few; an index finds the rows that are visible without their site.
 */
export const atUnseenSites = (actor: Actor, which: Predicate = always): KnownByOtherNames | undefined => {
  const sightsWithoutSite = [allOf(byOwnCompany(actor), isAtAnothersSite), sharedAs('audit', id).rows(actor)];
  const selects = sightsWithoutSite
    .filter((sight) => sight !== never)
    .map(
      (sight) => sql`select audit.id from audit_listing as audit where ${allOf(sight, which, isKnownByReport(actor))}`,
    );
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
