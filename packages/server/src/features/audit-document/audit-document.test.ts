import { documentTypes } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { type MadeAudit, makeAudit } from '../audit/audit.factory.ts';
import { attachmentsOf, makeDocument, pixel, sendDocument, tinyPdf } from './audit-document.factory.ts';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  await directory.kernel.files.put(pixel);
});
beforeEach(() => setClock(new Date('2026-11-21T23:30:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const remove = (caller: Caller, id: string) =>
  caller.send({ method: 'DELETE', url: `/audit/api/Audit/Document/${id}` });
const download = (caller: Caller, link: string, more = '') =>
  caller.get(`/audit/api/Audit/DownloadDocument?link=${link}${more}`);

const people = async (audit: MadeAudit) => {
  const company = ['Company', audit.ownerCompanyId] as const;
  const cb = [['CertificationBody', audit.certificationBodyId]] as const;
  return {
    cb: await directory.as({ role: 'CB Full Admin', organisations: cb }),
    cbReader: await directory.as({ role: 'CB Read Only User', organisations: cb }),
    owner: await directory.as({ role: 'Company BI S User', organisations: [company] }),
    lite: await directory.as({ role: 'Company User', organisations: [company] }),
    siteUser: await directory.as({ role: 'Site User', organisations: [['Site', audit.siteId]] }),
  };
};

describe('a document', () => {
  it('is listed with its type, author and time, latest first', async () => {
    const audit = await makeAudit(directory.owner);
    const { cb } = await people(audit);
    const sent = await sendDocument(cb, { auditId: audit.id, type: 'Photograph' });
    expect(sent.status).toBe(200);
    await sendDocument(cb, { auditId: audit.id, type: 'Schedule A', bytes: tinyPdf, fileName: 'Schedule A.PDF' });
    const listed = await attachmentsOf(cb, audit.id);
    expect(listed.map(({ fileName, fileType, format }) => [fileName, fileType, format])).toEqual([
      ['Schedule A.PDF', 'Schedule A', 'pdf'],
      ['photograph.png', 'Photograph', 'png'],
    ]);
    expect(listed[1]).toEqual(sent.body);
    expect(listed[1]).toMatchObject({
      uploadDate: '2026-11-21',
      uploadedBy: 'Pat CB Full Admin',
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fileSize: pixel.length,
      scan: 'not scanned',
      hasPreview: true,
      visuals: { isAbleToDelete: true },
    });
    const { cbReader } = await people(audit);
    expect((await attachmentsOf(cbReader, audit.id)).map(({ uploadedBy }) => uploadedBy)).toEqual([null, null]);
  });

  it.each(documentTypes)('can be of the type %s', async (type) => {
    const { id } = await makeAudit(directory.owner);
    expect((await sendDocument(admin, { auditId: id, type })).body.fileType).toBe(type);
  });

  it.each(['', 'Audit', 'Holiday picture'])('must have a type of the list: not %j', async (type) => {
    const { id } = await makeAudit(directory.owner);
    const { status, body } = await sendDocument(admin, { auditId: id, type });
    expect([status, body.fields]).toEqual([400, [{ path: 'type', message: 'Missing file type' }]]);
    expect(await attachmentsOf(admin, id)).toEqual([]);
  });

  it('is downloaded unchanged, and always as an attachment', async () => {
    const { id } = await makeAudit(directory.owner);
    const { body } = await sendDocument(admin, {
      auditId: id,
      bytes: tinyPdf,
      fileName: 'Süd.pdf',
      type: 'Certificate',
    });
    const { status, bytes, headers } = await download(admin, body.extDocLink);
    expect([status, bytes.equals(tinyPdf)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(tinyPdf.length),
      'content-disposition': `attachment; filename="S_d.pdf"; filename*=UTF-8''S%C3%BCd.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('keeps its given name, with the extension of its content', async () => {
    const { id } = await makeAudit(directory.owner);
    const names = async (name: string) => (await sendDocument(admin, { auditId: id, name })).body.fileName;
    expect(await names('Warehouse 3')).toBe('Warehouse 3.png');
    expect(await names('../../Warehouse.exe')).toBe('Warehouse.exe.png');
    expect(await names('')).toBe('photograph.png');
  });
});

describe('the documents of an audit', () => {
  it('are visible to everybody who sees its report, and to nobody else', async () => {
    const audit = await makeAudit(directory.owner);
    const { link } = await makeDocument(directory.owner, { audit_id: audit.id });
    const seen = async (caller: Caller) => [
      (await caller.get(`/audit/api/Audit/${audit.id}/attachments`)).status,
      (await download(caller, link)).status,
    ];
    const { cb, cbReader, owner, siteUser } = await people(audit);
    for (const caller of [admin, cb, cbReader, owner, siteUser]) expect(await seen(caller)).toEqual([200, 200]);
    const stranger = await directory.as({ role: 'Company BI S User', organisations: [['Company', '19999999']] });
    expect(await seen(stranger)).toEqual([404, 404]);
    expect(await seen(directory.visitor)).toEqual([401, 401]);
  });

  it('are visible to those it is shared with while the share lasts', async () => {
    const audit = await makeAudit(directory.owner);
    const other = await makeAudit(directory.owner);
    const { owner: buyer } = await people(other);
    const { link } = await makeDocument(directory.owner, { audit_id: audit.id });
    const share = {
      entity_type: 'audit',
      entity_id: audit.id,
      target_type: 'Company',
      target_id: other.ownerCompanyId,
    };
    await directory.owner.insertInto('share').values(share).execute();
    expect((await download(buyer, link)).status).toBe(200);
    expect((await sendDocument(buyer, { auditId: audit.id })).status).toBe(403);
    await directory.owner.deleteFrom('share').where('entity_id', '=', audit.id).execute();
    expect((await download(buyer, link)).status).toBe(404);
    expect((await sendDocument(buyer, { auditId: audit.id })).status).toBe(404);
  });

  it('require Pro: Lite users are asked to upgrade for their own audits, and learn nothing of others', async () => {
    const audit = await makeAudit(directory.owner);
    const { id, link } = await makeDocument(directory.owner, { audit_id: audit.id });
    const { lite } = await people(audit);
    const text = 'Pro subscription is required to access Details.';
    for (const answer of [await lite.get(`/audit/api/Audit/${audit.id}/attachments`), await download(lite, link)])
      expect([answer.status, answer.body.message]).toEqual([403, text]);
    expect((await sendDocument(lite, { auditId: audit.id })).status).toBe(403);
    expect((await remove(lite, id)).status).toBe(403);
    const other = await makeAudit(directory.owner);
    expect((await lite.get(`/audit/api/Audit/${other.id}/attachments`)).status).toBe(404);
  });

  it('can be reached only by their full link', async () => {
    for (const link of ['x', '%27%20or%20true--', '../../etc/passwd', '%00'])
      expect([400, 404]).toContain((await download(admin, link)).status);
    expect((await admin.get('/audit/api/Audit/DownloadDocument')).status).toBe(400);
  });
});

describe('who adds and removes documents', () => {
  const add = async (caller: Caller, auditId: string) => (await sendDocument(caller, { auditId })).status;

  it('the standards body, certification body and owner add; the owner removes only its own', async () => {
    const audit = await makeAudit(directory.owner);
    const { cb, cbReader, owner, siteUser } = await people(audit);
    const adding = [admin, cb, owner, siteUser, cbReader];
    expect(await Promise.all(adding.map((caller) => add(caller, audit.id)))).toEqual([200, 200, 200, 200, 403]);
    const able = async (caller: Caller) =>
      Object.fromEntries(
        (await attachmentsOf(caller, audit.id)).map((each) => [each.uploadedBy, each.visuals.isAbleToDelete]),
      );
    const whose = ['Pat body Admin', 'Pat CB Full Admin', 'Pat Company BI S User', 'Pat Site User'];
    expect(await able(admin)).toEqual(Object.fromEntries(whose.map((each) => [each, true])));
    expect(await able(owner)).toEqual(Object.fromEntries(whose.map((each, at) => [each, at > 1])));
    expect(Object.values(await able(siteUser))).toEqual([false]);
    for (const { id, visuals, uploadedBy } of await attachmentsOf(owner, audit.id))
      expect([uploadedBy, (await remove(owner, id)).status]).toEqual([uploadedBy, visuals.isAbleToDelete ? 200 : 403]);
    for (const { id } of await attachmentsOf(cb, audit.id)) expect((await remove(cb, id)).status).toBe(200);
    expect(await attachmentsOf(admin, audit.id)).toEqual([]);
  });

  it('a company that became the owner later cannot remove what the former owner added', async () => {
    const audit = await makeAudit(directory.owner);
    const { owner } = await people(audit);
    const { body } = await sendDocument(owner, { auditId: audit.id });
    const other = await makeAudit(directory.owner);
    await directory.owner
      .updateTable('audit')
      .set({ owner_company_id: other.ownerCompanyId })
      .where('id', '=', audit.id)
      .execute();
    const { owner: successor } = await people(other);
    expect((await remove(successor, body.id)).status).toBe(403);
    expect((await remove(owner, body.id)).status).toBe(404);
  });

  it('nobody adds documents to a Closed record or removes them', async () => {
    const audit = await makeAudit(directory.owner, { record_status: 'Closed' });
    const { id } = await makeDocument(directory.owner, { audit_id: audit.id });
    for (const answer of [await sendDocument(admin, { auditId: audit.id }), await remove(admin, id)])
      expect([answer.status, answer.body.message]).toEqual([409, 'A Closed record cannot be changed']);
    expect((await attachmentsOf(admin, audit.id)).map(({ visuals }) => visuals.isAbleToDelete)).toEqual([false]);
    const { cbReader } = await people(audit);
    expect((await sendDocument(cbReader, { auditId: audit.id })).status).toBe(403);
  });

  it('nobody removes the workbook of a report', async () => {
    const audit = await makeAudit(directory.owner);
    const { id } = await makeDocument(directory.owner, { audit_id: audit.id, type: 'Audit', format: 'xlsx' });
    expect((await remove(admin, id)).status).toBe(403);
    expect(await attachmentsOf(admin, audit.id)).toMatchObject([{ visuals: { isAbleToDelete: false } }]);
  });

  it('no audit takes more than 200 documents', async () => {
    const audit = await makeAudit(directory.owner);
    for (let at = 0; at < 200; at += 1) await makeDocument(directory.owner, { audit_id: audit.id });
    const { status, body } = await sendDocument(admin, { auditId: audit.id });
    expect([status, body.message]).toEqual([409, 'An audit has at most 200 documents']);
  });

  it('each change is one entry in the change log', async () => {
    const audit = await makeAudit(directory.owner);
    const { body } = await sendDocument(admin, { auditId: audit.id });
    await remove(admin, body.id);
    const { body: log } = await admin.get(`/audit/api/Audit/${audit.id}/changeLog`);
    const [removed, added] = log.resultsList;
    const document = 'Photograph: photograph.png';
    expect(added).toMatchObject({
      changeBy: 'Pat body Admin',
      event: 'Upload document',
      fieldsChanged: [{ fieldName: 'Document', oldValue: null, newValue: document }],
    });
    expect(removed).toMatchObject({
      event: 'Remove document',
      fieldsChanged: [{ fieldName: 'Document', oldValue: document, newValue: null }],
    });
  });
});
