import { contactsReport } from '@attestry/contract/features/reports/organisations/contacts.report.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../../kernel/access/actor.ts';
import { allOf } from '../../../kernel/access/predicates.ts';
import { type Sight, within } from '../../../kernel/access/sight.ts';
import { beginningOf } from '../../../kernel/lists/list-source.ts';
import { seeCompany } from '../../company/company.public.ts';
import { nameOfCountry } from '../../lookup/lookup.public.ts';
import { contactRelations, sitesInSight } from '../../reach/reach.public.ts';
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

const isOfCompany = sql<boolean>`contact.kind = 'Company'`;
const isOfSite = sql<boolean>`contact.kind = 'Site'`;

/** Inner joins, so that the database may begin with the organisations in the order of their names. */
const namedCompany = allOf(isOfCompany, sql<boolean>`company.id is not null`);
const namedSite = allOf(isOfSite, sql<boolean>`site.id is not null`);

/** Of the organisation of a row that is read: the joins, of which nothing is asked then, are left out. */
const ofOrganisation = (column: 'name' | 'country') => sql`case contact.kind
  when 'Company' then (select own.${sql.ref(column)} from company_listing as own where own.id = contact.company_id)
  else (select own.${sql.ref(column)} from site_listing as own where own.id = contact.site_id) end`;

const isAnswered = sql<boolean>`coalesce(contact.name, contact.email, contact.phone_number) is not null`;

/** The organisations whose contacts a reader is shown on their page. */
const organisationsInSight = (actor: Actor): { company: Sight; site: Sight } => {
  const bodies = { cb: contactRelations.related, ab: contactRelations.accredited };
  const relations = isOf(actor, 'cb') ? bodies.cb : isOf(actor, 'ab') && bodies.ab;
  return relations
    ? { company: relations.company.sets(actor), site: relations.site.sets(actor) }
    : { company: seeCompany(actor), site: sitesInSight(actor) };
};

const contactsInSight = (actor: Actor): Sight => {
  const { company, site } = organisationsInSight(actor);
  return [...within(allOf(isOfCompany, isAnswered), company), ...within(allOf(isOfSite, isAnswered), site)];
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
        { rows: namedCompany, at: beginningOf(sql`company.name`) },
        { rows: namedSite, at: beginningOf(sql`site.name`) },
      ],
      readAlike: true,
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
