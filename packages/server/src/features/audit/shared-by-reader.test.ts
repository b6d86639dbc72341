import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAudit } from './audit.factory.ts';

let directory: TestDirectory;
let company: Caller;
let siteUser: Caller;
let reader: { type: 'Company'; id: string };
let site: { id: string };
let ids: { direct: string; ofSite: string; ofCompany: string };

const sharedFor = async (caller: Caller): Promise<string[]> => {
  const { status, body } = await caller.get('/audit/api/Audit?shared=true&sortBy=id&order=asc');
  expect(status).toBe(200);
  return body.resultsList.map(({ id }: { id: string }) => id);
};

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const house = await makeCompany(owner);
  const stranger = await makeCompany(owner);
  reader = { type: 'Company', id: stranger.id };
  company = await directory.as({ role: 'Company BI S User', organisations: [['Company', house.id]] });
  site = await makeSite(owner, { company_id: house.id });
  const quiet = await makeSite(owner, { company_id: house.id });
  siteUser = await directory.as({ role: 'Site User', organisations: [['Site', site.id]] });
  ids = {
    direct: (await makeAudit(owner, { site_id: quiet.id })).id,
    ofSite: (await makeAudit(owner, { site_id: site.id })).id,
    ofCompany: (await makeAudit(owner, { site_id: quiet.id, standard_id: 8 })).id,
  };
  await makeAudit(owner, { site_id: site.id, standard_id: 8, record_status: 'Holding' });
});
afterAll(() => directory.close());

describe('the audits that a company or site shares with others', () => {
  it('are none while nothing is shared', async () => {
    expect(await sharedFor(company)).toEqual([]);
  });

  it('are those shared themselves or with their site, and never held records', async () => {
    await shareWith(directory.owner, { type: 'audit', id: ids.direct }, reader);
    await shareWith(directory.owner, { type: 'site', id: site.id }, reader);
    expect(await sharedFor(company)).toEqual([ids.direct, ids.ofSite]);
    expect(await sharedFor(siteUser)).toEqual([ids.ofSite]);
  });

  it('are hidden from those they are shared with', async () => {
    const recipient = await directory.as({ role: 'Company BI S User', organisations: [['Company', reader.id]] });
    const { body } = await recipient.get('/audit/api/Audit');
    expect(body.total).toBe(2);
    expect(await sharedFor(recipient)).toEqual([]);
  });

  it('are hidden from the site’s own users where the company blocks sharing or shares itself', async () => {
    const { owner } = directory;
    const house = await makeCompany(owner, { block_sharing: true });
    const blocked = await makeSite(owner, { company_id: house.id });
    const audit = await makeAudit(owner, { site_id: blocked.id });
    const staff = await directory.as({ role: 'Site User', organisations: [['Site', blocked.id]] });
    const owning = await directory.as({ role: 'Company BI S User', organisations: [['Company', house.id]] });
    await shareWith(owner, { type: 'site', id: blocked.id }, reader);
    await shareWith(owner, { type: 'company', id: house.id }, reader);
    expect(await sharedFor(staff)).toEqual([]);
    expect(await sharedFor(owning)).toEqual([audit.id]);
  });

  it('are found only by companies and sites', async () => {
    const admin = await directory.as({ role: '{body} Admin' });
    expect((await admin.get('/audit/api/Audit?shared=true')).status).toBe(400);
  });
});
