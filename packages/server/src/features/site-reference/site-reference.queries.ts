import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { among } from '../../kernel/access/predicates.ts';
import type { ColumnSource } from '../../kernel/lists/list-source.ts';

const held = (isHeld: RawBuilder<unknown>): ColumnSource => ({
  at: sql`(select min(referred.number) from ${isHeld})`,
  finds: (typed) => sql<boolean>`exists (select from ${isHeld} and referred.number = ${typed.trim()} offset 0)`,
});

/** The number of a site in a list that several organisations use, found by the whole number. */
export const siteReference = (source: 'HAVI' | 'ASDA', siteId: RawBuilder<unknown>): ColumnSource =>
  held(sql`site_reference as referred where referred.site_id = ${siteId} and referred.source = ${sql.lit(source)}`);

/** The number by which the reader's companies know a site. */
export const supplierNumber = ({ organisations }: Actor, siteId: RawBuilder<unknown>): ColumnSource =>
  held(sql`supplier_number as referred where referred.site_id = ${siteId}
    and ${among(sql`referred.company_id`, organisations.companies)}`);
