import { certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import { mayBePublished, type PublicView, shownStatus } from '../audit/audit.public.ts';

/** The certificates everybody may see: rows of the listing under the alias `audit`. */
export const published = (view: PublicView): Predicate =>
  allOf(
    sql<boolean>`audit.published and audit.expiry_date >= ${view.today}::date`,
    mayBePublished(view, sql`audit.country_id`),
  );

/** Certifications in force today, published or not, as rows of `audit`. */
export const isCertificatedToday = ({ today }: PublicView): Predicate =>
  sql<boolean>`audit.record_status = 'Current'
    and ${isOneOf(shownStatus(today), certifyingStatuses)}`;

/**
 * Certifications that were public and have ended, as rows of `audit`. START! levels are never published, so their end
 * is not either.
 */
export const hasEnded = ({ today }: PublicView): Predicate =>
  sql<boolean>`audit.record_status in ('Current', 'Closed') and audit.is_visible
    and ${shownStatus(today)} in ('Expired', 'Expired Renewed', 'Suspended', 'Withdrawn')
    and audit.standard_id <> (select standard.id from standard where standard.name = 'START!')`;

/**
 * The first day on which an ended certification, a row of `audit`, was no longer published; null if it was followed by
 * a record that may never have been public.
 */
export const endedOn = ({ today }: PublicView): RawBuilder<string | null> => {
  const status = shownStatus(today);
  return sql`case when ${status} = 'Expired Renewed' or ${status} <> 'Expired' and audit.status_date is null then null
    else least(audit.status_date, audit.expiry_date + 1, ${today}::date) end`;
};

/** Offices that everybody may see: rows of `office` and of its certification body `body`. */
export const publishedOffice = (view: PublicView): Predicate =>
  allOf(
    sql<boolean>`office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public)`,
    mayBePublished(view, sql`coalesce(office.country_id, 0)`),
  );
