import { z } from 'zod';
import { featureOf, post, put } from '../../kernel/endpoint.ts';
import { archivingErrors } from '../../kernel/errors.ts';
import { publicId } from '../../kernel/fields.ts';
import { audit, auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from './audit-life.errors.ts';

const audits = '/audit/api/Audit';

/** Archives or unarchives the record. */
export const archiveForm = z.object({ externalId: publicId, archive: z.boolean() });
export type ArchiveForm = z.output<typeof archiveForm>;

/** How the change log names archiving and unarchiving. */
export const archivingEvents = { archive: 'Archive audit', unarchive: 'Unarchive audit' } as const;

export const auditLifeApi = featureOf('AuditFeature', {
  validate: {
    ...put(`${audits}/validate/holding/:id`, 'Audit.Verify', 'Validate audit'),
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.notHolding, auditLifeErrors.awaitsDecision, auditLifeErrors.notApproved],
    versioned: true,
  },
  archive: {
    ...post(`${audits}/Archive`, 'Audit.Persist', 'Archive or unarchive audit'),
    body: archiveForm,
    response: audit,
    errors: [auditLifeErrors.closed, archivingErrors.archived, archivingErrors.notArchived],
    versioned: true,
  },
  synchroniseLocation: {
    ...put(`${audits}/synchroniseDetailsLocation/:id`, 'Audit.Revise', "Synchronise the audit's address"),
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.closed, auditLifeErrors.submissionsHeldBack],
    versioned: true,
  },
  synchroniseSiteName: {
    ...put(`${audits}/SynchroniseDetailsSiteName/:id`, 'Audit.Revise', "Synchronise the audit's site name"),
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.closed, auditLifeErrors.submissionsHeldBack],
    versioned: true,
  },
});
