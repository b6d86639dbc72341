import { contactsReport } from '@attestry/contract/features/reports/contacts.report.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import { isSharedCompany, seeCompany } from '../company/company.public.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { isSharedSite } from '../site/site.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { organisationAt } from './reported-audit.queries.ts';

/** The contacts of companies and sites, whose own numbers may be the same. */
const contacts = sql`(
  select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation,
    'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all
  select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name,
    held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact`;

const isAnswered = sql<boolean>`coalesce(contact.name, contact.email, contact.phone_number) is not null`;

/** The contacts that a reader is shown on the page of the company or site. */
const seeContact = (actor: Actor): Predicate => {
  const ofCompany = allOf(seeCompany(actor), isSharedCompany(actor));
  const ofSite = allOf(seeSite(actor), isSharedSite(actor));
  return allOf(
    isAnswered,
    anyOf(
      sql<boolean>`contact.company_id in (select company.id from company_listing as company where ${ofCompany})`,
      sql<boolean>`contact.site_id in (select site.id from site_listing as site where ${ofSite})`,
    ),
  );
};

export const contactsOfOrganisations = bindReport(contactsReport, {
  from: contacts,
  id: sql`contact.id`,
  see: ({ actor }) => seeContact(actor),
  columns: (viewer) => ({
    organisationName: { at: sql`contact.organisation` },
    organisationType: { at: sql`contact.organisation_type` },
    type: { at: sql`contact.type` },
    name: { at: sql`contact.name`, nullable: true },
    email: { at: sql`contact.email`, nullable: true },
    phone: { at: sql`contact.phone_number` },
    country: { at: sql`contact.country`, by: sql`contact.country_id`, type: 'int', nameOf: nameOfCountry },
    organisation: organisationAt(viewer, [sql`contact.company_id`, sql`contact.site_id`]),
  }),
});
