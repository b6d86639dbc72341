import {
  type DocumentFormat,
  documentFormats,
  formatNames,
} from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { fileTypeFromBuffer } from 'file-type';

/** What a file is by its content; undefined for whatever is not accepted. */
export const formatOf = async (bytes: Uint8Array): Promise<DocumentFormat | undefined> => {
  // What breaks the reader is none of the formats.
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

/** Those that are packages of parts, which may act or unpack to more than they seem. */
export const isOffice = (format: DocumentFormat): boolean => officeFormats.includes(format);

const pictures: readonly DocumentFormat[] = ['jpg', 'png', 'webp'];

/** Those a preview can be made of. */
export const isPicture = (format: DocumentFormat): boolean => pictures.includes(format);
