import { contactsReport } from '@attestry/contract/features/reports/organisations/contacts.report.ts';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/access/actor.ts';
import { allOf } from '../../../kernel/access/predicates.ts';
import { type RowsInSight, type Sight, setsOf, within } from '../../../kernel/access/sight.ts';
import { beginningOf } from '../../../kernel/lists/list-source.ts';
import { seeSharedCompany } from '../../company/company.public.ts';
import { nameOfCountry } from '../../lookup/lookup.public.ts';
import { sharedSitesInSight } from '../../site/site.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { organisationAt } from '../reported-audit.queries.ts';

/**
 * The contacts of companies and sites, whose own numbers may be the same. Each part reads one table, and what it belongs to is
 * joined outside of it: so the database reads either part in the order of an index.
 */
const contacts = sql`(
  select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all
  select held.id, 'Site', null, site_id, type, name, email, phone_number from site_contact as held
  ) as contact
  left join company_listing as company on company.id = contact.company_id
  left join site_listing as site on site.id = contact.site_id`;

/** Inner joins, so that the database may begin with the organisations in the order of their names. */
const ofCompany = sql<boolean>`(contact.kind = 'Company' and company.id is not null)`;
const ofSite = sql<boolean>`(contact.kind = 'Site' and site.id is not null)`;

/** Of the organisation of a row that is read: the joins, of which nothing is asked then, are left out. */
const ofOrganisation = (column: 'name' | 'country') => sql`case contact.kind
  when 'Company' then (select own.${sql.ref(column)} from company_listing as own where own.id = contact.company_id)
  else (select own.${sql.ref(column)} from site_listing as own where own.id = contact.site_id) end`;

const isAnswered = sql<boolean>`coalesce(contact.name, contact.email, contact.phone_number) is not null`;

/** The contacts that a reader is shown on the page of the company or site. */
const contactsInSight = (actor: Actor): Sight => {
  const ofCompanies: RowsInSight = {
    found: allOf(ofCompany, isAnswered, seeSharedCompany(actor)),
    others: ofSite,
  };
  return [ofCompanies, ...setsOf(within(allOf(ofSite, isAnswered), sharedSitesInSight(actor)))];
};

export const contactsOfOrganisations = bindReport(contactsReport, {
  from: contacts,
  id: sql`contact.id`,
  see: ({ actor }) => contactsInSight(actor),
  columns: (viewer) => ({
    organisationName: {
      at: ofOrganisation('name'),
      long: true,
      sorted: [
        { rows: ofCompany, at: beginningOf(sql`company.name`) },
        { rows: ofSite, at: beginningOf(sql`site.name`) },
      ],
    },
    organisationType: { at: sql`contact.kind` },
    type: { at: sql`contact.type` },
    name: { at: sql`contact.name`, nullable: true },
    email: { at: sql`contact.email`, nullable: true },
    phone: { at: sql`contact.phone_number` },
    country: {
      at: ofOrganisation('country'),
      by: sql`coalesce(company.country_id, site.country_id)`,
      type: 'int',
      nameOf: nameOfCountry,
    },
    organisation: organisationAt(viewer, [sql`contact.company_id`, sql`contact.site_id`]),
  }),
});
