import { z } from 'zod';
import { optionalText, publicId } from '../../kernel/fields.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';
import { documentTypes, formatNames, storedTypes } from './audit-document.parts.ts';

export const missingFileType = 'Missing file type';

/** The fields sent with the file. Without a name the document keeps its file name. */
export const documentForm = z.object({
  name: optionalText(200),
  type: z.enum(documentTypes, missingFileType),
  auditId: publicId,
});
export type DocumentForm = z.output<typeof documentForm>;

export const documentId = z.object({ id: publicId });

/** `link` grants nothing by itself: for readers who may not see the audit, the document does not exist. */
export const documentLink = z.strictObject({
  link: z.string().min(1).max(100),
  /** The preview image instead of the document. */
  preview: z.stringbool().default(false),
});

export const documentVerbs = verbs({ delete: 'Audit.Remove' });

export const attachment = z.object({
  id: z.string(),
  /** Identifies the document for DownloadDocument: random, not a path or an address. */
  extDocLink: z.string(),
  fileName: z.string(),
  fileType: z.enum(storedTypes),
  format: z.enum(formatNames),
  /** In bytes; null if not recorded. */
  fileSize: z.number().nullable(),
  uploadDate: z.string(),
  /** Null if the uploader is unknown. */
  userId: z.string().nullable(),
  /** Only for readers who may see the change log. */
  uploadedBy: z.string().nullable(),
  scan: z.enum(['clean', 'not scanned']),
  hasPreview: z.boolean(),
  visuals: visualsOf(documentVerbs),
});
export type Attachment = z.output<typeof attachment>;
