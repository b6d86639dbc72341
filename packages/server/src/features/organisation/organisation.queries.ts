import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { firstOfAll, type SearchedRows } from '../../kernel/lists/first-found.ts';
import { parseSearchTerm } from '../../kernel/lists/list-search.ts';
import { searchOf } from '../../kernel/lists/list-source.ts';

/** A shorter term finds nothing. */
const minTermLength = 2;
/** A picker does not list everything: a longer term narrows the result. */
export const maxFound = 10;

export interface FoundOrganisation {
  type: OrganisationType;
  id: string;
  name: string;
  country: string | null;
  addressLine1: string | null;
}

export interface OrganisationSearch {
  types: readonly OrganisationType[];
  /** Words of the name, or the id. */
  term: string;
  /** Restricts rows under the alias `organisation`; by default to active ones. */
  within?: Predicate;
}

/** The organisations of one type, read alike whatever the type. */
const organisationsOf = (type: OrganisationType, within: Predicate): SearchedRows => ({
  search: searchOf('organisation', { codes: ['id'], former: true }),
  from: sql`(select * from organisation where type = ${sql.lit(type)}) as organisation`,
  id: sql`organisation.id`,
  asked: allOf(sql<boolean>`organisation.is_active`, within),
  select: sql`organisation.type, organisation.id::text, organisation.name, organisation.country,
    organisation.address_line1 as "addressLine1"`,
});

export interface FoundOrganisations {
  found: FoundOrganisation[];
  /** Those of similar names, which follow them. */
  similar: FoundOrganisation[];
  areMore: boolean;
}

/**
 * The ten best active organisations for a term, found and ranked as in lists. Pickers are an exception to scopes; their
 * endpoints are marked as such, and rate limited.
 */
export const searchOrganisations = async (
  db: Reader,
  { types, term, within = always }: OrganisationSearch,
): Promise<FoundOrganisations> => {
  const trimmedTerm = term.trim();
  const meaning = trimmedTerm.length < minTermLength ? undefined : await parseSearchTerm(db, trimmedTerm);
  if (!meaning) return { found: [], similar: [], areMore: false };
  const sets = types.map((type) => organisationsOf(type, within));
  const { found, similar } = await firstOfAll<FoundOrganisation>(db, sets, meaning, maxFound + 1);
  return {
    found: found.slice(0, maxFound),
    similar: similar.slice(0, Math.max(0, maxFound - found.length)),
    areMore: found.length > maxFound,
  };
};
