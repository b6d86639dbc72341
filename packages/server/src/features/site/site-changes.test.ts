import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteNamed } from '../../app/testing/entities/site.ts';
import { readSiteForm, sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { mailTo } from '../notification/notification.factory.ts';
import { makeCompleteSite, makeSite, shareWith } from './site.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

describe('moving a site to another company', () => {
  it('ends its shares and the site’s assignments of the former company’s users', async () => {
    const [former, next] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const creator = await of('Company BI S User', 'Company', former.id);
    const { body: created } = await creator.post(sites, siteNamed(former.id, 'Riverside Mill'));
    const siteUser = await of('Site User', 'Site', created.id);
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: created.id }, { type: 'Company', id: target.id });
    const sharee = await of('Company User', 'Company', target.id);
    expect((await sharee.get(`${sites}/${created.id}`)).status).toBe(200);

    const { form, version } = await readSiteForm(body, created.id);
    const moved = await body.put(
      `${sites}/${created.id}`,
      { ...form, site: { ...form.site, companyId: next.id } },
      version,
    );
    expect(moved).toMatchObject({ status: 200, body: { companyId: next.id, companyName: next.name } });
    expect((await sharee.get(`${sites}/${created.id}`)).status).toBe(404);
    expect((await creator.get(`${sites}/${created.id}`)).status).toBe(404);
    expect((await siteUser.get(`${sites}/${created.id}`)).status).toBe(200);
    expect((await (await of('Company User', 'Company', next.id)).get(`${sites}/${created.id}`)).status).toBe(200);
  });

  it('ends the other assignments of Site Users, and makes their stale edits conflict', async () => {
    const [former, next] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const [moving, staying] = [
      await makeCompleteSite(directory.owner, { company_id: former.id }),
      await makeSite(directory.owner, { company_id: former.id }),
    ];
    const both = (first: string, second: string) =>
      directory.as({
        role: 'Site User',
        organisations: [
          ['Site', first],
          ['Site', second],
        ],
      });
    const [going, left] = [await both(moving.id, staying.id), await both(staying.id, moving.id)];
    const { form, version } = await readSiteForm(body, moving.id);
    await body.put(`${sites}/${moving.id}`, { ...form, site: { ...form.site, companyId: next.id } }, version);
    const seen = async (user: Caller) =>
      (await user.get(`${sites}?sortBy=id`)).body.resultList.map(({ id }: { id: string }) => id);
    expect([await seen(going), await seen(left)]).toEqual([[moving.id], [staying.id]]);
    const versions = directory.owner
      .selectFrom('app_user')
      .select('version')
      .where('id', 'in', [going.userId, left.userId]);
    expect(await versions.execute()).toEqual([{ version: 2 }, { version: 2 }]);
  });

  it('alerts those its former company is shared with, once, unless they still see the site', async () => {
    const [site, next] = [await makeCompleteSite(directory.owner), await makeCompany(directory.owner)];
    const [losing, keeping] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const shareAll = (id: string, target: { id: string }) =>
      shareWith(directory.owner, { type: 'company', id }, { type: 'Company', id: target.id });
    for (const target of [losing, keeping, next]) await shareAll(site.companyId, target);
    await shareAll(next.id, keeping);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: losing.id });
    const move = async (companyId: string) => {
      const { form, version } = await readSiteForm(body, site.id);
      await body.put(`${sites}/${site.id}`, { ...form, site: { ...form.site, companyId } }, version);
    };
    const readers = async () => {
      const rows = directory.owner.selectFrom('alert').select('organisation_id').where('entity_id', '=', site.id);
      return (await rows.orderBy('id').execute()).map(({ organisation_id }) => organisation_id);
    };
    await move(next.id);
    expect(await readers()).toEqual([losing.id]);
    await move(site.companyId);
    await move(next.id);
    expect(await readers()).toEqual([losing.id, losing.id]);
  });

  it('alerts the share recipients of the site, by the name they know, and nobody else', async () => {
    const site = await makeCompleteSite(directory.owner);
    const next = await makeCompany(directory.owner, { name: 'Onward Foods' });
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: target.id });
    const notified = await of('Company BI S User', 'Company', target.id);
    const others = [
      await of('Company BI S User', 'Company', next.id),
      await of('Company BI S User', 'Company', site.companyId),
    ];
    const { form, version } = await readSiteForm(body, site.id);
    const moved = { ...form.site, companyId: next.id, name: 'Onward Bakery' };
    await body.put(`${sites}/${site.id}`, { ...form, site: moved }, version);
    const mail = await mailTo(directory, notified, ...others);
    expect(mail.map(({ userId }) => userId)).toEqual([notified.userId]);
    expect(mail[0]?.subject).toContain(`${form.site.name} is no longer shared with`);
    expect(mail[0]?.text).toMatch(/Reason: The site moved from .* to another company/);
    expect(JSON.stringify(mail)).not.toContain('Onward');
  });

  it('is allowed only to the standards body, and only to an existing company that is not archived', async () => {
    const site = await makeCompleteSite(directory.owner);
    const { id } = await makeCompany(directory.owner);
    const both = await directory.as({
      role: 'Company BI S User',
      organisations: [
        ['Company', site.companyId],
        ['Company', id],
      ],
    });
    const { form, version } = await readSiteForm(both, site.id);
    const moved = { ...form, site: { ...form.site, companyId: id } };
    expect(await both.put(`${sites}/${site.id}`, moved, version)).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'site.companyId' }] },
    });
    const archived = await makeCompany(directory.owner, { status: 'Archived' });
    for (const companyId of ['99999999', archived.id]) {
      const nowhere = { ...form, site: { ...form.site, companyId } };
      expect((await body.put(`${sites}/${site.id}`, nowhere, version)).status).toBe(400);
    }
  });
});

describe('editing a site', () => {
  it('requires a technical and a commercial contact from those who may change them', async () => {
    const { id, companyId } = await makeCompleteSite(directory.owner);
    const user = await of('Company User', 'Company', companyId);
    const { form, version } = await readSiteForm(user, id);
    const refused = await user.put(
      `${sites}/${id}`,
      { ...form, technicalContact: { ...form.technicalContact, email: '' } },
      version,
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'technicalContact.email', message: 'Field is required' }] },
    });
  });

  it('keeps a former name, which search still finds', async () => {
    const { id } = await makeCompleteSite(directory.owner, { name: 'Oldcastle Creamery' });
    const { form, version } = await readSiteForm(body, id);
    const { body: renamed } = await body.put(
      `${sites}/${id}`,
      { ...form, site: { ...form.site, name: 'Newgate Dairy' } },
      version,
    );
    expect(renamed.formerNames).toMatchObject([{ name: 'Oldcastle Creamery' }]);
    const { body: page } = await body.get(`${sites}?searchTerm=oldcastle+creamery`);
    expect(page.resultList).toMatchObject([{ id, name: 'Newgate Dairy' }]);
  });
});

describe('archiving a site', () => {
  it('does not end a suspension when it is undone, however often', async () => {
    const site = await makeSite(directory.owner, { status: 'Suspended' });
    for (let times = 0; times < 2; times += 1) {
      await body.post(`${sites}/${site.id}/archive`);
      expect((await body.post(`${sites}/${site.id}/unarchive`)).body.status).toBe('Suspended');
    }
    const quiet = await makeSite(directory.owner, { status: 'Archived' });
    expect((await body.post(`${sites}/${quiet.id}/unarchive`)).body.status).toBe('Active');
  });
});

describe('the change log of a site', () => {
  it('has one entry for a command that changed the site, its name and one of its contacts', async () => {
    const { id } = await makeCompleteSite(directory.owner, { name: 'First name' });
    const to = await makeCompany(directory.owner, { name: 'Second owner' });
    const { form, version } = await readSiteForm(body, id);
    const { companyName } = (await body.get(`${sites}/${id}`)).body;
    const changed = {
      ...form,
      site: { ...form.site, name: 'Second name', companyId: to.id },
      technicalContact: { ...form.technicalContact, phoneNumber: '+44 2' },
    };
    await body.put(`${sites}/${id}`, changed, version);
    const { body: log } = await body.get(`${sites}/${id}/changeLog`);
    expect(log.resultsList[0]).toMatchObject({ event: 'Edit site', changeBy: expect.stringContaining(' ') });
    const { fieldsChanged } = log.resultsList[0];
    expect(fieldsChanged).toContainEqual({ fieldName: 'Site name', oldValue: 'First name', newValue: 'Second name' });
    expect(fieldsChanged).toContainEqual({
      fieldName: 'Owning Company',
      oldValue: companyName,
      newValue: 'Second owner',
    });
    expect(fieldsChanged).toContainEqual({ fieldName: 'Former name', oldValue: null, newValue: 'First name' });
    expect(fieldsChanged).toContainEqual({
      fieldName: 'Technical contact: Phone number',
      oldValue: null,
      newValue: '+44 2',
    });
  });

  it('shows a new owner its own shares and options, and none of the former owner’s', async () => {
    const site = await makeCompleteSite(directory.owner);
    const next = await makeCompany(directory.owner);
    const [before, after] = [
      await makeCompany(directory.owner, { name: 'Shared before' }),
      await makeCompany(directory.owner, { name: 'Shared after' }),
    ];
    const [former, owner] = [
      await of('Company User', 'Company', site.companyId),
      await of('Company User', 'Company', next.id),
    ];
    const option = (by: Caller, sharingExternalId: string) =>
      by.post(`${sites}/SetSharingOptionsData`, { siteExternalId: site.id, sharingExternalId, value: true });
    const share = (by: Caller, { id }: { id: string }) =>
      by.post(`${sites}/share`, { sharedWithType: 1, sharedWithId: id, sharedId: site.id });
    await share(former, before);
    await option(former, '1');
    const { form, version } = await readSiteForm(body, site.id);
    await body.put(`${sites}/${site.id}`, { ...form, site: { ...form.site, companyId: next.id } }, version);
    await share(owner, after);
    await option(owner, '3');
    const shownTo = async (who: Caller) => {
      const { text } = await who.get(`${sites}/${site.id}/changeLog`);
      return ['Shared before', 'BasicOnly', 'Shared after', 'CertificatePDF'].filter((name) => text.includes(name));
    };
    expect(await shownTo(body)).toHaveLength(4);
    expect(await shownTo(owner)).toEqual(['Shared after', 'CertificatePDF']);
  });
});
