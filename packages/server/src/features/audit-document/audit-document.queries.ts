import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import {
  type DocumentFormat,
  documentFormats,
} from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { auditAccess, seeAudit } from '../audit/audit.public.ts';
import { documentScopes } from './audit-document.scope.ts';

/** Readers who may see the audit's change log also see who uploaded a document. */
const uploader = (actor: Actor) =>
  can(actor, 'Audit.Changes')
    ? sql`uploader.identificator as "userId", nullif(concat_ws(' ', uploader.first_name, uploader.last_name), '') as "uploadedBy"`
    : sql`null as "userId", null as "uploadedBy"`;

/** Documents as an actor reads them, latest first. `which` is a condition on `document` and `audit`. */
export const selectDocuments = (actor: Actor, which: Predicate): RawBuilder<Attachment> => sql<Attachment>`
  select document.id, document.link as "extDocLink", document.file_name as "fileName", document.type as "fileType",
    document.format, document.file_size as "fileSize",
    to_char(document.uploaded_at at time zone 'UTC', 'YYYY-MM-DD') as "uploadDate",
    ${uploader(actor)}, document.scan,
    document.preview_sha256 is not null as "hasPreview",
    ${documentScopes.visuals(actor)} as visuals
  from audit_document as document
    join audit on audit.id = document.audit_id
    left join app_user as uploader on uploader.id = document.uploaded_by
  where ${allOf(which, seeAudit(actor))}
  order by document.uploaded_at desc, document.id desc`;

/** The documents of an audit whose report the caller may read. */
export const listDocuments = async ({ db, actor }: Context, auditId: string): Promise<Attachment[]> => {
  await auditAccess.requireSight({ db, actor }, auditId);
  if (isOf(actor, 'lite')) throw refuse(auditErrors.proNeeded);
  const { rows } = await selectDocuments(actor, sql<boolean>`document.audit_id = ${auditId}::bigint`).execute(db);
  return rows;
};

interface StoredFile {
  name: string;
  format: DocumentFormat;
  sha256: string;
  size: number | null;
  previewSha256: string | null;
}

const fileOf = async ({ db, actor }: Context, link: string): Promise<StoredFile> => {
  const { rows } = await sql<StoredFile>`select document.file_name as name, document.format,
      document.file_sha256 as sha256, document.file_size as size, document.preview_sha256 as "previewSha256"
    from audit_document as document join audit on audit.id = document.audit_id
    where document.link = ${link} and ${seeAudit(actor)}`.execute(db);
  const found = oneFound(rows);
  if (isOf(actor, 'lite')) throw refuse(auditErrors.proNeeded);
  return found;
};

/** A document by its link, or its preview: the link alone grants nothing, the audit's scope decides. */
export const documentFile = async (
  ctx: Context,
  { link, preview }: { link: string; preview: boolean },
): Promise<FileToSend> => {
  const { files } = ctx.kernel;
  const { name, format, sha256, size, previewSha256 } = await fileOf(ctx, link);
  if (!preview)
    return { content: files.stream(sha256), size: size ?? undefined, type: documentFormats[format].mediaType, name };
  if (!previewSha256) throw refuse(kernelErrors.notFound);
  return { content: await files.read(previewSha256), type: documentFormats.webp.mediaType, name: 'preview.webp' };
};
