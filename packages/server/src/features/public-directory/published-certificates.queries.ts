import type { PublishedCertificate } from '@attestry/contract/features/effect/effect.schema.ts';
import { sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { published } from './public-directory.scope.ts';

interface GradedCertificate extends PublishedCertificate {
  /** Null in a standard without grades. */
  grade: string | null;
}

/** The certificates that the public directory shows today of the audits in `which`, a condition on the alias `audit`. */
export const publishedCertificates = async (
  { db, today, kernel: { settings } }: Context,
  which: Predicate,
): Promise<GradedCertificate[]> => {
  const { rows } = await sql<GradedCertificate>`
    select ${withProductNameSql(sql`audit.standard`, settings)} as standard, audit.expiry_date as until, audit.grade
    from audit_listing as audit where ${which} and ${published({ today, settings })} order by standard`.execute(db);
  return rows;
};
