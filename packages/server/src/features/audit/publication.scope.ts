import type { Publication } from '@attestry/contract/features/audit/audit.states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
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
 * Whether the public directory shows an audit, a row under `alias` at a row of `site`, and why not. What the site is the
 * reason for is told to readers who see the site.
 */
export const publicationOf = ({ actor, today, kernel }: Context, alias = 'audit'): RawBuilder<Publication> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isPublishable = mayBePublished({ today, settings: kernel.settings }, sql`site.country_id`);
  return sql`case
    when ${of('record_status')} <> 'Current' then 'Not current'
    when ${shownStatus(today, alias)} <> 'Certificated' or ${of('expiry_date')} is null then 'Not certificated'
    when site.status = 'Active' and ${isPublishable} then case when ${of('is_visible')} then 'Published' else 'Hidden' end
    when not ${seeSite(actor)} then 'Not published'
    when site.status <> 'Active' then 'Site not active'
    else 'Country suppressed' end`;
};
