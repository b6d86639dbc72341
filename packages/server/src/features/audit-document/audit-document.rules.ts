import {
  type DocumentFormat,
  documentFormats,
  formatNames,
} from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { fileTypeFromBuffer } from 'file-type';
import { type Actor, isOf } from '../../kernel/access/actor.ts';

/** The format of a file by its content; undefined if it is not accepted. */
export const formatOf = async (bytes: Uint8Array): Promise<DocumentFormat | undefined> => {
  // Content that the reader fails on has none of the formats.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return formatNames.find((format) => format === found?.ext);
};

/** Whether the extension of the file name fits the format. */
export const hasExtensionOf = (format: DocumentFormat, fileName: string): boolean =>
  documentFormats[format].endings.some((ending) => fileName.toLowerCase().endsWith(ending));

/** The chosen name of a document, with the extension of its format. */
export const namedAs = (format: DocumentFormat, name: string): string =>
  hasExtensionOf(format, name) ? name : `${name}${documentFormats[format].endings[0]}`;

const officeFormats: readonly DocumentFormat[] = ['docx', 'xlsx', 'pptx'];

/** Packages of parts, which may contain macros or expand to more than their size suggests. */
export const isOffice = (format: DocumentFormat): boolean => officeFormats.includes(format);

const pictures: readonly DocumentFormat[] = ['jpg', 'png', 'webp'];

/** Formats with a preview. */
export const isPicture = (format: DocumentFormat): boolean => pictures.includes(format);

/** The type of organisation that somebody uploads for, stored with reports and documents. */
export const uploadsFor = (actor: Actor): 'StandardsBody' | 'CertificationBody' | 'Company' | 'Site' => {
  if (isOf(actor, 'body')) return 'StandardsBody';
  if (isOf(actor, 'cb')) return 'CertificationBody';
  return isOf(actor, 'site') ? 'Site' : 'Company';
};
