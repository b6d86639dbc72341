import { reportType } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import type { StoredScan } from '../../kernel/scan/scan-to-store.ts';
import { seeAudit } from '../audit/audit.public.ts';
import { uploadsFor } from './audit-document.rules.ts';
import { documentScopes } from './audit-document.scope.ts';

/** Deletes a document; the change log records which one and by whom. Its file is cleared later. */
export const deleteDocument = async ({ db, actor }: WriteContext, id: string): Promise<{ id: string }> => {
  const { rows } = await sql<{ may: boolean; closed: boolean }>`
    select ${documentScopes.may(actor, 'delete')} as may, audit.record_status = 'Closed' as closed
    from audit_document as document join audit on audit.id = document.audit_id
    where document.id = ${id}::bigint and ${seeAudit(actor)} for update of audit, document`.execute(db);
  const found = oneFound(rows);
  if (!found.may) throw refuse(kernelErrors.denied);
  if (found.closed) throw refuse(auditLifeErrors.closed);
  await db.deleteFrom('audit_document').where('id', '=', id).execute();
  return { id };
};

interface ReportWorkbook {
  auditId: string;
  actor: Actor;
  name: string;
  sha256: string;
  size: number;
  scan: StoredScan;
  /** Whose quota it counts towards. */
  organisation: string;
}

/**
 * Stores the workbook of an accepted report among the documents of its audit; earlier ones stay. Its file is already
 * stored.
 */
export const keepReportWorkbook = async (
  db: Writer,
  { auditId, actor, name, sha256, size, scan, organisation }: ReportWorkbook,
): Promise<void> => {
  await db
    .insertInto('audit_document')
    .values({
      audit_id: auditId,
      type: reportType,
      file_name: name,
      format: 'xlsx',
      file_sha256: sha256,
      file_size: size,
      scan,
      uploaded_by: actor.id,
      uploaded_by_organisation: uploadsFor(actor),
      for_organisation: organisation,
    })
    .execute();
};
