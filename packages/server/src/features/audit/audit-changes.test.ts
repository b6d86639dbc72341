import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAudit, makeCertificationBody, makeExtent, makeReport } from './audit.factory.ts';

interface Change {
  event: string;
  fieldsChanged: { fieldName: string; oldValue: string | null; newValue: string | null }[];
}

let directory: TestDirectory;
let admin: Caller;

const changesOf = async (id: string): Promise<Change[]> =>
  (await admin.get(`/audit/api/Audit/${id}/changeLog?order=asc`)).body.resultsList;
const fieldsOf = async (id: string) =>
  Object.fromEntries(
    (await changesOf(id)).flatMap(({ fieldsChanged }) =>
      fieldsChanged.map(({ fieldName, oldValue, newValue }) => [fieldName, [oldValue, newValue]]),
    ),
  );

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

describe('the change log of an audit', () => {
  it('shows names for what the audit stores as ids', async () => {
    const body = await makeCertificationBody(directory.owner, { name: 'Certa Nordic' });
    const company = await makeCompany(directory.owner, { name: 'Owning Foods' });
    const audit = await makeAudit(directory.owner, { certification_body_id: body.id, owner_company_id: company.id });
    await makeExtent(directory.owner, audit.id, { categories: [14], modules: [1] });
    const fields = await fieldsOf(audit.id);
    expect(fields).toMatchObject({
      'Certification body': [null, 'Certa Nordic'],
      'Audit owner': [null, 'Owning Foods'],
      Standard: [null, 'Food'],
      Country: [null, 'United Kingdom'],
      Category: [null, 'Bakery'],
      'Address line 1': [null, '2 Mill Lane'],
      'Audit start date': [null, '2026-03-02'],
      'Uploaded for': [null, 'Certification body'],
      'Visible in the public directory': [null, 'Yes'],
      'Certificate expiry date': [null, '2999-03-20'],
    });
    expect(fields['Additional module']?.[1]).not.toBe('1');
    const own = await makeAudit(directory.owner, { uploaded_by_organisation: 'StandardsBody' });
    expect(await fieldsOf(own.id)).toMatchObject({ 'Uploaded for': [null, 'GFA'] });
  });

  it('names the site as its reader knows it', async () => {
    const { owner } = directory;
    const [former, next, buyer] = [await makeCompany(owner), await makeCompany(owner), await makeCompany(owner)];
    const site = await makeSite(owner, { company_id: former.id });
    const audit = await makeAudit(owner, { site_id: site.id, site_name: 'Oldham Dairy' });
    await shareWith(owner, { type: 'audit', id: audit.id }, { type: 'Company', id: buyer.id });
    const today = { name: 'Zebra Cheese', company_id: next.id };
    await owner.updateTable('site').set(today).where('id', '=', site.id).execute();
    const toldTo = async ({ id }: { id: string }) => {
      const reader = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
      const { body } = await reader.get(`/audit/api/Audit/${audit.id}/changeLog`);
      const fields = body.resultsList.flatMap(({ fieldsChanged }: Change) => fieldsChanged);
      return fields.find(({ fieldName }: { fieldName: string }) => fieldName === 'Site').newValue;
    };
    expect([await toldTo(former), await toldTo(buyer)]).toEqual(['Oldham Dairy', 'Oldham Dairy']);
    expect(await fieldsOf(audit.id)).toMatchObject({ Site: [null, 'Zebra Cheese'] });
    await shareWith(owner, { type: 'site', id: site.id }, { type: 'Company', id: buyer.id });
    expect(await toldTo(buyer)).toBe('Zebra Cheese');
  });

  it('shows an answer under the wording of its template, and a table row by row', async () => {
    const audit = await makeAudit(directory.owner);
    const row = { NC_CLAUSE: '1.1.1', NC_SEVERITY: 'Minor', NC_DETAIL: 'Door left open' };
    await makeReport(directory.owner, audit.id, { answers: { NON_CONFORMITIES: [row] } });
    const answers = { TECHNICAL_NAME: 'Ida Berg', NON_CONFORMITIES: [row, { ...row, NC_CLAUSE: '2.1' }] };
    await sql`update audit_report set answers = answers || ${JSON.stringify(answers)}::jsonb
      where audit_id = ${audit.id}`.execute(directory.owner);
    const edit = (await changesOf(audit.id)).at(-1);
    const of = (label: RegExp) => edit?.fieldsChanged.find(({ fieldName }) => label.test(fieldName));
    expect(of(/technical/i)).toMatchObject({ oldValue: 'Tove Lind', newValue: 'Ida Berg' });
    const table = of(/non-conformities/i);
    expect(table?.oldValue).toMatch(/^1\. .*: 1\.1\.1; .*: Minor; .*: Door left open$/);
    expect(table?.newValue?.split('\n')).toHaveLength(2);
    expect(JSON.stringify(edit)).not.toContain('NC_');
  });

  it('is visible to those who see the audit and may read changes', async () => {
    const audit = await makeAudit(directory.owner);
    const statusFor = async (role: 'Company User' | 'Company BI S User', company: string) => {
      const caller = await directory.as({ role, organisations: [['Company', company]] });
      return (await caller.get(`/audit/api/Audit/${audit.id}/changeLog`)).status;
    };
    expect(await statusFor('Company BI S User', audit.ownerCompanyId)).toBe(200);
    expect(await statusFor('Company User', audit.ownerCompanyId)).toBe(403);
    expect(await statusFor('Company BI S User', (await makeCompany(directory.owner)).id)).toBe(404);
  });

  it('hides from share recipients for whom the audit was uploaded and how it is shared', async () => {
    const uploader = await directory.as({ role: 'CB Audit Admin' });
    const target = await makeCompany(directory.owner);
    const audit = await makeAudit(directory.owner, { uploaded_by: uploader.userId });
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: target.id });
    await directory.owner
      .insertInto('audit_sharing_option')
      .values({ audit_id: audit.id, option: 'BasicOnly' })
      .execute();
    const toldTo = async (role: Role, ...organisation: [OrganisationType, string]) => {
      const caller = await directory.as({ role, organisations: [organisation] });
      const { text } = await caller.get(`/audit/api/Audit/${audit.id}/changeLog`);
      return ['Uploaded for', 'Shared with', 'Certificate Tracker access', 'Audit owner'].filter((field) =>
        text.includes(`"${field}"`),
      );
    };
    const [upload, ...sharing] = ['Uploaded for', 'Shared with', 'Certificate Tracker access'];
    expect(await toldTo('{body} User', 'Company', target.id)).toEqual([upload, ...sharing, 'Audit owner']);
    expect(await toldTo('Company BI S User', 'Company', audit.ownerCompanyId)).toEqual([
      upload,
      ...sharing,
      'Audit owner',
    ]);
    expect(await toldTo('CB Full Admin', 'CertificationBody', audit.certificationBodyId)).toEqual([
      upload,
      'Audit owner',
    ]);
    expect(await toldTo('Company BI S User', 'Company', target.id)).toEqual(['Audit owner']);
  });
});
