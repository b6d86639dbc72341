import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';

/** A shorter term finds nothing. */
const minTermLength = 2;
/** A picker does not list everything: a longer term narrows the result. */
const maxFound = 10;

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

/**
 * The ten best active organisations for a term: by id, exact name, beginning of the name, all words, similar spellings.
 * Pickers are an exception to scopes; their endpoints are marked as such, and rate limited.
 */
export const searchOrganisations = async (
  db: Reader,
  { types, term, within = always }: OrganisationSearch,
): Promise<{ found: FoundOrganisation[]; areMore: boolean }> => {
  const trimmedTerm = term.trim();
  if (trimmedTerm.length < minTermLength) return { found: [], areMore: false };
  const code = /^\d{1,18}$/.test(trimmedTerm) ? trimmedTerm : null;
  const { rows } = await sql<FoundOrganisation>`
    with asked as materialized (select search_query(${trimmedTerm}) as q, near_words(${trimmedTerm}) as near)
    select organisation.type, organisation.id::text, organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1"
    from organisation, asked
    where organisation.type = any(${types}::text[]) and organisation.is_active and ${within}
      and (organisation.words @@ asked.near or organisation.id = ${code}::bigint)
    order by organisation.id = ${code}::bigint desc nulls last, organisation.name_key = asked.q ->> 'key' desc,
      starts_with(organisation.name_key, asked.q ->> 'key') desc, organisation.words @@ (asked.q ->> 'strict')::tsquery desc,
      organisation.name, organisation.type, organisation.id
    limit ${maxFound + 1}`.execute(db);
  return { found: rows.slice(0, maxFound), areMore: rows.length > maxFound };
};
