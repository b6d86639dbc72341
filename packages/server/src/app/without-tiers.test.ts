import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit, makeReport } from '../features/audit/audit.factory.ts';
import { expireCertifications } from '../features/audit-life/audit-life.public.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { mailTo } from '../features/notification/notification.factory.ts';
import { editAs, reference, userForm, usersPath } from '../features/user/user.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const verify = '/verify/api/Verify';

let directory: TestDirectory;
let own: string;
let foreign: string;
let company: string;
let reader: Caller;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory({ FLAG_COMPANY_TIERS: 'false', FLAG_MEGATRON: 'true', DEFAULT_FAVOURITE_LIMIT: '1' });
  const { owner } = directory;
  const audit = await makeAudit(owner, { expiry_date: '2026-03-21' });
  [own, company] = [audit.id, audit.ownerCompanyId];
  await makeReport(owner, own);
  const other = await makeAudit(owner);
  foreign = other.id;
  await directory.as({ role: 'Company User', organisations: [['Company', other.ownerCompanyId]] });
  reader = await directory.as({ role: 'Company User', organisations: [['Company', company]] });
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

describe('without tiers', () => {
  it('nobody is Lite: a Company User reads and asks for what Pro does', async () => {
    const readable = [
      `/audit/api/Audit/${own}/Report`,
      `/audit/api/Audit/${own}/attachments`,
      `${verify}?showFavourites=true`,
      '/report/api/Report/GetExportVerifyReportXls/false',
      '/report/api/Report/NonConformities/preview',
    ];
    for (const url of readable) expect({ url, status: (await reader.get(url)).status }).toEqual({ url, status: 200 });
    const asked = await reader.post(`${verify}/notifyAuditOwnerRequestReportAccess/${foreign}`);
    expect(asked).toMatchObject({ status: 200, body: { notificationStatus: 'P' } });
    const { body: dashboards } = await reader.get('/dashboard/api/Dashboard');
    expect(dashboards).toHaveLength(5);
    expect((await reader.get(`/dashboard/api/Dashboard/${dashboards[0].id}/data`)).status).toBe(200);
  });

  it('a Company User is alerted of audits, and chooses of which', async () => {
    const { body } = await reader.get('/notification/api/Notification/GetNotifications');
    expect(body.groups.map(({ name }: { name: string }) => name)).toEqual(['Audits', 'Certificates', 'Sharing']);
    await expireCertifications.run(directory.kernel, {});
    expect(await mailTo(directory, reader)).toMatchObject([{ subject: expect.stringContaining('expired') }]);
  });

  it('a company has any number of users of each role, and no letter says that one became Pro', async () => {
    const made = [];
    for (let at = 0; at < 6; at += 1) {
      const primaryOrganisation = reference(1, company);
      const { status, body } = await admin.post(
        `${usersPath}/create`,
        userForm(at ? 'Company BI S User' : 'Company User', { primaryOrganisation }),
      );
      expect(status).toBe(200);
      made.push(body);
    }
    const edited = await editAs(admin, made[0], { role: 'Company BI S User', enablemailLitetoPro: true });
    expect(edited.status).toBe(200);
    const { rows } = await sql<{ subject: string }>`select subject from mail
      where recipient_address = ${made[0].email}`.execute(directory.owner);
    expect(rows).toHaveLength(1);
    expect((await admin.get(`${usersPath}/getProCompanyUsersCount?companyId=${company}`)).body).toBe(0);
  });

  it('nothing calls a role or an account Lite or Pro', async () => {
    const [roles, users, me] = await Promise.all([
      admin.get(`${usersPath}/getRoles`),
      admin.get(`${usersPath}/list`),
      reader.get(`${usersPath}/whoAmI`),
    ]);
    const { email } = me.body;
    const taken = await directory.visitor.get(`${usersPath}/checkUserInfo?email=${email}`);
    expect(taken.body.message).toBe(
      'An account could not be created because this email is already linked to an account. Please use the Forgot Password service to re-activate your profile.',
    );
    for (const { text } of [roles, users, me, taken]) expect(text).not.toMatch(/\b(Lite|Pro)\b/);
  });

  it('every company has the deployment’s limit of favourites, and nobody is offered to set another', async () => {
    const { id } = await makeCompany(directory.owner, { favourite_limit: 1000 });
    const buyer = await directory.as({ role: 'Company User', organisations: [['Company', id]] });
    const star = async (auditId: string) => (await buyer.post(`${verify}/updateFavouriteAudits`, { auditId })).body;
    expect([await star(own), await star(foreign)]).toEqual([1, -1]);
    const { body } = await admin.get(`/companydirectory/api/Companies/${id}`);
    expect(body.visuals.isAbleToSetLimit).toBe(false);
  });
});
