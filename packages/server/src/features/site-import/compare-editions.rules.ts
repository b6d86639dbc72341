import type { ImportedSite, SiteFields } from './imported-site.rules.ts';

/** A site of the directory that came from the source of the map. */
export interface KnownSite {
  id: string;
  reference: string;
  companyId: string;
  archived: boolean;
  /** Its name as names are compared. */
  nameKey: string;
  /** Names it had before, as names are compared. */
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
  /** All fields as they are to be: what the file does not decide stays. */
  fields: Required<SiteFields>;
}

export interface Comparison {
  added: ImportedSite[];
  changed: ChangedSite[];
  unchanged: number;
  /** Known, not archived, and no longer spoken of. */
  vanished: KnownSite[];
}

const differencesOf = (before: Required<SiteFields>, after: Required<SiteFields>): Difference[] => {
  const fields = Object.keys(before).filter((field): field is keyof SiteFields => field in after);
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
};

export const isRenamed = ({ differences }: ChangedSite): boolean => differences.some(({ field }) => field === 'name');

/** What an edition of the register says against what the directory knows; a site is known by its reference alone. */
export const compareEditions = (
  sites: readonly ImportedSite[],
  known: readonly KnownSite[],
  spokenOf: ReadonlySet<string>,
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
    vanished: known.filter(({ reference, archived }) => !archived && !spokenOf.has(reference)),
  };
};
