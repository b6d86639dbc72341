import { z } from 'zod';
import { featureOf } from '../../kernel/endpoint.ts';
import { publicId } from '../../kernel/fields.ts';
import { audit, auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from './audit-life.errors.ts';

const audits = '/audit/api/Audit';

/** Archives or unarchives the record. */
export const archiveForm = z.object({ externalId: publicId, archive: z.boolean() });
export type ArchiveForm = z.output<typeof archiveForm>;

export const auditLifeApi = featureOf('AuditFeature', {
  validate: {
    method: 'PUT',
    path: `${audits}/validate/holding/:id`,
    permission: 'Audit.Verify',
    summary: 'Validate audit',
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.notHolding, auditLifeErrors.awaitsDecision, auditLifeErrors.notApproved],
    versioned: true,
  },
  archive: {
    method: 'POST',
    path: `${audits}/Archive`,
    permission: 'Audit.Persist',
    summary: 'Archive or unarchive audit',
    body: archiveForm,
    response: audit,
    errors: [auditLifeErrors.closed],
    versioned: true,
  },
  synchroniseLocation: {
    method: 'PUT',
    path: `${audits}/synchroniseDetailsLocation/:id`,
    permission: 'Audit.Revise',
    summary: "Synchronise the audit's address",
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.closed, auditLifeErrors.submissionsHeldBack],
    versioned: true,
  },
  synchroniseSiteName: {
    method: 'PUT',
    path: `${audits}/SynchroniseDetailsSiteName/:id`,
    permission: 'Audit.Revise',
    summary: "Synchronise the audit's site name",
    params: auditId,
    response: audit,
    errors: [auditLifeErrors.closed, auditLifeErrors.submissionsHeldBack],
    versioned: true,
  },
});
