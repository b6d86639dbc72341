import { type ChangedSite, type Comparison, isRenamed } from './compare-editions.rules.ts';
import type { ImportedSite } from './imported-site.rules.ts';

export interface KnownCompany {
  id: string;
  name: string;
  /** Its name in comparable form. */
  key: string;
  countryId: number;
  archived: boolean;
  /** Its sites, without archived ones. */
  siteCount: number;
}

export interface RenamedCompany {
  company: KnownCompany;
  name: string;
  key: string;
}

/** A company that keeps its name although some of its sites now have another. */
export interface KeptCompany {
  company: KnownCompany;
  sites: ChangedSite[];
  reason: string;
}

/** A company to add, with the address of the site it is added for. */
export interface NewCompany {
  name: string;
  firstSite: ImportedSite;
}

export interface CompanyPlan {
  renamed: RenamedCompany[];
  kept: KeptCompany[];
  founded: NewCompany[];
  /** The company of each added site by the site's reference: the id of an existing company, or one to add. */
  companyOfSite: Map<string, string | NewCompany>;
}

/** Comparable forms of names, by name. */
export type NameKeys = ReadonlyMap<string, string>;

const countryAndName = (countryId: number, key: string) => `${countryId} ${key}`;
const keyOf = (keys: NameKeys, { fields: { name } }: { fields: { name: string } }) => keys.get(name) ?? name;

/** The oldest company with each name in each country. Archived companies take no sites. */
const companiesByName = (companies: readonly KnownCompany[]): Map<string, string> => {
  const active = companies.filter(({ archived }) => !archived);
  const oldestLast = active.toSorted((one, other) => Number(BigInt(other.id) - BigInt(one.id)));
  return new Map(oldestLast.map(({ id, key, countryId }) => [countryAndName(countryId, key), id]));
};

/**
 * Why a company keeps its name although some of its sites change to the name `key`. If its sites had that name before,
 * somebody changed it by hand and the register has not renamed anything.
 */
const reasonToKeep = (
  company: KnownCompany,
  leaving: readonly ChangedSite[],
  keys: NameKeys,
  key: string,
  taken: boolean,
) => {
  const isUnanimous = leaving.length === company.siteCount && leaving.every((one) => keyOf(keys, one) === key);
  if (!isUnanimous) return 'not all its sites take the new name';
  if (leaving.some(({ known }) => known.formerKeys.includes(key))) return 'its sites bore the new name before';
  return taken ? 'another company already has the new name' : undefined;
};

/**
 * Renames a company if all its sites had its name and all change to the same new one in this edition. Otherwise a person must
 * decide, because a list of sites does not show whether the company was sold, split or merged. A name that compares equal is
 * not new.
 */
const renameCompanies = (companies: readonly KnownCompany[], changed: readonly ChangedSite[], keys: NameKeys) => {
  const taken = new Set(companiesByName(companies).keys());
  const [renamed, kept]: [RenamedCompany[], KeptCompany[]] = [[], []];
  const renamedSites = changed.filter((one) => isRenamed(one) && !one.known.archived);
  const byCompany = Map.groupBy(renamedSites, ({ known }) => known.companyId);
  for (const company of companies.filter(({ archived }) => !archived)) {
    const leaves = (one: ChangedSite) => one.known.nameKey === company.key && keyOf(keys, one) !== company.key;
    const leaving = (byCompany.get(company.id) ?? []).filter(leaves);
    const [first] = leaving;
    if (!first) continue;
    const key = keyOf(keys, first);
    const reason = reasonToKeep(company, leaving, keys, key, taken.has(countryAndName(company.countryId, key)));
    if (reason) kept.push({ company, sites: leaving, reason });
    else {
      renamed.push({ company, name: first.fields.name, key });
      taken.add(countryAndName(company.countryId, key));
    }
  }
  return { renamed, kept };
};

/** Assigns each added site to the company of its name and country: an existing one, or one to add. */
const assignCompanies = (added: readonly ImportedSite[], companies: readonly KnownCompany[], keys: NameKeys) => {
  const present = new Map<string, string | NewCompany>(companiesByName(companies));
  const founded: NewCompany[] = [];
  const companyOfSite = new Map<string, string | NewCompany>();
  for (const site of added) {
    const at = countryAndName(site.fields.country_id, keyOf(keys, site));
    const company = present.get(at) ?? { name: site.fields.name, firstSite: site };
    if (typeof company !== 'string' && !present.has(at)) founded.push(company);
    present.set(at, company);
    companyOfSite.set(site.reference, company);
  }
  return { founded, companyOfSite };
};

/** Which companies the edition renames and adds. Known sites stay with their company. */
export const planCompanies = (
  { added, changed }: Comparison,
  companies: readonly KnownCompany[],
  keys: NameKeys,
): CompanyPlan => {
  const { renamed, kept } = renameCompanies(companies, changed, keys);
  const names = new Map(renamed.map(({ company, name, key }) => [company.id, { name, key }]));
  const after = companies.map((company) => ({ ...company, ...names.get(company.id) }));
  return { renamed, kept, ...assignCompanies(added, after, keys) };
};
