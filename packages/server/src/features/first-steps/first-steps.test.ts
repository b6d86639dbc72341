import type { FirstStep } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

const path = '/user/api/FirstSteps';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const stepsOf = async (caller: Caller) => {
  const { status, body } = await caller.get(path);
  expect(status).toBe(200);
  return body.map(({ key, isDone }: FirstStep) => (isDone ? `${key} done` : key));
};
const stepsAs = async (role: Role) => stepsOf(await directory.as({ role }));

const save = (caller: Caller, name: string, isShared = false, list = 'audit') =>
  caller.post('/savedview/api/SavedViews', { list, name, query: 'grade=C', isShared });
const switchAlertOff = (caller: Caller) =>
  caller.post('/notification/api/Notification/ToggleNotification', { externalId: 'suspended', value: false });

describe('the first steps', () => {
  it('are at most three that the role allows', async () => {
    expect(await stepsAs('CB Full Admin')).toEqual(['upload', 'plan', 'colleague']);
    expect(await stepsAs('CB Audit Admin')).toEqual(['upload', 'plan', 'alerts']);
    expect(await stepsAs('CB Read Only User')).toEqual(['alerts', 'saveView', 'shareView']);
    expect(await stepsAs('{body} Admin')).toEqual(['colleague', 'saveView', 'shareView']);
    expect(await stepsAs('AB User')).toEqual(['saveView', 'shareView', 'watchOffices']);
    expect(await stepsAs('UNKNOWN')).toEqual([]);
  });

  it('fit companies and sites that share, and buyers that have nothing to share', async () => {
    const { id: site, companyId: owner } = await makeSite(directory.owner);
    const { id: buyer } = await makeCompany(directory.owner);
    const stepsOfCompany = async (role: Role, id: string) =>
      stepsOf(await directory.as({ role, organisations: [['Company', id]] }));
    expect(await stepsOfCompany('Company BI S User', owner)).toEqual(['share', 'colleague', 'alerts']);
    expect(await stepsOfCompany('Company User', owner)).toEqual(['share', 'colleague', 'saveView']);
    expect(await stepsOfCompany('Company BI S User', buyer)).toEqual(['favourite', 'request', 'colleague']);
    expect(await stepsOfCompany('Company User', buyer)).toEqual(['favourite', 'colleague', 'saveView']);
    const atSite = await directory.as({ role: 'Site User', organisations: [['Site', site]] });
    expect(await stepsOf(atSite)).toEqual(['share', 'alerts', 'saveView']);
    await directory.owner.updateTable('company').set({ block_sharing: true }).where('id', '=', owner).execute();
    expect(await stepsOf(atSite)).toEqual(['request', 'alerts', 'saveView']);
  });

  it('of sharing are done once audits of the reader are shared, by whomever', async () => {
    const { siteId, ownerCompanyId: owner } = await makeAudit(directory.owner);
    const { id: customer } = await makeCompany(directory.owner);
    const atSite = await directory.as({ role: 'Site User', organisations: [['Site', siteId]] });
    expect(await stepsOf(atSite)).toEqual(['share', 'alerts', 'saveView']);
    await shareWith(directory.owner, { type: 'company', id: owner }, { type: 'Company', id: customer });
    expect(await stepsOf(atSite)).toEqual(['share', 'alerts', 'saveView']);
    await shareWith(directory.owner, { type: 'site', id: siteId }, { type: 'Company', id: customer });
    expect(await stepsOf(atSite)).toEqual(['share done', 'alerts', 'saveView']);
  });

  it('of a buyer are done by starring a certificate and by requesting its report', async () => {
    const { id, ownerCompanyId } = await makeAudit(directory.owner);
    await directory.as({ role: 'Company BI S User', organisations: [['Company', ownerCompanyId]] });
    const { id: company } = await makeCompany(directory.owner);
    const buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    expect((await buyer.post('/verify/api/Verify/updateFavouriteAudits', { auditId: id })).status).toBe(200);
    expect((await buyer.post(`/verify/api/Verify/notifyAuditOwnerRequestReportAccess/${id}`)).status).toBe(200);
    expect(await stepsOf(buyer)).toEqual(['favourite done', 'request done', 'colleague']);
  });

  it('are done once the caller has run the command, and disappear after the last', async () => {
    const caller = await directory.as({ role: '{body} User' });
    const colleague = await directory.as({ role: '{body} User' });
    expect((await save(caller, 'Grade C')).status).toBe(200);
    expect(await stepsOf(caller)).toEqual(['saveView done', 'shareView', 'watchOffices']);
    expect((await save(caller, 'Grade C of us all', true)).status).toBe(200);
    expect(await stepsOf(caller)).toEqual(['saveView done', 'shareView done', 'watchOffices']);
    expect((await save(caller, 'Suspended', false, 'certification-body')).status).toBe(200);
    expect(await stepsOf(caller)).toEqual([]);
    expect(await stepsOf(colleague)).toEqual(['saveView', 'shareView', 'watchOffices']);
  });

  it('stay done when what was made is deleted', async () => {
    const caller = await directory.as({ role: 'CB Read Only User' });
    const { body } = await save(caller, 'For a day');
    await caller.send({ method: 'DELETE', url: `/savedview/api/SavedViews/${body.id}` });
    expect(await stepsOf(caller)).toContain('saveView done');
    expect((await switchAlertOff(caller)).status).toBe(200);
    expect(await stepsOf(caller)).toContain('alerts done');
  });

  it('are hidden for good by their reader, and only for them', async () => {
    const caller = await directory.as({ role: 'CB Full Admin' });
    const hidden = await caller.post(`${path}/Hide`);
    expect([hidden.status, hidden.body]).toEqual([200, []]);
    expect((await caller.post(`${path}/Hide`)).status).toBe(200);
    expect(await stepsOf(caller)).toEqual([]);
    expect(await stepsAs('CB Full Admin')).toEqual(['upload', 'plan', 'colleague']);
  });
});
