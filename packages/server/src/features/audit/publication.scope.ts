import type { Publication } from '@attestry/contract/features/audit/audit.states.ts';
import { exactRows } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { seeSite } from '../reach/reach.public.ts';
import { shownStatus } from './certification-today.scope.ts';

/** What publication depends on, apart from the records. */
export interface PublicView {
  today: string;
  settings: Pick<Settings, 'SUPPRESSED_COUNTRIES'>;
}

/** Nothing located in a suppressed country is ever published. */
export const mayBePublished = ({ settings }: PublicView, countryId: RawBuilder<unknown>): Predicate =>
  sql<boolean>`${countryId} <> all(array(select country.id from country
    where country.code = any(${settings.SUPPRESSED_COUNTRIES}::text[])))`;

/**
 * What the public directory requires of a record, a row under `alias` at a row of `site`, each with the reason for which
 * the record is not shown.
 */
const requirements = (view: PublicView, alias: string): readonly (readonly [Publication, Predicate])[] => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return [
    ['Not current', sql<boolean>`${of('record_status')} = 'Current'`],
    [
      'Not certificated',
      sql<boolean>`(${shownStatus(view.today, alias)} = 'Certificated' and ${of('expiry_date')} is not null)`,
    ],
    ['Site not active', sql<boolean>`site.status = 'Active'`],
    ['Country suppressed', mayBePublished(view, sql`site.country_id`)],
    ['Hidden', sql<boolean>`${of('is_visible')}`],
  ];
};

/** Whether the public directory shows a record, a row under `alias` at a row of `site`. */
export const isPublished = (view: PublicView, alias: string): Predicate =>
  allOf(...requirements(view, alias).map(([, isMet]) => isMet));

const ofSite: readonly Publication[] = ['Site not active', 'Country suppressed'];

/** Like `isPublished`, with the reason. A reason that lies with the site is shown to readers who see the site. */
export const publicationOf = ({ actor, today, kernel }: Context, alias = 'audit'): RawBuilder<Publication> => {
  const shown = (reason: Publication) =>
    ofSite.includes(reason)
      ? sql`case when ${seeSite(actor)} then ${sql.lit(reason)} else 'Not published' end`
      : sql.lit(reason);
  const reasons = requirements({ today, settings: kernel.settings }, alias).map(
    ([reason, isMet]) => sql`when (${isMet}) is not true then ${shown(reason)}`,
  );
  return sql`case ${sql.join(reasons, sql` `)} else 'Published' end`;
};

/** Whether more published audits have the word of a term than a list counts: the body's lists have all of them. */
export const manyPublishedHave = (term: string): Predicate =>
  sql<boolean>`coalesce(published_with(${term}) > ${sql.lit(exactRows)}, false)`;
