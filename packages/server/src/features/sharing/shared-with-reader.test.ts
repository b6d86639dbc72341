import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { share, unshare } from './sharing.factory.ts';

const paths = {
  company: '/companydirectory/api/Companies',
  site: '/companydirectory/api/Sites',
  audit: '/audit/api/Audit',
};

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const of = (role: Role, type: OrganisationType, id: string) => directory.as({ role, organisations: [[type, id]] });
const buyerOf = (id: string) => of('Company BI S User', 'Company', id);

/** A company with a site and its audit, its user, and another company with a user. */
const world = async () => {
  const house = await makeCompany(directory.owner, { name: 'Owning Foods' });
  const site = await makeSite(directory.owner, { company_id: house.id });
  const audit = await makeAudit(directory.owner, { site_id: site.id });
  const { id: target } = await makeCompany(directory.owner);
  const ids: Record<ShareableEntity, string> = { company: house.id, site: site.id, audit: audit.id };
  const seller = await buyerOf(house.id);
  return { ids, body: audit.certificationBodyId, target, seller, buyer: await buyerOf(target) };
};

/** What a reader is told on a record; its status if they do not see it. */
const told = async (caller: Caller, type: 'site' | 'audit', id: string) => {
  const { status, body } = await caller.get(`${paths[type]}/${id}`);
  return status === 200 ? body.sharedWithReader : status;
};
const onBoth = async (caller: Caller, { site, audit }: Record<ShareableEntity, string>) => ({
  site: await told(caller, 'site', site),
  audit: await told(caller, 'audit', audit),
});

describe('a reader of a record that others shared with them', () => {
  it.each([
    ['audit', { site: 404 }],
    ['site', {}],
    ['company', {}],
  ] as const)('is told which organisation shared the %s and since when, until the share ends', async (type, hidden) => {
    const { ids, target, seller, buyer } = await world();
    const { body } = await share(seller, paths[type], ids[type], 'Company', target);
    const since = expect.stringContaining(body.since.slice(0, 19));
    const shared = { of: type, since, by: 'Owning Foods' };
    expect(await onBoth(buyer, ids)).toEqual({ site: shared, audit: shared, ...hidden });
    await unshare(seller, paths[type], ids[type], 'Company', target);
    expect(await onBoth(buyer, ids)).toEqual({ site: 404, audit: 404 });
  });

  it('is not told where the person went who shared it', async () => {
    const { owner } = directory;
    const { ids, target, seller, buyer } = await world();
    await share(seller, paths.site, ids.site, 'Company', target);
    await owner.deleteFrom('user_organisation').where('user_id', '=', seller.userId).execute();
    await owner.updateTable('app_user').set({ role: '{body} User' }).where('id', '=', seller.userId).execute();
    const shared = expect.objectContaining({ of: 'site', by: 'Owning Foods' });
    expect(await onBoth(buyer, ids)).toEqual({ site: shared, audit: shared });
  });

  it('reads of a site out of their sight what its report calls it', async () => {
    const { owner } = directory;
    const { ids, target, seller, buyer } = await world();
    await owner.updateTable('audit').set({ site_name: 'Oldham Dairy' }).where('id', '=', ids.audit).execute();
    await share(await of('Site User', 'Site', ids.site), paths.audit, ids.audit, 'Company', target);
    const today = { name: 'Zebra Cheese', company_id: (await makeCompany(owner)).id };
    await owner.updateTable('site').set(today).where('id', '=', ids.site).execute();
    expect(await told(buyer, 'audit', ids.audit)).toMatchObject({ of: 'audit', by: 'Oldham Dairy' });
    const given = (await seller.get(`${paths.audit}/getShares/${ids.audit}`)).body;
    expect(given).toMatchObject([{ sharedBy: 'Oldham Dairy' }]);
    await shareWith(owner, { type: 'site', id: ids.site }, { type: 'Company', id: target });
    expect(await told(buyer, 'audit', ids.audit)).toMatchObject({ of: 'audit', by: 'Zebra Cheese' });
  });

  it('is told of the first share that shows them the record: not of one that excludes it, nor of one with others', async () => {
    const { owner } = directory;
    const { ids, target, buyer } = await world();
    const other = await makeCompany(owner);
    const kept = await makeAudit(owner, {
      site_id: ids.site,
      standard_id: 8,
      owner_company_id: (await makeCompany(owner, { block_sharing: true })).id,
    });
    for (const [type, id, year, receiver] of [
      ['audit', ids.audit, 2024, target],
      ['audit', kept.id, 2024, target],
      ['site', ids.site, 2023, target],
      ['company', ids.company, 2022, target],
      ['site', ids.site, 2021, other.id],
    ] as const) {
      const given = await shareWith(owner, { type, id }, { type: 'Company', id: receiver });
      await owner
        .updateTable('share')
        .set({ since: `${year}-03-03T09:30:00Z` })
        .where('id', '=', given.id)
        .execute();
    }
    const first = { of: 'company', since: '2022-03-03T09:30:00Z', by: null };
    expect(await onBoth(buyer, ids)).toEqual({ site: first, audit: first });
    expect(await told(buyer, 'audit', kept.id)).toEqual({ of: 'audit', since: '2024-03-03T09:30:00Z', by: null });
  });

  it('is told no organisation where none of its owners shared it, and never which person did', async () => {
    const { ids, target, buyer } = await world();
    const admin = await directory.as({ role: '{body} Admin' });
    await share(admin, paths.site, ids.site, 'Company', target);
    const { text } = await buyer.get(`${paths.site}/${ids.site}`);
    expect(JSON.parse(text).sharedWithReader).toMatchObject({ of: 'site', by: null });
    expect(text).not.toContain('Pat ');
  });

  it('may be a certification body that neither audits nor created the site', async () => {
    const { ids, seller } = await world();
    const { id } = await makeCertificationBody(directory.owner);
    const reader = await of('CB Full Admin', 'CertificationBody', id);
    expect(await onBoth(reader, ids)).toEqual({ site: null, audit: 404 });
    await share(seller, paths.site, ids.site, 'CertificationBody', id);
    const shared = expect.objectContaining({ of: 'site', by: 'Owning Foods' });
    expect(await onBoth(reader, ids)).toEqual({ site: shared, audit: shared });
  });

  it('may be a user of a site of another company', async () => {
    const { ids, seller } = await world();
    const other = await makeSite(directory.owner);
    await share(seller, paths.audit, ids.audit, 'Site', other.id);
    const reader = await of('Site User', 'Site', other.id);
    expect(await onBoth(reader, ids)).toEqual({ site: 404, audit: expect.objectContaining({ of: 'audit' }) });
  });
});

describe('a reader with a reason of their own to see a record', () => {
  it('is told of no share, whatever is shared with them or with others', async () => {
    const { ids, body, target, seller, buyer } = await world();
    for (const type of ['company', 'site', 'audit'] as const) {
      await share(seller, paths[type], ids[type], 'Company', target);
      await share(seller, paths[type], ids[type], 'CertificationBody', body);
    }
    const readers = [
      seller,
      await of('Site User', 'Site', ids.site),
      await of('CB Full Admin', 'CertificationBody', body),
      await directory.as({ role: '{body} Admin' }),
    ];
    for (const reader of readers) expect(await onBoth(reader, ids)).toEqual({ site: null, audit: null });
    expect((await onBoth(buyer, ids)).audit).toMatchObject({ of: 'company' });
  });
});

describe('a competitor', () => {
  it('does not see a record that is shared with others', async () => {
    const { ids, target, seller } = await world();
    for (const type of ['company', 'site', 'audit'] as const)
      await share(seller, paths[type], ids[type], 'Company', target);
    const competitor = await buyerOf((await makeCompany(directory.owner)).id);
    expect(await onBoth(competitor, ids)).toEqual({ site: 404, audit: 404 });
  });
});
