import { auditDocumentErrors } from '@attestry/contract/features/audit-document/audit-document.errors.ts';
import {
  type DocumentFormat,
  maxDocumentBytes,
  maxDocuments,
  reportType,
} from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import type { Attachment, DocumentForm } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { fileErrors, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { UploadContext, UploadedFile } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { hasRoom } from '../../kernel/files/file-room.ts';
import { storedFileName } from '../../kernel/files/stored-file-name.ts';
import { type StoringContext, storingFiles } from '../../kernel/files/storing-files.ts';
import { previewOf } from '../../kernel/images/images.ts';
import { type StoredScan, scanToStore } from '../../kernel/scan/scan-to-store.ts';
import { inspectOffice } from '../../kernel/workbooks/inspect-office.ts';
import { auditAccess } from '../audit/audit.public.ts';
import { selectDocuments } from './audit-document.queries.ts';
import { formatOf, hasExtensionOf, isOffice, isPicture, namedAs, uploadsFor } from './audit-document.rules.ts';

/** A file that has passed every check. */
interface AcceptedFile {
  name: string;
  format: DocumentFormat;
  bytes: Buffer;
  preview: Buffer | undefined;
  scan: StoredScan;
}

const refusals = {
  active: auditDocumentErrors.notPlain,
  'too large': auditDocumentErrors.unpacksTooLarge,
  damaged: auditDocumentErrors.damaged,
};

const recognised = async (bytes: Buffer, fileName: string, organisation: string): Promise<DocumentFormat> => {
  const format = await formatOf(bytes);
  if (!format) throw refuse(auditDocumentErrors.notAccepted);
  if (!hasExtensionOf(format, fileName)) throw refuse(auditDocumentErrors.falseEnding);
  const found = isOffice(format) ? await inspectOffice(bytes, organisation) : 'plain';
  if (found !== 'plain') throw refuse(refusals[found]);
  return format;
};

/** Checks size, virus scan and content; nothing is stored before all of them pass. */
const accept = async (
  ctx: UploadContext,
  { bytes, name }: UploadedFile,
  named: string | undefined,
): Promise<AcceptedFile> => {
  if (bytes.length > maxDocumentBytes) throw refuse(kernelErrors.tooLarge);
  if (bytes.length === 0) throw refuse(fileErrors.empty);
  const scanned = await scanToStore(ctx, bytes);
  if ('refused' in scanned) throw refuse(scanned.refused);
  const ownName = storedFileName(name, 'document');
  const format = await recognised(bytes, ownName, ctx.organisation);
  const preview = isPicture(format) ? await previewOf(bytes, ctx.organisation) : undefined;
  return { name: namedAs(format, storedFileName(named, ownName)), format, bytes, preview, scan: scanned.scan };
};

const refuseClosed = async (db: Reader, auditId: string): Promise<void> => {
  const { rows } = await sql`select from audit where id = ${auditId}::bigint and record_status = 'Closed'`.execute(db);
  if (rows.length) throw refuse(auditLifeErrors.closed);
};

const refuseTooMany = async (db: Reader, auditId: string): Promise<void> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_document
    where audit_id = ${auditId}::bigint and type <> ${reportType}`.execute(db);
  if ((rows[0]?.count ?? 0) >= maxDocuments) throw refuse(auditDocumentErrors.tooMany);
};

const ownerOf = async (db: Reader, auditId: string): Promise<string> => {
  const { owner_company_id } = await db
    .selectFrom('audit')
    .where('id', '=', auditId)
    .select('owner_company_id')
    .executeTakeFirstOrThrow();
  return owner_company_id;
};

const store = async (ctx: StoringContext, { auditId, type }: DocumentForm, file: AcceptedFile): Promise<Attachment> => {
  const { db, actor } = ctx;
  const organisation = uploadsFor(actor);
  const { id } = await db
    .insertInto('audit_document')
    .values({
      audit_id: auditId,
      type,
      file_name: file.name,
      format: file.format,
      file_sha256: await ctx.storeFile(file.bytes),
      file_size: file.bytes.length,
      preview_sha256: file.preview ? await ctx.storeFile(file.preview) : null,
      scan: file.scan,
      uploaded_by: actor.id,
      uploaded_by_organisation: organisation,
      for_organisation: ctx.organisation,
      uploaded_for_company_id: organisation === 'Company' ? await ownerOf(db, auditId) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await selectDocuments(actor, sql<boolean>`document.id = ${id}::bigint`).execute(db);
  if (!rows[0]) throw new Error('A document was stored that its uploader does not see');
  return rows[0];
};

/**
 * Refuses callers who may not add a document to the audit or whose quota is used up, and audits that accept no
 * documents.
 */
export const admitDocument = async (ctx: UploadContext, { auditId }: DocumentForm): Promise<void> => {
  await auditAccess.requireVerb(ctx, auditId, 'addDocument');
  await refuseClosed(ctx.db, auditId);
  await refuseTooMany(ctx.db, auditId);
  if (!(await hasRoom(ctx))) throw refuse(fileErrors.noRoom);
};

/**
 * Adds a document to an audit. The right is checked before the file is read, and again under the lock of the record,
 * which may have changed meanwhile.
 */
export const uploadDocument = async (
  ctx: UploadContext,
  form: DocumentForm,
  file: UploadedFile,
): Promise<Attachment> => {
  const { auditId } = form;
  await admitDocument(ctx, form);
  const accepted = await accept(ctx, file, form.name);
  return storingFiles(ctx, 'Upload document', async (storing) => {
    await auditAccess.lock(storing, auditId, 'addDocument');
    await refuseClosed(storing.db, auditId);
    await refuseTooMany(storing.db, auditId);
    return store(storing, form, accepted);
  });
};
