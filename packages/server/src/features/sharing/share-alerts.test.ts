import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { alertsAbout, mailTo, notifyAll } from '../notification/notification.factory.ts';
import { undoSeconds } from '../notification/notification.public.ts';
import { makeAuditedSite, share, unshare } from './sharing.factory.ts';

const sites = '/companydirectory/api/Sites';

let directory: TestDirectory;
let owner: Caller;
let ours: { id: string; name: string };

const of = (role: Role, type: OrganisationType, id: string) => directory.as({ role, organisations: [[type, id]] });

const audited = () => makeAuditedSite(directory.owner, ours.id);

beforeAll(async () => {
  directory = await testDirectory();
  ours = await makeCompany(directory.owner, { name: 'Owning Foods' });
  owner = await of('Company BI S User', 'Company', ours.id);
});
afterAll(() => directory.close());

describe('the alert of a share', () => {
  const alertsOf = (id: string) => alertsAbout(directory, id);

  it('waits until Undo has expired, and is withdrawn by Undo', async () => {
    const { site } = await audited();
    const target = await makeCompany(directory.owner);
    const pro = await of('Company BI S User', 'Company', target.id);
    await share(owner, sites, site, 'Company', target.id);
    const [{ at, next_at: due } = expect.unreachable()] = await alertsOf(site);
    expect(Number(due) - Number(at)).toBe(undoSeconds * 1000);
    await unshare(owner, sites, site, 'Company', target.id);
    expect([await mailTo(directory, pro), await alertsOf(site)]).toEqual([[], []]);

    await share(owner, sites, site, 'Company', target.id);
    expect(await mailTo(directory, pro)).toHaveLength(1);
    await unshare(owner, sites, site, 'Company', target.id);
    await share(owner, sites, site, 'Company', target.id);
    expect(await mailTo(directory, pro)).toHaveLength(1);
    expect(await alertsOf(site)).toMatchObject([{ kind: 'sharing granted' }]);
  });

  it('notifies the target’s active users once per event of what changed, from what to what, and by whom', async () => {
    const { site, name } = await audited();
    const target = await makeCompany(directory.owner, { name: 'Alerted Retail' });
    const pro = await of('Company BI S User', 'Company', target.id);
    for (const give of [share, share]) await give(owner, sites, site, 'Company', target.id);
    await notifyAll(directory);
    for (const take of [unshare, unshare]) await take(owner, sites, site, 'Company', target.id);
    const [granted, cancelled, ...more] = await mailTo(directory, pro);
    expect(more).toEqual([]);
    expect(granted?.subject).toBe(`${name} was shared with Alerted Retail`);
    expect(granted?.text).toContain('Before: Not shared');
    expect(granted?.text).toContain('Now: Shared');
    expect(granted?.text).toContain('By: Pat Company BI S User');
    expect(granted?.text).toContain(`/private/site/details/${site}`);
    expect(cancelled?.subject).toBe(`${name} is no longer shared with Alerted Retail`);
    expect((await alertsOf(site)).map(({ kind, organisation_id }) => [kind, organisation_id])).toEqual([
      ['sharing granted', target.id],
      ['sharing cancelled', target.id],
    ]);
  });

  it('goes to users of a certification body’s offices, and not to Lite, former or unrelated users', async () => {
    const { site } = await audited();
    const body = await makeCertificationBody(directory.owner);
    const office = await directory.owner
      .insertInto('office')
      .values({ certification_body_id: body.id, name: 'North office' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inOffice = await of('CB Audit Admin', 'Office', office.id);
    const former = await of('CB Full Admin', 'CertificationBody', body.id);
    await directory.owner
      .updateTable('app_user')
      .set({ status: 'Deactivated' })
      .where('id', '=', former.userId)
      .execute();
    const other = await of('CB Full Admin', 'CertificationBody', (await makeCertificationBody(directory.owner)).id);
    await share(owner, sites, site, 'CertificationBody', body.id);
    expect(await mailTo(directory, inOffice)).toHaveLength(1);
    const retail = await makeCompany(directory.owner);
    const lite = await of('Company User', 'Company', retail.id);
    await share(owner, sites, site, 'Company', retail.id);
    expect(await mailTo(directory, former, other, lite, owner)).toEqual([]);
  });
});
