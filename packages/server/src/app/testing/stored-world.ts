import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../kernel/database/tables.ts';
import type { ModelPerson, ModelWorld } from './model-world.ts';
import type { Person } from './test-directory.ts';

const organisationType = z.enum(['Company', 'Site', 'CertificationBody', 'AccreditationBody', 'Office']);
const none = z
  .string()
  .nullable()
  .transform((id) => id ?? undefined);

const stored = z.object({
  companies: z.array(
    z.object({ id: z.string(), isArchived: z.boolean(), blocksSharing: z.boolean(), createdBy: none }),
  ),
  sites: z.array(z.object({ id: z.string(), companyId: z.string(), isArchived: z.boolean(), createdBy: none })),
  audits: z.array(
    z.object({
      id: z.string(),
      siteId: z.string(),
      ownerId: z.string(),
      bodyId: z.string(),
      status: z.enum(['Holding', 'Current', 'Closed', 'Archived']),
      uploadedBy: z.enum(['StandardsBody', 'CertificationBody', 'Company', 'Site']),
    }),
  ),
  shares: z.array(
    z.object({
      of: z.enum(['audit', 'site', 'company']),
      id: z.string(),
      with: z.object({ type: organisationType, id: z.string() }),
    }),
  ),
  recalls: z.array(
    z.object({ id: z.string(), siteId: z.string(), auditId: z.string(), bodyId: z.string(), isArchived: z.boolean() }),
  ),
  bodies: z.array(z.object({ id: z.string(), accreditedBy: none })),
  offices: z.array(z.object({ id: z.string(), bodyId: z.string() })),
});

/** The stored directory as the naive model reads it. */
export const readStoredWorld = async (owner: Kysely<DB>): Promise<ModelWorld> => {
  const { rows } = await sql`select
    array(select jsonb_build_object('id', id::text, 'isArchived', status = 'Archived', 'blocksSharing', block_sharing,
      'createdBy', created_by_cb_id::text) from company) as companies,
    array(select jsonb_build_object('id', id::text, 'companyId', company_id::text, 'isArchived', status = 'Archived',
      'createdBy', created_by_cb_id::text) from site) as sites,
    array(select jsonb_build_object('id', id::text, 'siteId', site_id::text, 'ownerId', owner_company_id::text,
      'bodyId', certification_body_id::text, 'status', record_status, 'uploadedBy', uploaded_by_organisation)
      from audit) as audits,
    array(select jsonb_build_object('of', entity_type, 'id', entity_id::text,
      'with', jsonb_build_object('type', target_type, 'id', target_id::text)) from share) as shares,
    array(select jsonb_build_object('id', id::text, 'siteId', site_id::text, 'auditId', audit_id::text,
      'bodyId', certification_body_id::text, 'isArchived', is_archived) from recall) as recalls,
    array(select jsonb_build_object('id', id::text, 'accreditedBy', accreditation_body_id::text)
      from certification_body) as bodies,
    array(select jsonb_build_object('id', id::text, 'bodyId', certification_body_id::text) from office) as offices`.execute(
    owner,
  );
  return stored.parse(rows[0]);
};

export const asModelPerson = ({ role, organisations = [] }: Person): ModelPerson => ({
  role,
  organisations: organisations.map(([type, id]) => ({ type, id: String(id) })),
});
