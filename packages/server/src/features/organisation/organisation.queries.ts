import { pageSize } from '@attestry/contract/kernel/list.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';

/** Fewer characters find nothing. */
const leastSearched = 2;
/** Matches past this many are not counted: nobody leafs through a picker so far. */
const mostCounted = 200;

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
  /** Which of them, of a row under the alias `organisation`; all active ones without it. */
  within?: Predicate;
  pageNumber?: number;
}

/**
 * The active organisations that a picker finds for a term, ten to a page, best match first: id, exact name, beginning of
 * the name, all words, near spellings. Pickers are the listed exception to scopes; their routes are limited.
 */
export const searchOrganisations = async (
  db: Reader,
  { types, term, within = always, pageNumber = 1 }: OrganisationSearch,
): Promise<{ total: number; found: FoundOrganisation[] }> => {
  const typed = term.trim();
  if (typed.length < leastSearched) return { total: 0, found: [] };
  const code = /^\d{1,18}$/.test(typed) ? typed : null;
  const matching = sql`from organisation, asked
    where organisation.type = any(${types}::text[]) and organisation.is_active and ${within}
      and (organisation.words @@ (asked.q).near or organisation.id = ${code}::bigint)`;
  const { rows } = await sql<FoundOrganisation & { total: number }>`
    with asked as materialized (select search_query(${typed}) as q)
    select organisation.type, organisation.id::text, organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1",
      (select count(*)::int from (select ${matching} limit ${mostCounted}) as counted) as total
    ${matching}
    order by organisation.id = ${code}::bigint desc nulls last, organisation.name_key = (asked.q).key desc,
      starts_with(organisation.name_key, (asked.q).key) desc, organisation.words @@ (asked.q).strict desc,
      organisation.name, organisation.type, organisation.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return { total: rows[0]?.total ?? 0, found: rows.map(({ total: _, ...organisation }) => organisation) };
};
