import { z } from 'zod';
import { optionalText, publicId } from '../../kernel/fields.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';
import { documentTypes, formatNames, storedTypes } from './audit-document.parts.ts';

export const missingFileType = 'Missing file type';

/** What goes with the file. Without a name it keeps its own. */
export const documentForm = z.object({
  name: optionalText(200),
  type: z.enum(documentTypes, missingFileType),
  auditId: publicId,
});
export type DocumentForm = z.output<typeof documentForm>;

export const documentId = z.object({ id: publicId });

/** `link` grants nothing by itself: for readers who may not see the audit the document does not exist. */
export const documentLink = z.object({
  link: z.string().min(1).max(100),
  /** The small picture in place of the document. */
  preview: z.stringbool().default(false),
});

export const documentVerbs = verbs({ delete: 'Audit.Remove' });

export const attachment = z.object({
  id: z.string(),
  /** What DownloadDocument asks for: drawn at random, neither path nor address. */
  extDocLink: z.string(),
  fileName: z.string(),
  fileType: z.enum(storedTypes),
  format: z.enum(formatNames),
  /** In bytes; null where it was not noted. */
  fileSize: z.number().nullable(),
  uploadDate: z.string(),
  /** Null if the uploader is unknown. */
  userId: z.string().nullable(),
  /** Only to those who may read who changed what. */
  uploadedBy: z.string().nullable(),
  scan: z.enum(['clean', 'not scanned']),
  hasPreview: z.boolean(),
  visuals: visualsOf(documentVerbs),
});
export type Attachment = z.output<typeof attachment>;
