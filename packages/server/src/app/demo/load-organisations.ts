import { addDays } from '../../kernel/clock/clock.ts';
import { copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';
import { type DemoCompany, type DemoSite, firstCompany, firstSite } from './organisations.ts';
import type { CountryIds } from './place-ids.ts';
import type { RandomStream } from './random.ts';

/** Companies, each with its general contact. */
export const loadCompanies = async (
  client: OwnerConnection,
  companies: readonly DemoCompany[],
  countries: CountryIds,
) => {
  await copyRows(
    client,
    'company (id, name, address_line1, city, zip_code, country_id, nature_of_business_id, status, tier, favourite_limit)',
    companies.map((one) => [
      one.id,
      one.name,
      one.address,
      one.city,
      one.zip,
      countries.get(one.place.country),
      1 + (one.id % 11),
      one.status,
      one.tier,
      one.tier === 'Pro' ? 250 : 10,
    ]),
  );
  await copyRows(
    client,
    'company_contact (company_id, type, name, email, phone_number)',
    companies.map(({ id, contact }) => [
      id,
      'General',
      contact,
      `office-${id}@company.example`,
      `+44 20 ${7_000_000 + id}`,
    ]),
  );
};

/** Sites with their former names and contacts. */
export const loadSites = async (client: OwnerConnection, sites: readonly DemoSite[], countries: CountryIds) => {
  await copyRows(
    client,
    'site (id, name, company_id, address_line1, city, zip_code, country_id, status)',
    sites.map(({ id, name, company, address, city, status }) => [
      id,
      name,
      company.id,
      address,
      city,
      company.zip,
      countries.get(company.place.country),
      status,
    ]),
  );
  await copyRows(
    client,
    'site_former_name (site_id, name)',
    sites.flatMap(({ id, formerName }) => (formerName ? [[id, formerName]] : [])),
  );
  await copyRows(client, 'site_contact (site_id, type, name, email, phone_number)', contactsOf(sites));
};

function* contactsOf(sites: readonly DemoSite[]) {
  for (const { id, technical, commercial } of sites) {
    yield [id, 'Technical', technical, `technical-${id}@site.example`, `+44 20 ${7_000_000 + (id % 999_999)}`];
    yield [id, 'Commercial', commercial, `sales-${id}@site.example`, null];
  }
}

const { site, buyingCompany } = demoOrganisations;

/**
 * Shares of sites with companies, created over the last year by an account of the company, if it has one. The first shares
 * the demo's site with its buying company.
 */
export const loadShares = async (
  client: OwnerConnection,
  random: RandomStream,
  { companies, sites, today }: { companies: number; sites: number; today: string },
) => {
  const chosen = Array.from(
    { length: Math.min(20_000, Math.ceil(sites / 8)) },
    () => ['site', firstSite + random.whole(sites), 'Company', firstCompany + random.whole(companies)] as const,
  );
  const shares = [['site', site, 'Company', buyingCompany] as const, ...chosen];
  const distinct = new Map(shares.map((share) => [share.join(), share]));
  await copyRows(
    client,
    'share (entity_type, entity_id, target_type, target_id, since)',
    [...distinct.values()].map((share, number) => [...share, addDays(today, -30 - (number % 300))]),
  );
  await client.query(`update share set shared_by = (select min(held.user_id) from user_organisation as held
    where held.organisation_type = 'Company' and held.organisation_id = site.company_id),
      shared_for = 'Company', shared_for_id = site.company_id
    from site where share.entity_type = 'site' and site.id = share.entity_id`);
};
