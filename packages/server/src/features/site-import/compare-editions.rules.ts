import type { ImportedSite, SiteFields } from './imported-site.rules.ts';

/** A site in the directory that was imported from the map's source. */
export interface KnownSite {
  id: string;
  reference: string;
  companyId: string;
  archived: boolean;
  /** Its name in comparable form. */
  nameKey: string;
  /** Its former names in comparable form. */
  formerKeys: readonly string[];
  fields: Required<SiteFields>;
}

export interface Difference {
  field: keyof SiteFields;
  before: string | number | null;
  after: string | number | null;
}

export interface ChangedSite {
  site: ImportedSite;
  known: KnownSite;
  differences: Difference[];
  /** All fields after the import; fields without a column keep their value. */
  fields: Required<SiteFields>;
}

export interface Comparison {
  added: ImportedSite[];
  changed: ChangedSite[];
  unchanged: number;
  /** Known, not archived, and missing from the file. */
  vanished: KnownSite[];
}

const differencesOf = (before: Required<SiteFields>, after: Required<SiteFields>): Difference[] => {
  const fields = Object.keys(before).filter((field): field is keyof SiteFields => field in after);
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
};

export const isRenamed = ({ differences }: ChangedSite): boolean => differences.some(({ field }) => field === 'name');

/** Compares an edition of the register with the directory. Sites are matched by reference only. */
export const compareEditions = (
  sites: readonly ImportedSite[],
  known: readonly KnownSite[],
  references: ReadonlySet<string>,
): Comparison => {
  const knownBy = new Map(known.map((one) => [one.reference, one]));
  const pairs = sites.flatMap((site) => {
    const found = knownBy.get(site.reference);
    if (!found) return [];
    const fields = { ...found.fields, ...site.fields };
    return [{ site, known: found, fields, differences: differencesOf(found.fields, fields) }];
  });
  const changed = pairs.filter(({ differences }) => differences.length > 0);
  return {
    added: sites.filter(({ reference }) => !knownBy.has(reference)),
    changed,
    unchanged: pairs.length - changed.length,
    vanished: known.filter(({ reference, archived }) => !archived && !references.has(reference)),
  };
};
