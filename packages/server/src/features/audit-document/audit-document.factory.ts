import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import type { InjectOptions } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import sharp from 'sharp';
import type { DB } from '../../kernel/database/tables.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import { type ZipEntry, zipOf } from '../../kernel/workbooks/workbook.factory.ts';

/** One transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The beginning of a PDF, enough to be recognised. */
export const tinyPdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const mainParts = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  docm: ['word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  pptx: ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
} as const;

/** The smallest Office document that is recognised as one, with further parts if given. */
export const officeFile = (kind: keyof typeof mainParts, ...more: ZipEntry[]): Buffer => {
  const [part, type] = mainParts[kind];
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${types}"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    },
    { name: part, content: '<document/>' },
    ...more,
  ]);
};

/** A photograph as a phone takes it: rotated, with the place and the camera model in its metadata. */
export const photograph = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c2e' } })
    .withExif({ IFD0: { Make: 'Spyglass', Orientation: '6' }, IFD3: { GPSLatitude: '53/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A document for a test: the pixel, as a photograph without an uploader. Its file is stored separately. */
export const makeDocument = async (
  db: Kysely<DB>,
  overrides: Partial<Insertable<DB['audit_document']>> & { audit_id: string },
): Promise<{ id: string; link: string }> =>
  db
    .insertInto('audit_document')
    .values({
      type: 'Photograph',
      file_name: 'photograph.png',
      format: 'png',
      file_sha256: sha256Of(pixel),
      file_size: pixel.length,
      scan: 'clean',
      ...overrides,
    })
    .returning(['id', 'link'])
    .executeTakeFirstOrThrow();

interface Sent {
  auditId: string;
  type?: string;
  name?: string;
  bytes?: Uint8Array;
  fileName?: string;
}

/** Uploads a document with the field names of the screens. */
export const sendDocument = async <A>(
  caller: { send(options: InjectOptions): Promise<A> },
  { auditId, type = 'Photograph', name, bytes = pixel, fileName = 'photograph.png' }: Sent,
): Promise<A> => {
  const form = new FormData();
  form.append('AuditId', auditId);
  if (type) form.append('Type', type);
  if (name !== undefined) form.append('Name', name);
  form.append('File', new Blob([Buffer.from(bytes)]), fileName);
  const request = new Request('http://directory/', { method: 'POST', body: form });
  return caller.send({
    method: 'POST',
    url: '/audit/api/Audit/UploadDocument',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
};

export const attachmentsOf = async (
  caller: { get(url: string): Promise<{ body: Attachment[] }> },
  auditId: string,
): Promise<Attachment[]> => (await caller.get(`/audit/api/Audit/${auditId}/attachments`)).body;
