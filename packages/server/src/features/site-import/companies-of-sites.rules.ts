import { type ChangedSite, type Comparison, isRenamed } from './compare-editions.rules.ts';
import type { ImportedSite } from './imported-site.rules.ts';

export interface KnownCompany {
  id: string;
  name: string;
  /** Its name as names are compared. */
  key: string;
  countryId: number;
  archived: boolean;
  /** Its sites, archived ones aside. */
  siteCount: number;
}

export interface RenamedCompany {
  company: KnownCompany;
  name: string;
  key: string;
}

/** A company that stays under its name although sites of it now bear another. */
export interface KeptCompany {
  company: KnownCompany;
  sites: ChangedSite[];
  because: string;
}

/** A company to add, with the address of the site it is added for. */
export interface FoundedCompany {
  name: string;
  founder: ImportedSite;
}

export interface CompanyPlan {
  renamed: RenamedCompany[];
  kept: KeptCompany[];
  founded: FoundedCompany[];
  /** The company of each added site, by reference: one of the directory by id, or one to add. */
  homes: Map<string, string | FoundedCompany>;
}

/** What compares names: the name as search compares it, by name. */
export type NameKeys = ReadonlyMap<string, string>;

const place = (countryId: number, key: string) => `${countryId} ${key}`;
const keyOf = (keys: NameKeys, { fields: { name } }: { fields: { name: string } }) => keys.get(name) ?? name;

/** The one company that bears a name in a country: the oldest. Archived ones take no sites. */
const bearers = (companies: readonly KnownCompany[]): Map<string, string> => {
  const living = companies.filter(({ archived }) => !archived);
  const eldestLast = living.toSorted((one, other) => Number(BigInt(other.id) - BigInt(one.id)));
  return new Map(eldestLast.map(({ id, key, countryId }) => [place(countryId, key), id]));
};

/**
 * Why a company keeps its name though sites of it leave that name for the one with `key`. A name its sites bore before
 * is one that somebody changed by hand: the register did not rename anything.
 */
const whyKept = (
  company: KnownCompany,
  leaving: readonly ChangedSite[],
  keys: NameKeys,
  key: string,
  taken: boolean,
) => {
  const together = leaving.length === company.siteCount && leaving.every((one) => keyOf(keys, one) === key);
  if (!together) return 'not all its sites take the new name';
  if (leaving.some(({ known }) => known.formerKeys.includes(key))) return 'its sites bore the new name before';
  return taken ? 'another company already has the new name' : undefined;
};

/**
 * A company takes a new name when every site it has bore its name, and all of them take the same new one in this
 * edition. Otherwise somebody has to decide: whether it was sold, parted or joined, no list of sites tells. A name that
 * compares the same is no new one.
 */
const renameCompanies = (companies: readonly KnownCompany[], changed: readonly ChangedSite[], keys: NameKeys) => {
  const taken = new Set(bearers(companies).keys());
  const [renamed, kept]: [RenamedCompany[], KeptCompany[]] = [[], []];
  const renamedSites = changed.filter((one) => isRenamed(one) && !one.known.archived);
  const byCompany = Map.groupBy(renamedSites, ({ known }) => known.companyId);
  for (const company of companies.filter(({ archived }) => !archived)) {
    const leaves = (one: ChangedSite) => one.known.nameKey === company.key && keyOf(keys, one) !== company.key;
    const leaving = (byCompany.get(company.id) ?? []).filter(leaves);
    const [first] = leaving;
    if (!first) continue;
    const key = keyOf(keys, first);
    const because = whyKept(company, leaving, keys, key, taken.has(place(company.countryId, key)));
    if (because) kept.push({ company, sites: leaving, because });
    else {
      renamed.push({ company, name: first.fields.name, key });
      taken.add(place(company.countryId, key));
    }
  }
  return { renamed, kept };
};

/** Gives each added site the company of its name in its country: one of the directory, or one to add. */
const houseSites = (added: readonly ImportedSite[], companies: readonly KnownCompany[], keys: NameKeys) => {
  const present = new Map<string, string | FoundedCompany>(bearers(companies));
  const founded: FoundedCompany[] = [];
  const homes = new Map<string, string | FoundedCompany>();
  for (const site of added) {
    const at = place(site.fields.country_id, keyOf(keys, site));
    const home = present.get(at) ?? { name: site.fields.name, founder: site };
    if (typeof home !== 'string' && !present.has(at)) founded.push(home);
    present.set(at, home);
    homes.set(site.reference, home);
  }
  return { founded, homes };
};

/** Which companies the edition renames and adds. A site that is known stays with the company it has. */
export const planCompanies = (
  { added, changed }: Comparison,
  companies: readonly KnownCompany[],
  keys: NameKeys,
): CompanyPlan => {
  const { renamed, kept } = renameCompanies(companies, changed, keys);
  const names = new Map(renamed.map(({ company, name, key }) => [company.id, { name, key }]));
  const after = companies.map((company) => ({ ...company, ...names.get(company.id) }));
  return { renamed, kept, ...houseSites(added, after, keys) };
};
