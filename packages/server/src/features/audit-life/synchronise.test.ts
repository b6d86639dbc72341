import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

let directory: TestDirectory;
let bodyId: string;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyId = (await makeCertificationBody(directory.owner)).id;
  cb = await directory.as({ role: 'CB Audit Admin', organisations: [['CertificationBody', bodyId]] });
});
afterAll(() => directory.close());

type Values = NonNullable<Parameters<typeof makeAudit>[1]>;
/** An audit, with its certificate, of a site that has since moved and been renamed. */
const recordOfMovedSite = async (values: Values = {}) => {
  const { owner, settings } = directory;
  const site = await makeSite(owner, {
    name: 'Harbour Bakery',
    address_line1: '9 Quay Street',
    address_line2: null,
    city: 'Grimsby',
    county: 'Lincolnshire',
    zip_code: 'DN31 3ND',
  });
  const audit = await makeAudit(owner, {
    site_id: site.id,
    certification_body_id: bodyId,
    address_line2: 'Unit 4',
    ...values,
  });
  await owner
    .transaction()
    .execute((db) => issueCertificate(db, { auditId: audit.id, today: clock.today(), settings }));
  return audit.id;
};
const synchronise = (caller: Caller, what: 'synchroniseDetailsLocation' | 'SynchroniseDetailsSiteName', id: string) =>
  caller.put(`/audit/api/Audit/${what}/${id}`, {});
const lastCertificateOf = (id: string) =>
  directory.owner
    .selectFrom('certificate')
    .select(['version', 'printed'])
    .where('audit_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();

describe('synchronising an audit with its site', () => {
  it('copies the current name, and reissues the certificate that prints it', async () => {
    const id = await recordOfMovedSite();
    const { status, body, headers } = await synchronise(cb, 'SynchroniseDetailsSiteName', id);
    expect([status, body.site.name, body.siteLocation.city]).toEqual([200, 'Harbour Bakery', 'Hull']);
    expect(headers.etag).toBe('"2"');
    expect(await lastCertificateOf(id)).toMatchObject({ version: 2, printed: { siteName: 'Harbour Bakery' } });
  });

  it('copies the whole current address, including removed lines', async () => {
    const id = await recordOfMovedSite();
    const { body } = await synchronise(cb, 'synchroniseDetailsLocation', id);
    expect(body.site.name).toBe('Mill Lane Bakery');
    expect(body.siteLocation).toMatchObject({
      addressLine1: '9 Quay Street',
      addressLine2: '',
      city: 'Grimsby',
      county: 'Lincolnshire',
      zipCode: 'DN31 3ND',
    });
    expect(await lastCertificateOf(id)).toMatchObject({
      version: 2,
      printed: { address: ['9 Quay Street', 'DN31 3ND Grimsby', 'Lincolnshire'] },
    });
  });

  it('is refused while the certification body’s submissions are on hold, except for the standards body', async () => {
    const [current, held] = [await recordOfMovedSite(), await recordOfMovedSite({ record_status: 'Holding' })];
    const body = await directory.as({ role: '{body} Admin' });
    const answers = async (submissions: string) => {
      await sql`update certification_body set audit_submission_status = ${submissions} where id = ${bodyId}::bigint`.execute(
        directory.owner,
      );
      const calls = [cb, cb, body].map((caller, at) =>
        synchronise(caller, 'SynchroniseDetailsSiteName', at === 1 ? held : current),
      );
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    expect(await answers('Hold')).toEqual([409, 200, 200]);
    expect(await answers('Prohibit')).toEqual([409, 409, 200]);
    expect(await answers('Allow')).toEqual([200, 200, 200]);
  });

  it('is refused for a Closed record', async () => {
    const id = await recordOfMovedSite({ record_status: 'Closed' });
    for (const what of ['synchroniseDetailsLocation', 'SynchroniseDetailsSiteName'] as const) {
      const { status, body } = await synchronise(cb, what, id);
      expect([status, body.message]).toEqual([409, 'A Closed record cannot be changed']);
    }
  });

  it('is allowed to those who edit the record', async () => {
    const id = await recordOfMovedSite();
    const { owner_company_id: companyId } = await directory.owner
      .selectFrom('audit')
      .select('owner_company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', companyId]] });
    expect((await synchronise(owner, 'SynchroniseDetailsSiteName', id)).status).toBe(403);
    const stranger = await directory.as({ role: 'Company BI S User', organisations: [['Company', 1]] });
    expect((await synchronise(stranger, 'SynchroniseDetailsSiteName', id)).status).toBe(404);
  });

  it('requires seeing the site, about which a former owner with a held upload learns nothing', async () => {
    const site = await makeSite(directory.owner);
    const company = await makeCompany(directory.owner);
    const { id } = await makeAudit(directory.owner, {
      site_id: site.id,
      owner_company_id: company.id,
      record_status: 'Holding',
      uploaded_by_organisation: 'Company',
    });
    const former = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
    for (const what of ['synchroniseDetailsLocation', 'SynchroniseDetailsSiteName'] as const)
      expect((await synchronise(former, what, id)).status).toBe(403);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: company.id });
    expect((await synchronise(former, 'SynchroniseDetailsSiteName', id)).status).toBe(200);
  });
});
