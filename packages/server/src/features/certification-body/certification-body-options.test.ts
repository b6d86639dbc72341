import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

const options = '/certificationbody/api/CertificationBody/getCertificationBodyOptions';

describe('picking a certification body', () => {
  let directory: TestDirectory;
  let pro: Caller;
  let nordic: { id: string; name: string };

  const namesFor = async (caller: Caller, query: Record<string, string>): Promise<string[]> => {
    const answer = await caller.get(`${options}?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return answer.body.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    directory = await testDirectory();
    pro = await directory.as({ role: 'Company BI S User' });
    nordic = await makeCertificationBody(directory.owner, { name: 'Certa Nördic A.S.' });
    await makeCertificationBody(directory.owner, { name: 'Nordic Seals', suspension_status: 'Limited' });
    await makeCertificationBody(directory.owner, { name: 'Nordic Gone', suspension_status: 'Full' });
    const closed = await makeCertificationBody(directory.owner, { name: 'Nordic Closed' });
    await directory.owner
      .insertInto('office')
      .values({ certification_body_id: closed.id, name: 'Nordic Closed', is_main: true, status: 'Archived' })
      .execute();
    for (let at = 0; at < 12; at += 1) await makeCertificationBody(directory.owner, { name: `Harbour Audits ${at}` });
  });
  afterAll(() => directory.close());

  it('finds active ones by any words of the name, regardless of accents, case and order, best first', async () => {
    expect(await namesFor(pro, { search: 'nordic' })).toEqual(['Nordic Seals', 'Certa Nördic A.S.']);
    expect(await namesFor(pro, { search: 'AS nord cert' })).toEqual(['Certa Nördic A.S.']);
  });

  it('finds one despite a typing error', async () => {
    expect(await namesFor(pro, { search: 'certa nordik' })).toEqual(['Certa Nördic A.S.']);
    expect(await namesFor(pro, { search: 'southern' })).toEqual([]);
  });

  it('finds nothing for fewer than two characters, and never more than ten', async () => {
    expect(await namesFor(pro, { search: 'n' })).toEqual([]);
    expect(await namesFor(pro, { search: '--' })).toEqual([]);
    expect(await namesFor(pro, { search: 'ha' })).toHaveLength(10);
  });

  it('names the one with a given id only to users who may read its name elsewhere', async () => {
    const { id } = nordic;
    expect((await (await directory.as({ role: '{body} User' })).get(`${options}?id=${id}`)).body).toEqual([nordic]);
    expect(await namesFor(pro, { id })).toEqual([]);
    const { id: site_id } = await makeSite(directory.owner);
    await makeAudit(directory.owner, { site_id, certification_body_id: id });
    const site = await directory.as({ role: 'Site User', organisations: [['Site', site_id]] });
    const stranger = await makeCertificationBody(directory.owner);
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', stranger.id]] });
    expect(await namesFor(site, { id })).toEqual([nordic.name]);
    expect(await namesFor(cb, { id })).toEqual([]);
    await shareWith(directory.owner, { type: 'site', id: site_id }, { type: 'CertificationBody', id: stranger.id });
    expect(await namesFor(cb, { id })).toEqual([nordic.name]);
    expect(await namesFor(cb, { id: '999999' })).toEqual([]);
  });

  it('offers a certification body its own without a search, and no others', async () => {
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', nordic.id]] });
    expect(await namesFor(cb, {})).toEqual([nordic.name]);
    expect(await namesFor(pro, {})).toEqual([]);
  });

  it('offers a user of several their primary one first', async () => {
    const earlier = await makeCertificationBody(directory.owner, { name: 'Aldgate Audits' });
    const cb = await directory.as({
      role: 'CB Full Admin',
      organisations: [
        ['CertificationBody', nordic.id],
        ['CertificationBody', earlier.id],
      ],
    });
    expect(await namesFor(cb, {})).toEqual([nordic.name, 'Aldgate Audits']);
  });

  it('limits each person to sixty calls a minute over all pickers, including on loopback', async () => {
    setClock(new Date('2026-11-21T12:00:20Z'));
    const [admin, other] = [await directory.as({ role: '{body} Admin' }), await directory.as({ role: '{body} Admin' })];
    for (let at = 0; at < 60; at += 1) expect((await admin.get(`${options}?search=nordic`)).status).toBe(200);
    const refused = await admin.get('/user/api/User/primaryOrganisations?role=Company+User&query=harbour');
    expect(refused.status).toBe(429);
    // The clock keeps running during the sixty calls, for long on a busy machine.
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(40);
    expect((await other.get(`${options}?search=nordic`)).status).toBe(200);
    setClock(new Date('2026-11-21T12:01:00Z'));
    expect((await admin.get(`${options}?search=nordic`)).status).toBe(200);
    setClock();
  });

  it('counts shared calls too, since a share names its target by id only', async () => {
    setClock(new Date('2026-11-21T13:00:20Z'));
    const company = await makeCompany(directory.owner);
    const pro = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
    const share = (sharedWithId: string) =>
      pro.post('/companydirectory/api/Companies/share', { sharedWithType: 0, sharedWithId, sharedId: company.id });
    expect((await share(nordic.id)).status).toBe(200);
    for (let at = 1; at < 60; at += 1) expect((await share(`${999_000 + at}`)).status).toBe(400);
    expect((await share(nordic.id)).status).toBe(429);
    setClock();
  });

  it('is allowed to users who see certification bodies or audits', async () => {
    const analyst = await directory.as({ role: 'Analytics User' });
    expect((await analyst.get(`${options}?search=nordic`)).status).toBe(403);
    expect((await directory.visitor.get(`${options}?search=nordic`)).status).toBe(401);
  });
});
