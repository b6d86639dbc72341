import { certificationStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { pdfStructure } from '../../kernel/documents/pdf-structure.ts';
import { openParts } from '../../kernel/workbooks/zip-guard.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { issueCertificate } from './certificate.commands.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const change = (auditId: string, values: Parameters<typeof makeAudit>[1] & object) =>
  directory.owner.updateTable('audit').set(values).where('id', '=', auditId).execute();

const issue = (auditId: string) =>
  inTransaction(directory.database, { event: 'Issue' }, (db) =>
    issueCertificate(db, { auditId, today: '2026-11-21', settings: directory.settings }),
  );

/** An audit with its certificate; its standing may change later. */
const certificated = async (values: Parameters<typeof makeAudit>[1] = {}) => {
  const audit = await makeAudit(directory.owner, { expiry_date: '2027-03-20', ...values });
  const certificate = await issue(audit.id);
  return { ...audit, number: certificate?.number ?? '' };
};

const download = (auditId: string) => `/audit/api/Audit/${auditId}/downloadCertificate`;
const admin = () => directory.as({ role: '{body} Admin' });
const unavailable = (detail: string) => ({
  code: 'certificate.unavailable',
  message: 'No certificate is currently available for this audit record',
  detail,
});

describe('downloading a certificate', () => {
  it('returns the latest version as PDF, named by site code and number', async () => {
    const { id, siteId, number } = await certificated({ site_name: 'Old Name Bakery' });
    await change(id, { site_name: 'Bread & Sons' });
    await issue(id);
    const { status, bytes, headers } = await (await admin()).get(download(id));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`Certificate-${siteId}-${number}.pdf`);
    const { characters, conformance } = await pdfStructure(bytes);
    expect(conformance).toBe('2A');
    expect(characters).toContain('&');
  });

  it('returns the same bytes every time', async () => {
    const { id } = await certificated();
    const first = await (await admin()).get(download(id));
    setClock(new Date('2027-02-01T08:00:00Z'));
    const later = await (await admin()).get(download(id));
    expect(first.status).toBe(200);
    expect(later.bytes.equals(first.bytes)).toBe(true);
  });

  it('is allowed to the owning company in its Lite tier', async () => {
    const { id, ownerCompanyId } = await certificated();
    const lite = await directory.as({ role: 'Company User', organisations: [['Company', ownerCompanyId]] });
    expect((await lite.get(download(id))).status).toBe(200);
  });

  it('is allowed to a company while the audit is shared with it', async () => {
    const { id } = await certificated();
    const buyer = await makeCompany(directory.owner);
    const reader = await directory.as({ role: 'Company BI S User', organisations: [['Company', buyer.id]] });
    expect((await reader.get(download(id))).status).toBe(404);
    const share = { entity_type: 'audit', entity_id: id, target_type: 'Company', target_id: buyer.id };
    await directory.owner.insertInto('share').values(share).execute();
    expect((await reader.get(download(id))).status).toBe(200);
    await directory.owner.deleteFrom('share').where('entity_id', '=', id).execute();
    expect((await reader.get(download(id))).status).toBe(404);
  });

  it('answers not found to an unrelated user', async () => {
    const { id } = await certificated();
    const other = await makeCompany(directory.owner);
    const stranger = await directory.as({ role: 'Company BI S User', organisations: [['Company', other.id]] });
    const refused = await stranger.get(download(id));
    const unknown = await stranger.get(download('999999999'));
    expect(refused.status).toBe(404);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('requires sign-in and a role that reads audits', async () => {
    const { id } = await certificated();
    expect((await directory.visitor.get(download(id))).status).toBe(401);
    expect((await (await directory.as({ role: 'Analytics User' })).get(download(id))).status).toBe(403);
  });

  it.each([
    { certification_status: 'Pending' },
    { certification_status: 'Not Certificated' },
    { certification_status: 'Suspended' },
    { certification_status: 'Withdrawn' },
    { certification_status: 'Expired' },
    { record_status: 'Closed', certification_status: 'Expired Renewed' },
    { record_status: 'Closed' },
    { record_status: 'Archived' },
  ])('is refused for %o: the site is not certificated', async (values) => {
    const { id } = await certificated();
    await change(id, values);
    const { status, body } = await (await admin()).get(download(id));
    expect(status).toBe(404);
    expect(body).toMatchObject(unavailable('Site not certificated'));
  });

  it.each(certificationStatuses)(
    'is offered in the record and its row exactly if the answer is a file, while %s',
    async (status) => {
      const { id } = await certificated();
      await change(id, { certification_status: status });
      const reader = await admin();
      const { body: record } = await reader.get(`/audit/api/Audit/${id}`);
      const { resultsList } = (await reader.get(`/audit/api/Audit?searchTerm=${id}`)).body;
      const isFile = (await reader.get(download(id))).status === 200;
      expect([record.hasCertificate, resultsList[0].hasCertificate]).toEqual([isFile, isFile]);
    },
  );

  it('waits for the certification body while a certificated record is held or has no certificate yet', async () => {
    const held = await makeAudit(directory.owner, { record_status: 'Holding' });
    const unissued = await makeAudit(directory.owner);
    for (const { id } of [held, unissued])
      expect((await (await admin()).get(download(id))).body).toMatchObject(unavailable('Pending GFA administration'));
  });

  it('waits for the certification body while the name cannot be printed, and lists the characters', async () => {
    const { id } = await certificated({ site_name: 'პური' });
    const { status, body } = await (await admin()).get(download(id));
    expect(status).toBe(404);
    expect(body).toMatchObject(
      unavailable(expect.stringMatching(/^Pending GFA administration\. No font has პ \(U\+10DE\)/)),
    );
  });

  it('ends with the expiry day at midnight UTC, independent of any job', async () => {
    const { id } = await certificated({ expiry_date: '2026-12-31' });
    setClock(new Date('2026-12-31T23:59:58Z'));
    expect((await (await admin()).get(download(id))).status).toBe(200);
    setClock(new Date('2027-01-01T00:00:00Z'));
    const { status, body } = await (await admin()).get(download(id));
    expect(status).toBe(404);
    expect(body).toMatchObject(unavailable('Site not certificated'));
  });

  it('has the same number again after a suspension ends', async () => {
    const { id, number } = await certificated();
    await change(id, { certification_status: 'Suspended' });
    expect((await (await admin()).get(download(id))).status).toBe(404);
    await change(id, { certification_status: 'Certificated' });
    expect(await issue(id)).toBeUndefined();
    expect((await (await admin()).get(download(id))).headers['content-disposition']).toContain(number);
  });
});

describe('downloading the certificates of several audits', () => {
  const several = (ids: readonly string[]) => `/audit/api/Audit/Certificates?${ids.map((id) => `ids=${id}`).join('&')}`;
  const partsOf = async (bytes: Buffer) => {
    const parts = await openParts(bytes);
    const list = [];
    for await (const chunk of parts.open('Certificates.csv')) list.push(chunk);
    return { names: parts.names(), list: Buffer.concat(list).toString('utf8') };
  };

  it('answers one archive with a PDF for each that has one, and says why another has none', async () => {
    const [first, second] = [await certificated(), await certificated()];
    const suspended = await certificated({ certification_status: 'Suspended' });
    const { status, bytes, headers } = await (await admin()).get(
      several([second.id, suspended.id, first.id, '999999999', second.id, '999999999']),
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    const { names, list } = await partsOf(bytes);
    expect(names).toEqual([
      `Certificate-${second.siteId}-${second.number}.pdf`,
      `Certificate-${first.siteId}-${first.number}.pdf`,
      'Certificates.csv',
    ]);
    expect(list).toContain(
      `"${suspended.id}","${suspended.siteId}","Mill Lane Bakery","Food","","Site not certificated"`,
    );
    expect(list.split('"999999999","","","","","No such audit"')).toHaveLength(2);
  });

  it('leaves out what the reader does not see, and is refused where nothing is left', async () => {
    const [own, foreign] = [await certificated(), await certificated()];
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', own.ownerCompanyId]] });
    const { bytes } = await owner.get(several([foreign.id, own.id]));
    const { names, list } = await partsOf(bytes);
    expect(list).toContain(`"${foreign.id}","","","","","No such audit"`);
    expect(names).toEqual([`Certificate-${own.siteId}-${own.number}.pdf`, 'Certificates.csv']);
    expect((await owner.get(several([foreign.id]))).status).toBe(404);
  });
});
