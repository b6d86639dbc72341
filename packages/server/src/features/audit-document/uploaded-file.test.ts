import { crc32, deflateSync } from 'node:zlib';
import { maxDocumentBytes } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clamdLimits, eicar, startClamd, type TestClamd } from '../../kernel/testing/clamd.ts';
import { relationsXml, zipOf } from '../../kernel/workbooks/workbook.factory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { officeFile, photograph, pixel, sendDocument, tinyPdf } from './audit-document.factory.ts';

let clamd: TestClamd;
let directory: TestDirectory;
let unguarded: TestDirectory;
let admin: Caller;
let auditId: string;

beforeAll(async () => {
  clamd = await startClamd();
  directory = await testDirectory({ CLAMD: clamd.address });
  unguarded = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  auditId = (await makeAudit(directory.owner)).id;
});
afterAll(async () => {
  await directory.close();
  await unguarded.close();
  await clamd.stop();
});

const send = (bytes: Uint8Array, fileName: string, caller = admin) =>
  sendDocument(caller, { auditId, bytes, fileName });

const stored = async ({ owner } = directory) => {
  const { rows } = await sql<{ count: string }>`select (select count(*) from audit_document) || ' ' ||
    (select count(*) from change_log) as count`.execute(owner);
  return rows[0]?.count;
};

type Relation = readonly [type: string, target: string, more?: string];
const elsewhere = 'TargetMode="External"';
const related = (part: string, ...relations: Relation[]) => ({
  name: `${part.replace(/[^/]+$/, '')}_rels/${part.replace(/^.*\//, '')}.rels`,
  content: relationsXml(...relations),
});
const settings = (...relation: Relation) => related('word/settings.xml', relation);
const notPlain = [415, 'audit document.notPlain'] as const;
const tooLarge = [415, 'audit document.unpacksTooLarge'] as const;
const zeros = Buffer.alloc(4 << 20);

const oleStream = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);

describe('a file', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['leaflet.pdf', () => tinyPdf, 'pdf'],
    ['photo.JPEG', () => photograph(), 'jpg'],
    ['photo.png', () => pixel, 'png'],
    ['photo.webp', () => sharp(pixel).webp().toBuffer(), 'webp'],
    ['workbook.xlsx', () => officeFile('xlsx'), 'xlsx'],
    ['letter.docx', () => officeFile('docx'), 'docx'],
    ['slides.pptx', () => officeFile('pptx', { name: 'ppt/media/film.bin', content: zeros.subarray(0, 9000) }), 'pptx'],
    [
      'begun with a template.docx',
      () => officeFile('docx', settings('attachedTemplate', 'file:///C:\\Templates\\Letter.dotm', elsewhere)),
      'docx',
    ],
    [
      'with a link.docx',
      () => officeFile('docx', related('word/document.xml', ['hyperlink', 'https://example.org', elsewhere])),
      'docx',
    ],
  ])('is identified by its content: %s', async (name, make, format) => {
    const { status, body } = await send(await make(), name);
    expect([status, body.format, body.scan]).toEqual([200, format, 'clean']);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['empty.pdf', () => Buffer.alloc(0), 400, 'file.empty'],
    ['picture.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'audit document.notAccepted'],
    ['page.pdf', () => Buffer.from('<!doctype html><script>1</script>'), 415, 'audit document.notAccepted'],
    ['archive.zip', () => zipOf([{ name: 'a.txt', content: 'Hello' }]), 415, 'audit document.notAccepted'],
    ['old.doc', () => oleStream, 415, 'audit document.notAccepted'],
    ['macros.docx', () => officeFile('docm'), 415, 'audit document.notAccepted'],
    ['program.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 415, 'audit document.notAccepted'],
    ['hidden macros.docx', () => officeFile('docx', { name: 'word/vbaProject.bin', content: 'x' }), ...notPlain],
    [
      'macros by another name.xlsx',
      () => officeFile('xlsx', related('xl/workbook.xml', ['vbaProject', 'media.bin'])),
      ...notPlain,
    ],
    ['embedded.pptx', () => officeFile('pptx', { name: 'ppt/embeddings/a.bin', content: 'x' }), ...notPlain],
    ['object.xlsx', () => officeFile('xlsx', related('xl/worksheets/a.xml', ['oleObject', '../a.bin'])), ...notPlain],
    ['chunk.docx', () => officeFile('docx', related('word/document.xml', ['aFChunk', 'a.rtf'])), ...notPlain],
    [
      'template from elsewhere.docx',
      () => officeFile('docx', settings('attachedTemplate', 'https://example.org/a.dotm', elsewhere)),
      ...notPlain,
    ],
    [
      'template from a share.docx',
      () => officeFile('docx', settings('attachedTemplate', 'file:///\\\\host\\a.dotm', elsewhere)),
      ...notPlain,
    ],
    ['bomb.pptx', () => officeFile('pptx', { name: 'ppt/media/a.bin', content: zeros }), ...tooLarge],
    [
      'false sizes.docx',
      () => officeFile('docx', { name: 'word/media/a.bin', content: zeros, declared: { size: 900_000 } }),
      ...tooLarge,
    ],
    [
      'damaged.xlsx',
      () => officeFile('xlsx', { name: 'xl/a.bin', content: 'x', declared: { crc: 7 } }),
      415,
      'audit document.damaged',
    ],
    ['tinyPdf.png', () => tinyPdf, 400, 'audit document.falseEnding'],
    ['letter.pdf', () => officeFile('docx'), 400, 'audit document.falseEnding'],
    ['photo', () => pixel, 400, 'audit document.falseEnding'],
    ['virus.pdf', () => eicar, 422, 'file.infected'],
    ['large.pdf', () => Buffer.concat([tinyPdf, Buffer.alloc(clamdLimits.file)]), 422, 'file.unscannable'],
  ])('is refused and not stored: %s', async (name, make, status, code) => {
    const before = await stored();
    const answer = await send(await make(), name);
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([status, code, 'file']);
    expect(await stored()).toBe(before);
  });

  it('is refused if it is larger than 25 MB, with any scanner', async () => {
    const caller = await unguarded.as({ role: '{body} Admin' });
    const { id } = await makeAudit(unguarded.owner);
    const bytes = Buffer.concat([tinyPdf, Buffer.alloc(maxDocumentBytes)]);
    const sent = (length: number) =>
      sendDocument(caller, { auditId: id, bytes: bytes.subarray(0, length), fileName: 'a.pdf' });
    const tooLarge = await sent(maxDocumentBytes + 1);
    expect([tooLarge.status, tooLarge.body.message]).toEqual([413, 'The file is too large']);
    expect((await sent(maxDocumentBytes)).status).toBe(200);
  });

  it('is refused while the scanner does not respond', async () => {
    const deaf = await testDirectory({ CLAMD: '/nowhere/clamd.sock' });
    const { id } = await makeAudit(deaf.owner);
    const caller = await deaf.as({ role: '{body} Admin' });
    const before = await stored(deaf);
    const answer = await sendDocument(caller, { auditId: id });
    expect([answer.status, answer.body.code]).toEqual([503, 'file.unavailable']);
    expect(await stored(deaf)).toBe(before);
    await deaf.close();
  });

  it('is required', async () => {
    const form = new FormData();
    form.append('auditId', auditId);
    form.append('type', 'Certificate');
    const request = new Request('http://directory/', { method: 'POST', body: form });
    const { status, body } = await admin.send({
      method: 'POST',
      url: '/audit/api/Audit/UploadDocument',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    expect([status, body.fields]).toEqual([400, [{ path: 'file', message: 'Field is required' }]]);
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A black square of the given width, encoded by hand: a few kilobytes at any size. */
const plainPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    pixel.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('the preview of a picture', () => {
  const preview = async (bytes: Buffer, fileName: string) => {
    const { body } = await send(bytes, fileName);
    const answer = await admin.get(`/audit/api/Audit/DownloadDocument?link=${body.extDocLink}&preview=true`);
    return { hasPreview: body.hasPreview, ...answer };
  };

  it('is small, upright, and without camera or location metadata', async () => {
    const { hasPreview, bytes, headers } = await preview(await photograph(1200, 800), 'photo.jpg');
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ hasPreview, type: headers['content-type'], format, width, height, exif, orientation }).toEqual({
      hasPreview: true,
      type: 'image/webp',
      format: 'webp',
      width: 320,
      height: 480,
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.includes('Spyglass')).toBe(false);
  });

  it('is not created for a broken picture, one too large for memory, or a document', async () => {
    const bomb = plainPng(8000);
    const broken = Buffer.concat([pixel.subarray(0, 40), Buffer.alloc(60, 7)]);
    expect(await preview(plainPng(1000), 'square.png')).toMatchObject({ hasPreview: true, status: 200 });
    for (const [bytes, name] of [
      [bomb, 'bomb.png'],
      [broken, 'broken.png'],
      [tinyPdf, 'leaflet.pdf'],
    ] as const)
      expect(await preview(bytes, name)).toMatchObject({ hasPreview: false, status: 404 });
  });
});
