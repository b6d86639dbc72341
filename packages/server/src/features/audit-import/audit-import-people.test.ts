import { Readable } from 'node:stream';
import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type Caller, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeApprovedBody, makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { filledAnswers, type Keys } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { shareWith } from '../site/site.factory.ts';
import { type Fields, siteToAudit, uploadReport, uploadRequest } from './audit-import.factory.ts';

import { bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb } = await bodyThatUploads(directory);
const { id: bodyId } = body;
afterAll(() => directory.close());

const upload = (caller: Caller, keys: Keys, fields?: Fields) =>
  uploadReport(caller, food, filledAnswers(food, keys), fields);
const statusOf = async (caller: Caller, keys: Keys, fields?: Fields) =>
  (await caller.send(await uploadRequest(await blankWorkbook(food, filledAnswers(food, keys)), fields))).status;
const recordOf = (siteId: string) =>
  directory.owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).executeTakeFirst();

describe('uploading a report', () => {
  it('is refused to a person who was deactivated or lost the role during the upload', async () => {
    const change = { status: 'Deactivated', role: 'CB Read Only User' } as const;
    for (const [column, value] of Object.entries(change)) {
      const site = await siteToAudit(directory.owner);
      const caller = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
      const { payload, ...request } = await uploadRequest(
        await blankWorkbook(food, filledAnswers(food, site.keys)),
        {},
      );
      const slowly = Readable.from(
        (async function* () {
          yield payload.subarray(0, 5000);
          await directory.owner
            .updateTable('app_user')
            .set({ [column]: value })
            .where('id', '=', caller.userId)
            .execute();
          yield payload.subarray(5000);
        })(),
      );
      expect((await caller.send({ ...request, payload: slowly })).status).toBe(column === 'role' ? 403 : 401);
      expect(await recordOf(site.id)).toBeUndefined();
    }
  });

  const without = roles.filter(
    (role) => !permissionsOf(role).has('Audit.Generate') && !permissionsOf(role).has('Audit.Revise'),
  );
  it.each(without)('is denied to %s', async (role) => {
    const site = await siteToAudit(directory.owner);
    const organisation = role.startsWith('CB')
      ? (['CertificationBody', bodyId] as const)
      : (['Company', site.companyId] as const);
    const caller = await directory.as({ role, organisations: [organisation] });
    expect(await statusOf(caller, site.keys, { certificationBodyId: bodyId })).toBe(403);
    expect(await recordOf(site.id)).toBeUndefined();
  });

  it('is denied to visitors', async () => {
    const site = await siteToAudit(directory.owner);
    expect(await statusOf(directory.visitor, site.keys)).toBe(401);
  });

  it('is refused for a certification body that is not approved for the standard, unless the standards body overrides it', async () => {
    const { id, name } = await makeCertificationBody(directory.owner);
    const { id: officeId } = await makeOffice(directory.owner, id, { status: 'Archived' });
    const approval = { office_id: officeId, certification_body_id: id, standard_id: 4 };
    await directory.owner.insertInto('office_standard').values(approval).execute();
    const site = await siteToAudit(directory.owner);
    const fields = { certificationBodyId: id };
    const messages = [{ message: `${name} is not approved for Food.` }];
    const its = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
    const company = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    for (const caller of [its, company])
      expect(await upload(caller, site.keys, fields)).toMatchObject({ status: 'Validation', messages });
    const admin = await directory.as({ role: '{body} Audit Admin' });
    expect(await upload(admin, site.keys, fields)).toMatchObject({ status: 'OverrideWarning', messages });
    const yes = { ...fields, confirmed: 'true', overrideWarning: 'true' };
    expect((await upload(admin, site.keys, yes)).status).toBe('Success');
  });

  it('does not reveal to a company an unlisted certification body, unless it has an audit by it', async () => {
    const [first, second] = [await siteToAudit(directory.owner), await siteToAudit(directory.owner)];
    const suspended = { suspension_status: 'Full', audit_submission_status: 'Prohibit' };
    const { id, name } = await makeCertificationBody(directory.owner, suspended);
    await makeAudit(directory.owner, { site_id: second.id, certification_body_id: id });
    const refusedTo = async ({ companyId, keys }: typeof first) => {
      const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', companyId]] });
      return (await upload(caller, keys, { certificationBodyId: id })).messages;
    };
    expect(await refusedTo(first)).toEqual([{ message: 'The certification body is not known.' }]);
    expect(await refusedTo(second)).toEqual([{ message: `Audit submissions of ${name} are prohibited at present.` }]);
  });

  it.each<Role>(['{body} Admin', '{body} Audit Admin'])(
    'allows %s any certification body and any site',
    async (role) => {
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
    },
  );

  it('allows a certification body only itself', async () => {
    const site = await siteToAudit(directory.owner);
    const other = (await makeApprovedBody(directory.owner)).id;
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

  it('is done for the primary of two certification bodies, unless their user names the other', async () => {
    const secondary = (await makeApprovedBody(directory.owner)).id;
    const primary = (await makeApprovedBody(directory.owner)).id;
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

  it('allows a certification body active sites, but not archived ones', async () => {
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
  ])('allows %s its own site with a named certification body, and the record becomes Holding', async (role, type) => {
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

  it('denies a company the sites of others, whether it sees them or not', async () => {
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

describe('replacing the report of a record', () => {
  const heldUpload = async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const { auditExternalId = '' } = await upload(owner, site.keys, { certificationBodyId: bodyId });
    return { site, owner, id: auditExternalId, changed: { ...site.keys, scope: 'Rolls.' } };
  };

  it('is allowed to a company for its own held upload, which stays Holding', async () => {
    const { site, owner, id, changed } = await heldUpload();
    expect((await upload(owner, changed, { externalId: id })).auditExternalId).toBe(id);
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Holding',
      scope: 'Rolls.',
      uploaded_by_organisation: 'Company',
    });
  });

  it('does not reveal the site’s current name and address to a former owner who does not see the site', async () => {
    const { site, owner, id, changed } = await heldUpload();
    const next = await makeCompany(directory.owner);
    const present = { name: 'Onward Bakery', city: 'Onward', company_id: next.id };
    await directory.owner.updateTable('site').set(present).where('id', '=', site.id).execute();
    const elsewhere = { ...changed, city: 'Whitby' };
    const city = await directory.owner
      .selectFrom('audit')
      .select('city')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { status, messages } = await upload(owner, elsewhere, { externalId: id });
    expect(status).toBe('Confirm');
    expect(messages.map(({ message }) => message).join()).toContain(`"Whitby", the directory has "${city.city}"`);
    expect(JSON.stringify(messages)).not.toContain('Onward');
  });

  it('is allowed to the certification body that a company named, and makes the record Current', async () => {
    const { site, id, changed } = await heldUpload();
    expect((await upload(cb, changed, { externalId: id })).status).toBe('Success');
    expect(await recordOf(site.id)).toMatchObject({
      record_status: 'Current',
      holding_reason: null,
      validation_date: new Date().toISOString().slice(0, 10),
      uploaded_by_organisation: 'CertificationBody',
    });
  });

  it('is denied to a company for a record that its certification body uploaded', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const { auditExternalId: externalId = '' } = await upload(cb, site.keys);
    const changed = { ...site.keys, scope: 'Rolls.' };
    expect(await statusOf(owner, changed, { externalId })).toBe(403);
    expect((await upload(owner, changed, { certificationBodyId: bodyId })).messages).toEqual([
      { message: `Audit ${externalId} of this site, standard and start date is Current and cannot be replaced.` },
    ]);
  });

  it('is denied to a Site User, who may only upload', async () => {
    const { site, id, changed } = await heldUpload();
    const siteUser = await directory.as({ role: 'Site User', organisations: [['Site', site.id]] });
    expect(await statusOf(siteUser, changed, { externalId: id })).toBe(403);
  });

  it('is denied to another certification body, and answers not found if it does not see the record', async () => {
    const { id, changed } = await heldUpload();
    const otherBody = (await makeApprovedBody(directory.owner)).id;
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

  it('cannot change the certification body of the record', async () => {
    const { id, changed } = await heldUpload();
    const other = (await makeApprovedBody(directory.owner)).id;
    const admin = await directory.as({ role: '{body} Admin' });
    expect((await upload(admin, changed, { externalId: id, certificationBodyId: other })).messages).toEqual([
      { message: `Audit ${id} is of another certification body.` },
    ]);
  });
});
