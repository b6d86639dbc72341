import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { makeCompany } from '../company/company.factory.ts';
import { shareWith } from '../site/site.factory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-23T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const details = (id: string) => `/verify/api/Verify/${id}/details`;
const certificate = (id: string) => `/verify/api/Verify/${id}/downloadCertificate`;
const sharedResult = (id: string) => `/verify/api/Verify/GetSharedAuditResult/${id}`;

const upgrade = 'Please upgrade to Directory Pro to access this feature';
const prohibited = 'Access prohibited by the audit owner';

/** An audit with its certificate, and the sharing option of its site. */
const tracked = async (option: SharingOptionName, values: Parameters<typeof makeAudit>[1] = {}) => {
  const audit = await makeAudit(directory.owner, values);
  const stored = { site_id: audit.siteId, option };
  await directory.owner.insertInto('site_sharing_option').values(stored).execute();
  await inTransaction(directory.database, { event: 'Issue' }, (db) =>
    issueCertificate(db, { auditId: audit.id, today: '2026-11-23', settings: directory.settings }),
  );
  return audit;
};

const buyer = async (role: 'Company BI S User' | 'Company User' = 'Company BI S User') => {
  const { id } = await makeCompany(directory.owner);
  return { id, ...(await directory.as({ role, organisations: [['Company', id]] })) };
};

const ownerOf = ({ ownerCompanyId }: MadeAudit, role: 'Company BI S User' | 'Company User' = 'Company BI S User') =>
  directory.as({ role, organisations: [['Company', ownerCompanyId]] });

const ofData = [
  'grade',
  'lastChange',
  'startDate',
  'endDate',
  'certificateIssueDate',
  'scope',
  'exclusion',
  'auditProgramme',
];

describe('an audit in the Certificate Tracker', () => {
  it('shows a buyer site, place, standard and status alone at the basic level', async () => {
    const { id, siteId } = await tracked('BasicOnly', { status_reason: 'Complaint' });
    const { status, body } = await (await buyer()).get(details(id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      level: 'basic',
      site: { id: siteId },
      siteLocation: { city: 'Hull', country: { name: 'United Kingdom' } },
      standard: { name: 'Food' },
      certificationStatus: { name: 'Certificated' },
      hasCertificate: false,
      missingCertificate: prohibited,
      visuals: { isAbleToShare: false },
    });
    const hidden = [
      ...ofData,
      'certificateExpiryDate',
      'validationDate',
      'certificationBody',
      'category',
      'auditOwner',
    ];
    for (const field of [...hidden, 'additionalModules', 'recordStatus', 'statusReason', 'programOwner'])
      expect(body[field], field).toBeNull();
  });

  it('shows the data of the certificate at its level, and neither its address nor the audit owner', async () => {
    const { id } = await tracked('CertificateOnly', { status_reason: 'Complaint' });
    const { body } = await (await buyer()).get(details(id));
    expect(body).toMatchObject({ level: 'data', hasCertificate: false, missingCertificate: prohibited });
    for (const field of ofData) expect(body[field], field).not.toBeNull();
    expect(body).toMatchObject({ auditOwner: null, statusReason: null });
    expect(body.siteLocation).not.toHaveProperty('addressLine1');
  });

  it('shows the certificate with its address where the owner allows it', async () => {
    const { id } = await tracked('CertificatePDF');
    const reader = await buyer();
    const { body } = await reader.get(details(id));
    expect(body).toMatchObject({ level: 'pdf', hasCertificate: true, missingCertificate: null, auditOwner: null });
    expect(body.siteLocation.addressLine1).toBe('2 Mill Lane');
    expect((await reader.get(certificate(id))).headers['content-type']).toBe('application/pdf');
  });

  it('is shown in full to its owner and to whom it is shared with', async () => {
    const audit = await tracked('BasicOnly', { status_reason: 'Complaint' });
    const reader = await buyer();
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: reader.id });
    const { body } = await reader.get(details(audit.id));
    expect(body).toMatchObject({ level: 'full', statusReason: 'Complaint', hasCertificate: true });
    expect(body.visuals.isAbleToShare).toBe(false);
    expect(body.auditOwner).not.toBeNull();
    const own = await (await ownerOf(audit)).get(details(audit.id));
    expect(own.body).toMatchObject({ level: 'full', visuals: { isAbleToShare: true } });
  });

  it('answers alike for an audit that is not in the tracker and for a number never issued', async () => {
    const hidden = await makeAudit(directory.owner, { certification_status: 'Not Certificated' });
    const reader = await buyer();
    for (const path of [details, certificate, sharedResult]) {
      const [refused, unknown] = [await reader.get(path(hidden.id)), await reader.get(path('999999999'))];
      expect(refused.status).toBe(404);
      expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
  });

  it('says whether the public page shows it', async () => {
    const shown = await tracked('BasicOnly');
    const suspended = await tracked('BasicOnly', { certification_status: 'Suspended' });
    const reader = await buyer();
    expect((await reader.get(details(shown.id))).body.isPublished).toBe(true);
    expect((await reader.get(details(suspended.id))).body.isPublished).toBe(false);
  });

  it('says how it is shared with the reader', async () => {
    const { id } = await tracked('CertificatePDF');
    const reader = await buyer();
    const option = 'CertificatePDF';
    expect((await reader.get(sharedResult(id))).body).toEqual({ id, isShared: false, sharingPermissionName: option });
    await shareWith(directory.owner, { type: 'audit', id }, { type: 'Company', id: reader.id });
    expect((await reader.get(sharedResult(id))).body).toEqual({ id, isShared: true, sharingPermissionName: option });
  });
});

describe('the certificate of an audit in the Certificate Tracker', () => {
  it.each([
    ['BasicOnly', {}, prohibited],
    ['CertificateOnly', {}, prohibited],
    ['CertificatePDF', { certification_status: 'Suspended' }, 'Site not certificated'],
    ['BasicOnly', { expiry_date: '2026-11-22' }, 'Site not certificated'],
  ] as const)('is refused at %s for %o, with the reason', async (option, values, detail) => {
    const { id } = await tracked(option, values);
    const { status, body } = await (await buyer()).get(certificate(id));
    expect(status).toBe(404);
    expect(body).toMatchObject({
      message: 'No certificate is currently available for this audit record',
      detail,
    });
  });

  it('is awaited where it may be had but is not issued yet', async () => {
    const { id, siteId } = await makeAudit(directory.owner);
    const stored = { site_id: siteId, option: 'CertificatePDF' };
    await directory.owner.insertInto('site_sharing_option').values(stored).execute();
    expect((await (await buyer()).get(details(id))).body.missingCertificate).toBe('Pending GFA administration');
  });

  it('is refused to Lite readers unless the audit is their own', async () => {
    const audit = await tracked('CertificatePDF');
    const lite = await buyer('Company User');
    expect((await lite.get(details(audit.id))).status).toBe(200);
    const refused = await lite.get(certificate(audit.id));
    expect(refused).toMatchObject({ status: 403, body: { message: upgrade } });
    const own = await ownerOf(audit, 'Company User');
    expect((await own.get(certificate(audit.id))).status).toBe(200);
  });

  it('is withheld from other certification bodies, and shown to the Commercial Horizon users of its own', async () => {
    const [body, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    const { id } = await tracked('CertificatePDF', { certification_body_id: body.id });
    const as = (role: 'CB Full Admin' | 'CB Commercial Horizon', of: { id: string }) =>
      directory.as({ role, organisations: [['CertificationBody', of.id]] });
    const stranger = await as('CB Full Admin', other);
    expect((await stranger.get(details(id))).body).toMatchObject({ level: 'basic', missingCertificate: prohibited });
    expect((await (await as('CB Commercial Horizon', body)).get(certificate(id))).status).toBe(200);
    expect((await (await as('CB Commercial Horizon', other)).get(certificate(id))).status).toBe(404);
  });
});
