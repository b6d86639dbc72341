import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, readCompanyForm } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { makeCompany, makeCompanyContact } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

/** By default a Current, certificated audit. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const of = (role: Role, type: 'Company' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const makeOwned = async (overrides: Parameters<typeof makeCompany>[1] = {}) => {
  const company = await makeCompany(directory.owner, { nature_of_business_id: 1, ...overrides });
  await makeCompanyContact(directory.owner, company.id);
  return company;
};

describe('editing a company', () => {
  it('lets a certification body with a Current audit change the general contact and nothing else', async () => {
    const { id } = await makeOwned();
    const cb = await makeBody();
    const user = await of('CB Audit Admin', 'CertificationBody', cb.id);
    const site = await makeSite(directory.owner, { company_id: id });
    expect((await user.put(`${companies}/${id}`, (await readCompanyForm(body, id)).form, '"1"')).status).toBe(403);
    await auditAt(site, cb.id);
    const { form, version } = await readCompanyForm(user, id);
    const contact = {
      contactDetails: { ...form.contact.contactDetails, email: 'new@company.example', faxNumber: '5' },
    };
    const saved = await user.put(`${companies}/${id}`, { ...form, contact }, version);
    expect(saved).toMatchObject({ status: 200, body: { contact: { email: 'new@company.example', faxNumber: '5' } } });
    const renamed = { ...form, company: { ...form.company, name: 'Not theirs' } };
    const refused = await user.put(`${companies}/${id}`, renamed, String(saved.headers.etag));
    expect(refused).toMatchObject({ status: 403, body: { fields: [{ path: 'company.name' }] } });
  });
});
