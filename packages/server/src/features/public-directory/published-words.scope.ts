import { exactRows } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import { mayBePublished, type PublicView } from '../audit/audit.public.ts';

/** Published audits that are not shown today, each found by an index; one may be among them twice. */
const hidden = (view: PublicView): RawBuilder<unknown> => {
  const reasons = [
    sql<boolean>`audit.expiry_date < ${view.today}::date`,
    sql<boolean>`audit.expiry_date is null`,
    sql<boolean>`not (${mayBePublished(view, sql`audit.country_id`)})`,
  ];
  return sql.join(
    reasons.map((reason) => sql`select from audit_listing as audit where audit.published and ${reason}`),
    sql` union all `,
  );
};

/**
 * Whether so many published audits have the word of a term that more are shown today than a list counts: even if every
 * hidden one has it.
 */
export const manyPublishedWith = (term: string, view: PublicView): Predicate => {
  const most = sql.lit(exactRows);
  return sql<boolean>`exists (select from (select published_with(${term}) as audits offset 0) as bearing
    where audits > ${most}
      and (select count(*) from (${hidden(view)} limit ${most}) as hidden) < least(audits - ${most}, ${most}))`;
};
