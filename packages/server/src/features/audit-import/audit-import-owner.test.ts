import { afterAll, describe, expect, it } from 'vitest';
import { type Caller, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { filledAnswers, type Keys } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { type Fields, siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';

import { bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb } = await bodyThatUploads(directory);
const { id: bodyId } = body;
afterAll(() => directory.close());

const upload = (caller: Caller, keys: Keys, fields?: Fields) =>
  uploadReport(caller, food, filledAnswers(food, keys), fields);
const recordOf = (siteId: string) =>
  directory.owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).executeTakeFirst();

describe('the audit owner', () => {
  it("is the site's company, or another that the certification body names", async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { name: 'Harbour Foods' });
    expect(await upload(cb, site.keys, { owner: owner.id })).toMatchObject({
      status: 'Success',
      owner: 'Harbour Foods',
    });
    expect(await recordOf(site.id)).toMatchObject({ owner_company_id: owner.id });
  });

  it.each(['Archived', 'Suspended'])('cannot be a company that is %s', async (status) => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { status });
    expect((await upload(cb, site.keys, { owner: owner.id })).messages).toEqual([
      { message: 'The audit owner is not a known, active company.' },
    ]);
  });

  it('cannot be named by a company', async () => {
    const site = await siteToAudit(directory.owner);
    const other = (await makeCompany(directory.owner)).id;
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const fields = { certificationBodyId: bodyId };
    expect((await upload(caller, site.keys, { ...fields, owner: other })).messages).toEqual([
      { message: 'Only a certification body or the standards body names another audit owner.' },
    ]);
    expect((await upload(caller, site.keys, { ...fields, owner: site.companyId })).status).toBe('Success');
  });

  it('is kept when an audit is updated, and is in the answer', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { name: 'Quay Foods' });
    const { auditExternalId = '' } = await upload(cb, site.keys, { owner: owner.id });
    const updated = await upload(cb, { ...site.keys, scope: 'Rolls.' }, { externalId: auditExternalId });
    expect(updated.owner).toBe('Quay Foods');
    expect(await recordOf(site.id)).toMatchObject({ owner_company_id: owner.id });
  });
});

describe('the owner of a record whose visit is uploaded again', () => {
  const owned = async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { name: 'Quay Foods' });
    const { auditExternalId = '' } = await upload(cb, site.keys, { owner: owner.id });
    const user = await directory.as({ role: 'Company BI S User', organisations: [['Company', owner.id]] });
    const changed = await blankWorkbook(food, filledAnswers(food, { ...site.keys, scope: 'Rolls.' }));
    return { site, user, id: auditExternalId, changed };
  };

  it('is kept if none is named', async () => {
    const { user, id, changed } = await owned();
    expect((await uploadFile(cb, changed)).messages).toEqual([
      { message: `Audit ${id} of this site, standard and start date would be replaced.`, question: 'replaces' },
    ]);
    const confirmed = await uploadFile(cb, changed, { confirmed: 'true' });
    expect(confirmed).toMatchObject({ status: 'Success', auditExternalId: id, owner: 'Quay Foods' });
    expect((await user.get(`/audit/api/Audit/${id}`)).status).toBe(200);
  });

  it('changes after a confirmation, even if the audit to update was named', async () => {
    const { site, user, id, changed } = await owned();
    const { name } = await directory.owner
      .selectFrom('company')
      .select('name')
      .where('id', '=', site.companyId)
      .executeTakeFirstOrThrow();
    const fields = { externalId: id, owner: site.companyId };
    expect(await uploadFile(cb, changed, fields)).toMatchObject({
      status: 'Confirm',
      messages: [{ message: `The audit owner would change from Quay Foods to ${name}.` }],
    });
    expect((await uploadFile(cb, changed, { ...fields, confirmed: 'true' })).owner).toBe(name);
    expect((await user.get(`/audit/api/Audit/${id}`)).status).toBe(404);
  });
});

describe('the site of a report', () => {
  it.each(['99999999', '0', 'Mill Lane', '12345678901234567890'])('is NotFound as %s in the form', async (siteCode) => {
    const site = await siteToAudit(directory.owner);
    expect(await upload(cb, site.keys, { siteCode })).toMatchObject({
      status: 'NotFound',
      messages: [{ message: `No site with the code ${siteCode} is known.` }],
    });
  });

  it('is NotFound if only the workbook names one and it is unknown', async () => {
    const site = await siteToAudit(directory.owner);
    expect((await upload(cb, { ...site.keys, siteCode: '9999999' })).status).toBe('NotFound');
  });

  it('is refused if form and workbook differ', async () => {
    const [site, other] = [await siteToAudit(directory.owner), await siteToAudit(directory.owner)];
    expect(await upload(cb, site.keys, { siteCode: other.id })).toMatchObject({
      status: 'Validation',
      messages: [
        {
          xmlTag: 'SITE_CODE',
          sheet: 'Company and site details',
          message: expect.stringContaining(`is for site ${site.id}, not for site ${other.id}`),
        },
      ],
    });
  });

  it('is reported as missing if neither form nor workbook names one', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await upload(cb, { ...site.keys, siteCode: '' })).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'SITE_CODE', message: expect.stringContaining('Field is required') }],
    });
  });

  it('must be in a country of the list', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await upload(cb, { ...site.keys, country: 'Atlantis' })).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'COUNTRY', message: expect.stringContaining('"Atlantis" is not a country in the list') }],
    });
  });
});
