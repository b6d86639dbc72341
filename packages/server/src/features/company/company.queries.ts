import { companyList } from '@attestry/contract/features/company/company.list.ts';
import {
  type Company,
  type CompanyRow,
  companyFields,
  companyVisuals,
} from '@attestry/contract/features/company/company.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { type LoggedField, type LoggedFields, loggedPart } from '../../kernel/change-log/change-log.ts';
import { bindFields, entryIn, labelsOf, selectFields } from '../../kernel/fields/bound-fields.ts';
import { loggedContact, presentContact } from '../../kernel/fields/contact.ts';
import { locationColumns } from '../../kernel/fields/location.ts';
import { bindList, type ColumnSource, searchOf, type Viewer } from '../../kernel/lists/list-source.ts';
import { nameOfCertificationBody, nameOfCountry } from '../lookup/lookup.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { administered, companyAccess, isSharedCompany, onlySharedCompanies, seeCompany } from './company.scope.ts';

interface ListedCompany {
  id: string;
  name: string;
  country: string;
  city: string;
  siteCount: number;
  auditShared?: boolean;
  status: CompanyRow['status'];
  maxFavouriteLimit?: number;
  favouritesUsed?: number;
  type?: CompanyRow['type'];
  verdicts: Unjudged<CompanyRow>['verdicts'];
}

const present = (row: ListedCompany): CompanyRow => {
  const { country, city, ...rest } = row;
  return judged<CompanyRow>({ ...rest, location: { city, country: { name: country } } });
};

/** How many sites of a listed company the reader sees: the listing's count for those who see all of them. */
const siteCount = (actor: Actor, listing: RawBuilder<unknown>): RawBuilder<number> => {
  const { wholeFor } = companyList.columns.siteCount;
  if (wholeFor.some((group) => isOf(actor, group))) return sql`${listing}.site_count`;
  return sql`(select count(*)::int from site where site.company_id = ${listing}.id and ${seeSite(actor)})`;
};

/** How many favourites a company has, in sight or not. */
export const favouritesUsed = (company: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from favourite where favourite.company_id = ${company})`;

/** Without tiers there is no limit to set. */
const companyVerdicts = ({ actor, flags }: Pick<Viewer, 'actor' | 'flags'>) =>
  companyAccess.verdicts(actor, companyVisuals, flags.CompanyTiers ? [] : ['setLimit']);

/** The columns of the list, by key; a report has them as well. */
export const columnsOfCompanies = ({ actor }: Viewer) =>
  ({
    id: { at: sql`company.id` },
    name: { at: sql`company.name`, long: true },
    country: { at: sql`company.country`, by: sql`company.country_id`, type: 'int', nameOf: nameOfCountry },
    city: { at: sql`company.city` },
    siteCount: { at: siteCount(actor, sql`company`) },
    auditShared: { at: sql`company.audit_shared` },
    status: { at: sql`company.status` },
    maxFavouriteLimit: { at: sql`company.favourite_limit`, type: 'int' },
    favouritesUsed: { at: favouritesUsed(sql`company.id`) },
    type: { at: sql`company.tier` },
    sharedOnly: { at: isSharedCompany(actor), by: onlySharedCompanies(actor) },
  }) satisfies Record<string, ColumnSource>;

export const companies = bindList(companyList, {
  from: sql`company_listing as company`,
  id: sql`company.id`,
  columns: columnsOfCompanies,
  extra: (viewer) => ({ verdicts: companyVerdicts(viewer) }),
  search: searchOf('company', { codes: ['id'] }),
  archived: sql`company.status = 'Archived'`,
  see: ({ actor }) => seeCompany(actor),
  present,
});

/** A company's tier and limits; role and flags decide which of them an answer shows. */
interface Terms {
  tier: 'Pro' | 'Lite';
  limit: number;
  /** Null for readers who do not administer the company. */
  used: number | null;
  exportAllowed: boolean;
  sharesAudits: boolean;
}

type StoredCompany = Omit<Unjudged<Company>, keyof ReturnType<typeof shownTerms>> & { version: number; terms: Terms };

const showsTiers = ({ kernel }: Context): boolean => kernel.flags.CompanyTiers;
const showsExport = ({ actor }: Context): boolean => isOf(actor, 'body');

const shownTerms = (ctx: Context, { tier, limit, used, exportAllowed, sharesAudits }: Terms) => ({
  ...(showsTiers(ctx) && { type: tier, companyTier: tier, maxFavouriteLimit: limit, favouriteLimit: limit }),
  ...(showsTiers(ctx) && used !== null && { favouritesUsed: used }),
  ...(showsExport(ctx) && { allowExportList: exportAllowed }),
  ...(isOf(ctx.actor, 'body') && ctx.kernel.flags.AuditFeature && { auditShared: sharesAudits }),
});

/** The columns of the terms that neither the answer nor the change log shows. */
export const withheldTerms = (ctx: Context): string[] => [
  ...(showsTiers(ctx) ? [] : ['tier', 'favourite_limit']),
  ...(showsExport(ctx) ? [] : ['allow_export_list']),
];

/** The general contact of a company, in the shape of answers. */
export const companyContact = (company: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${presentContact}
  from company_contact as contact where contact.company_id = ${company} and contact.type = 'General')`;

const termsFor = (actor: Actor) => sql`jsonb_build_object('tier', company.tier, 'limit', company.favourite_limit,
  'used', case when ${administered(actor)} then ${favouritesUsed(sql`company.id`)} end,
  'exportAllowed', company.allow_export_list, 'sharesAudits', listing.audit_shared)`;

export const storedCompany = bindFields(companyFields, {
  table: 'company',
  columns: { companyTier: 'tier', ...locationColumns.columns },
  named: { natureOfBusinessId: 'nature_of_business', ...locationColumns.named },
});

const selectCompany = ({ actor, kernel: { flags } }: Context, id: string, within: Predicate) => sql<StoredCompany>`
  select company.id, company.id as "companyId", ${selectFields(storedCompany, ['natureOfBusinessId', 'companyTier'])},
    case when ${isSharedCompany(actor)} then ${companyContact(sql`company.id`)} end as contact,
    ${entryIn('nature_of_business', sql`company.nature_of_business_id`)} as "natureOfBusiness",
    company.status, ${termsFor(actor)} as terms, ${isSharedCompany(actor)} as "isShared",
    ${siteCount(actor, sql`listing`)} as "siteCount", ${companyVerdicts({ actor, flags })} as verdicts, company.version
  from company join company_listing as listing on listing.id = company.id
  where company.id = ${id}::bigint and ${allOf(seeCompany(actor), within)}`;

/**
 * One company as the caller may see it; not found if it is hidden from them, or outside `within`. Sets its version on
 * the context.
 */
export const readCompany = async (ctx: Context, id: string, within: Predicate = always): Promise<Company> => {
  const { terms, ...company } = await readRecord(ctx, selectCompany(ctx, id, within));
  return judged<Company>({ ...company, ...shownTerms(ctx, terms) });
};

/** Tier and limits of a company, whatever the flags; not found if the caller does not see it. */
export const readTerms = async ({ db, actor }: Context, id: string): Promise<Terms> => {
  const { rows } = await sql<{ terms: Terms }>`select ${termsFor(actor)} as terms
    from company join company_listing as listing on listing.id = company.id
    where company.id = ${id}::bigint and ${seeCompany(actor)}`.execute(db);
  return oneFound(rows).terms;
};

/** The log stores a share as its target's type and id, such as `Company 10001`. */
export const sharedWithField: LoggedField = {
  label: 'Shared with',
  nameOf: (target) => sql`
    with target as (select split_part(${target}, ' ', 1) as type, split_part(${target}, ' ', 2)::bigint as id)
    select name from company join target using (id) where type = 'Company'
    union all select name from site join target using (id) where type = 'Site'
    union all select name from certification_body join target using (id) where type = 'CertificationBody'`,
};

/** The log stores a favourite as site, standard and the site's name at the time, such as `1000001 4 Harbour Mills`. */
const favouriteField: LoggedField = {
  label: 'Favourite',
  nameOf: (slot) => sql`select concat(coalesce(substring(${slot} from '^\\d+ \\d+ (.+)$'),
      'Site ' || split_part(${slot}, ' ', 1)), ', ', standard.name) as name
    from standard where standard.id = split_part(${slot}, ' ', 2)::int`,
};

/** The log stores a supplier's number after its site, such as `1000001 S-204`. */
const supplierNumberField: LoggedField = {
  label: 'Supplier ID number',
  formatValue: (value) => String(value).replace(/^(\d+) /, 'Site $1: '),
};

export const companyLabels: LoggedFields = {
  ...labelsOf(storedCompany),
  created_by_cb_id: {
    label: 'Certification body',
    nameOf: nameOfCertificationBody,
  },
  favourite_limit: 'Max Favourites',
  allow_export_list: 'Export List allowed',
  'share.shared_with': sharedWithField,
  'favourite.favourite': favouriteField,
  'supplier_number.supplier_number': supplierNumberField,
  ...loggedPart('company_contact.General', loggedContact),
};
