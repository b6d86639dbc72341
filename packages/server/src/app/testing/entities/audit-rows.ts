import { certificationStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { foodAudit } from '../../../features/audit/audit.factory.ts';
import { forEach, ids, oneOf, seldom } from '../arbitraries.ts';
import { modelRows } from '../entity.ts';
import { bodyIds } from './certification-body.ts';
import { companyIds } from './company.ts';
import { siteIds } from './site.ts';

export const auditIds = ids(500_001, 8);

export const auditRows = modelRows({
  row: z.object({
    id: z.string(),
    siteId: z.string(),
    ownerId: z.string(),
    bodyId: z.string(),
    status: z.enum(['Holding', 'Current', 'Closed', 'Archived']),
    uploadedBy: z.enum(['StandardsBody', 'CertificationBody', 'Company', 'Site']),
    isVisible: z.boolean(),
    certification: z.enum(certificationStatuses),
    option: z.enum(sharingOptionNames).nullable(),
  }),
  select: sql`select jsonb_build_object('id', id::text, 'siteId', site_id::text, 'ownerId', owner_company_id::text,
    'bodyId', certification_body_id::text, 'status', record_status, 'uploadedBy', uploaded_by_organisation,
    'isVisible', is_visible, 'certification', certification_status,
    'option', (select option from audit_sharing_option where audit_id = audit.id)) from audit`,
  arbitrary: forEach(auditIds, (id) =>
    fc.record({
      id: fc.constant(id),
      siteId: oneOf(siteIds),
      ownerId: oneOf(companyIds),
      bodyId: oneOf(bodyIds),
      status: oneOf(['Current', 'Current', 'Holding', 'Closed', 'Archived'] as const),
      uploadedBy: oneOf(['StandardsBody', 'CertificationBody', 'Company', 'Site'] as const),
      isVisible: seldom(5).map((isHidden) => !isHidden),
      certification: oneOf(['Certificated', 'Certificated', 'Suspended', 'Pending'] as const),
      option: oneOf([null, null, ...sharingOptionNames]),
    }),
  ),
  store: async (owner, rows) => {
    const values = rows.map(({ id, siteId, ownerId, bodyId, status, uploadedBy, isVisible, certification }, at) => ({
      ...foodAudit,
      is_visible: isVisible,
      certification_status: certification,
      id,
      site_id: siteId,
      // With different standards, because a site has one Current audit of each.
      standard_id: at + 1,
      certification_body_id: bodyId,
      owner_company_id: ownerId,
      record_status: status,
      uploaded_by_organisation: uploadedBy,
    }));
    await owner.insertInto('audit').values(values).execute();
    const options = rows.flatMap(({ id, option }) => (option ? [{ audit_id: id, option }] : []));
    if (options.length > 0) await owner.insertInto('audit_sharing_option').values(options).execute();
  },
});
export type ModelAudit = z.output<typeof auditRows.row>;
