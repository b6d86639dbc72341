import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';

/**
 * A record can be shared with `organisation`: active, not one of the record's owners, and not a site of a company that owns
 * it. A company decides which of its own users see what by the sites it assigns them.
 *
 * @param owners Selects the record's owners as `type` and `id`.
 */
export const isShareTarget = (owners: RawBuilder<unknown>): Predicate =>
  sql<boolean>`(organisation.is_active and (organisation.type, organisation.id) not in (${owners})
    and (organisation.company_id = any(array(
      select owner.id from (${owners}) as owner where owner.type = 'Company'))) is not true)`;
