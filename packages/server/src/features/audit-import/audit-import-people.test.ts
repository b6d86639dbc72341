import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { holdingReasons } from '../audit-life/audit-life.public.ts';
import { makeCompany } from '../company/company.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { shareWith } from '../site/site.factory.ts';
import {
  type Fields,
  filledAnswers,
  type Keys,
  siteToAudit,
  uploadFile,
  uploadReport,
  uploadRequest,
} from './audit-import.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let bodyId: string;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyId = (await makeCertificationBody(directory.owner)).id;
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
});
afterAll(() => directory.close());

const upload = (caller: Caller, keys: Keys, fields?: Fields) =>
  uploadReport(caller, food, filledAnswers(food, keys), fields);
const statusOf = async (caller: Caller, keys: Keys, fields?: Fields) =>
  (await caller.send(await uploadRequest(await blankWorkbook(food, filledAnswers(food, keys)), fields))).status;
const recordOf = (siteId: string) =>
  directory.owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).executeTakeFirst();

describe('who may upload', () => {
  const without = roles.filter(
    (role) => !permissionsOf(role).has('Audit.Generate') && !permissionsOf(role).has('Audit.Revise'),
  );
  it.each(without)('not %s', async (role) => {
    const site = await siteToAudit(directory.owner);
    const organisation = role.startsWith('CB')
      ? (['CertificationBody', bodyId] as const)
      : (['Company', site.companyId] as const);
    const caller = await directory.as({ role, organisations: [organisation] });
    expect(await statusOf(caller, site.keys, { certificationBodyId: bodyId })).toBe(403);
    expect(await recordOf(site.id)).toBeUndefined();
  });

  it('not a visitor', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await statusOf(directory.visitor, site.keys)).toBe(401);
  });

  it.each<Role>(['{body} Admin', '{body} Audit Admin'])('%s, for any certification body and any site', async (role) => {
    const site = await siteToAudit(directory.owner, { status: 'Archived' });
    const caller = await directory.as({ role });
    expect(await upload(caller, site.keys)).toMatchObject({
      status: 'Validation',
      messages: [{ message: 'Certification body: Field is required' }],
    });
    expect((await upload(caller, site.keys, { certificationBodyId: '999999' })).messages).toEqual([
      { message: 'The certification body is not known.' },
    ]);
    expect((await upload(caller, site.keys, { certificationBodyId: bodyId })).status).toBe('Success');
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Current',
      certification_body_id: bodyId,
      uploaded_by: caller.userId,
      uploaded_by_organisation: 'StandardsBody',
    });
  });

  it('a certification body, for itself alone', async () => {
    const site = await siteToAudit(directory.owner);
    const other = (await makeCertificationBody(directory.owner)).id;
    expect(await upload(cb, site.keys, { certificationBodyId: other })).toMatchObject({
      status: 'Validation',
      messages: [{ message: 'A report is uploaded for your own certification body alone.' }],
    });
    expect((await upload(cb, site.keys, { certificationBodyId: bodyId })).status).toBe('Success');
    expect(await recordOf(site.id)).toMatchObject({
      certification_body_id: bodyId,
      uploaded_by_organisation: 'CertificationBody',
    });
  });

  it('somebody of two certification bodies, for the primary one unless they name the other', async () => {
    const secondary = (await makeCertificationBody(directory.owner)).id;
    const primary = (await makeCertificationBody(directory.owner)).id;
    const caller = await directory.as({
      role: 'CB Full Admin',
      organisations: [
        ['CertificationBody', primary],
        ['CertificationBody', secondary],
      ],
    });
    const [site, other] = [await siteToAudit(directory.owner), await siteToAudit(directory.owner)];
    await upload(caller, site.keys);
    expect(await recordOf(site.id)).toMatchObject({ certification_body_id: primary });
    await upload(caller, other.keys, { certificationBodyId: secondary });
    expect(await recordOf(other.id)).toMatchObject({ certification_body_id: secondary });
  });

  it('a certification body at active sites, not at archived ones', async () => {
    const unseen = await siteToAudit(directory.owner, { status: 'Archived' });
    expect((await upload(cb, unseen.keys)).status).toBe('NotFound');
    const seen = await siteToAudit(directory.owner, { status: 'Archived' });
    await makeAudit(directory.owner, { site_id: seen.id, certification_body_id: bodyId, record_status: 'Closed' });
    expect(await statusOf(cb, seen.keys)).toBe(403);
  });

  it.each<[Role, 'Company' | 'Site']>([
    ['Company BI S User', 'Company'],
    ['Company BI BO User', 'Company'],
    ['Company BI SC User', 'Company'],
    ['Site User', 'Site'],
  ])('%s for its own site, naming the certification body; it becomes Holding', async (role, type) => {
    const site = await siteToAudit(directory.owner);
    const caller = await directory.as({ role, organisations: [[type, type === 'Site' ? site.id : site.companyId]] });
    expect((await upload(caller, site.keys)).messages).toEqual([{ message: 'Certification body: Field is required' }]);
    const result = await upload(caller, site.keys, { certificationBodyId: bodyId });
    expect(result).toMatchObject({
      status: 'Success',
      messages: [{ message: `The record is Holding. ${holdingReasons.byOwner}.` }],
    });
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Holding',
      holding_reason: holdingReasons.byOwner,
      validation_date: null,
      owner_company_id: site.companyId,
      uploaded_by_organisation: type,
    });
  });

  it('a company not for the sites of others, whether it sees them or not', async () => {
    const company = (await makeCompany(directory.owner)).id;
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    const site = await siteToAudit(directory.owner);
    expect(await upload(caller, site.keys, { certificationBodyId: bodyId })).toMatchObject({
      status: 'NotFound',
      messages: [{ message: `No site with the code ${site.id} is known.` }],
    });
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: company });
    expect(await statusOf(caller, site.keys, { certificationBodyId: bodyId })).toBe(403);
  });
});

describe('the audit owner', () => {
  it("is the site's company, or another that a certification body names", async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { name: 'Harbour Foods' });
    expect(await upload(cb, site.keys, { owner: owner.id })).toMatchObject({
      status: 'Success',
      owner: 'Harbour Foods',
    });
    expect(await recordOf(site.id)).toMatchObject({ owner_company_id: owner.id });
  });

  it.each(['Archived', 'Suspended'])('is no company that is %s', async (status) => {
    const site = await siteToAudit(directory.owner);
    const owner = await makeCompany(directory.owner, { status });
    expect((await upload(cb, site.keys, { owner: owner.id })).messages).toEqual([
      { message: 'The audit owner is not a known, active company.' },
    ]);
  });

  it('is not named by a company', async () => {
    const site = await siteToAudit(directory.owner);
    const other = (await makeCompany(directory.owner)).id;
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const fields = { certificationBodyId: bodyId };
    expect((await upload(caller, site.keys, { ...fields, owner: other })).messages).toEqual([
      { message: 'Only a certification body or the standards body names another audit owner.' },
    ]);
    expect((await upload(caller, site.keys, { ...fields, owner: site.companyId })).status).toBe('Success');
  });

  it('stays with the audit that is updated, and is told', async () => {
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

  it('stays, where none is named', async () => {
    const { user, id, changed } = await owned();
    expect((await uploadFile(cb, changed)).messages).toEqual([
      { message: `Audit ${id} of this site, standard and start date would be replaced.` },
    ]);
    const confirmed = await uploadFile(cb, changed, { confirmed: 'true' });
    expect(confirmed).toMatchObject({ status: 'Success', auditExternalId: id, owner: 'Quay Foods' });
    expect((await user.get(`/audit/api/Audit/${id}`)).status).toBe(200);
  });

  it('changes once that was confirmed, also where the audit to update was named', async () => {
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

describe('who may update', () => {
  const heldUpload = async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const { auditExternalId = '' } = await upload(owner, site.keys, { certificationBodyId: bodyId });
    return { site, owner, id: auditExternalId, changed: { ...site.keys, scope: 'Rolls.' } };
  };

  it('a company its own Holding upload, which stays Holding', async () => {
    const { site, owner, id, changed } = await heldUpload();
    expect((await upload(owner, changed, { externalId: id })).auditExternalId).toBe(id);
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Holding',
      scope: 'Rolls.',
      uploaded_by_organisation: 'Company',
    });
  });

  it('the certification body that a company named: its own report makes the record Current', async () => {
    const { site, id, changed } = await heldUpload();
    expect((await upload(cb, changed, { externalId: id })).status).toBe('Success');
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Current',
      holding_reason: null,
      validation_date: new Date().toISOString().slice(0, 10),
      uploaded_by_organisation: 'CertificationBody',
    });
  });

  it('no company the record of its certification body', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const { auditExternalId: externalId = '' } = await upload(cb, site.keys);
    const changed = { ...site.keys, scope: 'Rolls.' };
    expect(await statusOf(owner, changed, { externalId })).toBe(403);
    expect((await upload(owner, changed, { certificationBodyId: bodyId })).messages).toEqual([
      { message: `Audit ${externalId} of this site, standard and start date is Current and cannot be replaced.` },
    ]);
  });

  it('no Site User, who may only upload', async () => {
    const { site, id, changed } = await heldUpload();
    const siteUser = await directory.as({ role: 'Site User', organisations: [['Site', site.id]] });
    expect(await statusOf(siteUser, changed, { externalId: id })).toBe(403);
  });

  it('no other certification body: unseen it is unknown, seen it is denied', async () => {
    const { id, changed } = await heldUpload();
    const otherBody = (await makeCertificationBody(directory.owner)).id;
    const other = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', otherBody]] });
    expect(await upload(other, changed, { externalId: id })).toMatchObject({
      status: 'NotFound',
      messages: [{ message: `No audit ${id} is known.` }],
    });
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await upload(cb, site.keys);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'CertificationBody', id: otherBody });
    expect(await statusOf(other, site.keys, { externalId: auditExternalId })).toBe(403);
  });

  it('the certification body of the record alone is kept', async () => {
    const { id, changed } = await heldUpload();
    const other = (await makeCertificationBody(directory.owner)).id;
    const admin = await directory.as({ role: '{body} Admin' });
    expect((await upload(admin, changed, { externalId: id, certificationBodyId: other })).messages).toEqual([
      { message: `Audit ${id} is of another certification body.` },
    ]);
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

  it('is NotFound when the workbook alone names an unknown one', async () => {
    const site = await siteToAudit(directory.owner);
    expect((await upload(cb, { ...site.keys, siteCode: '9999999' })).status).toBe('NotFound');
  });

  it('is refused when form and workbook differ', async () => {
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

  it('is a missing answer when neither names one', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await upload(cb, { ...site.keys, siteCode: '' })).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'SITE_CODE', message: expect.stringContaining('Field is required') }],
    });
  });

  it('must lie in a country of the list', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await upload(cb, { ...site.keys, country: 'Atlantis' })).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'COUNTRY', message: expect.stringContaining('"Atlantis" is not a country of the list') }],
    });
  });
});
