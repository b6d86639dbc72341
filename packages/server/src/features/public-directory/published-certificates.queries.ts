import type { PublishedCertificate } from '@attestry/contract/features/effect/effect.schema.ts';
import { sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { published } from './public-directory.scope.ts';

/** The certificates that the public directory shows today of the audits in `which`, a condition on the alias `audit`. */
export const publishedCertificates = async (
  { db, today, kernel: { settings } }: Context,
  which: Predicate,
): Promise<PublishedCertificate[]> => {
  const { rows } = await sql<PublishedCertificate>`
    select ${withProductNameSql(sql`audit.standard`, settings)} as standard, audit.expiry_date as until
    from audit_listing as audit where ${which} and ${published({ today, settings })} order by standard`.execute(db);
  return rows;
};
