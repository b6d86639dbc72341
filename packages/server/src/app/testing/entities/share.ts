import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { oneOf } from '../arbitraries.ts';
import { modelRows } from '../entity.ts';
import { auditIds } from './audit-rows.ts';
import { bodyIds } from './certification-body.ts';
import { companyIds } from './company.ts';
import { siteIds } from './site.ts';

const modelOrganisation = z.object({
  type: z.enum(['Company', 'Site', 'CertificationBody', 'AccreditationBody', 'Office']),
  id: z.string(),
});
export type ModelOrganisation = z.output<typeof modelOrganisation>;

/** Organisations of the types that can be shared with. */
export const organisation: fc.Arbitrary<ModelOrganisation> = fc.oneof(
  oneOf(companyIds).map((id) => ({ type: 'Company' as const, id })),
  oneOf(siteIds).map((id) => ({ type: 'Site' as const, id })),
  oneOf(bodyIds).map((id) => ({ type: 'CertificationBody' as const, id })),
);

const share = fc.record({
  entity: fc.oneof(
    oneOf(auditIds).map((id) => ({ of: 'audit' as const, id })),
    oneOf(siteIds).map((id) => ({ of: 'site' as const, id })),
    oneOf(companyIds).map((id) => ({ of: 'company' as const, id })),
  ),
  with: organisation,
});

export const shareRows = modelRows({
  row: z.object({ of: z.enum(['audit', 'site', 'company']), id: z.string(), with: modelOrganisation }),
  select: sql`select jsonb_build_object('of', entity_type, 'id', entity_id::text,
    'with', jsonb_build_object('type', target_type, 'id', target_id::text)) from share`,
  arbitrary: fc
    .uniqueArray(share, { minLength: 2, maxLength: 12, selector: (one) => JSON.stringify(one) })
    .map((shares) => shares.map(({ entity, ...one }) => ({ ...entity, ...one }))),
  store: (owner, rows) => {
    const values = rows.map((row) => ({
      entity_type: row.of,
      entity_id: row.id,
      target_type: row.with.type,
      target_id: row.with.id,
    }));
    return owner.insertInto('share').values(values).execute();
  },
});
export type ModelShare = z.output<typeof shareRows.row>;
