import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../features/audit/audit.factory.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { makeUser } from '../features/identity/identity.factory.ts';
import { makeRecall } from '../features/recall/recall.factory.ts';
import { shareWith } from '../features/site/site.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const paths = {
  site: '/companydirectory/api/Sites',
  company: '/companydirectory/api/Companies',
  audit: '/audit/api/Audit',
  recall: '/recall/api/Recall',
  user: '/user/api/User',
};

let directory: TestDirectory;
let audit: MadeAudit;
let companyId: string;
let body: Caller;

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

beforeAll(async () => {
  directory = await testDirectory();
  audit = await makeAudit(directory.owner);
  companyId = audit.ownerCompanyId;
  body = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

/** The reasons in a record and, where it has one, in its row of the list: they agree. */
const refusalsOf = async (caller: Caller, kind: keyof typeof paths, id: string) => {
  const { body: record } = await caller.get(`${paths[kind]}/${id}`);
  const { body: page } = await caller.get(`${paths[kind]}?showArchived=true&searchTerm=${id}`);
  const row = [...(page.resultList ?? page.resultsList ?? [])].find((one: { id: string }) => one.id === id);
  expect(row?.refusals ?? record.refusals).toEqual(record.refusals);
  return record.refusals;
};

describe('why a verb is refused', () => {
  it('is not shown to those who are allowed, nor to a role without the permission', async () => {
    const owner = await of('Company BI S User', 'Company', companyId);
    expect(await refusalsOf(owner, 'site', audit.siteId)).toEqual({});
    expect(await refusalsOf(owner, 'company', companyId)).toEqual({});
    const reader = await of('CB Read Only User', 'CertificationBody', audit.certificationBodyId);
    expect(await refusalsOf(reader, 'site', audit.siteId)).toEqual({});
  });

  it('is that a site belongs to others, for those whom it is shared with', async () => {
    const buyer = (await makeCompany(directory.owner)).id;
    await shareWith(directory.owner, { type: 'site', id: audit.siteId }, { type: 'Company', id: buyer });
    const reader = await of('Company BI S User', 'Company', buyer);
    expect(await refusalsOf(reader, 'site', audit.siteId)).toEqual({
      edit: 'notOwn',
      share: 'notOwn',
      setSharingOptions: 'notOwn',
      upload: 'notOwn',
      schedule: 'notOwn',
    });
  });

  it('of sharing an audit is that others own it, or that its owner blocks sharing', async () => {
    const { id, siteId, ownerCompanyId } = await makeAudit(directory.owner);
    const buyer = (await makeCompany(directory.owner)).id;
    await shareWith(directory.owner, { type: 'audit', id }, { type: 'Company', id: buyer });
    await directory.owner
      .updateTable('company')
      .set({ block_sharing: true })
      .where('id', '=', ownerCompanyId)
      .execute();
    const why = async (caller: Caller) => (await refusalsOf(caller, 'audit', id)).share;
    expect(await why(await of('Company BI S User', 'Company', buyer))).toBe('notOwn');
    expect(await why(await of('Site User', 'Site', siteId))).toBe('sharingBlocked');
    expect(await why(await of('Company BI S User', 'Company', ownerCompanyId))).toBeUndefined();
  });

  it('is the relation of a certification body to the audits of a site or company', async () => {
    const stranger = await of('CB Full Admin', 'CertificationBody', (await makeCertificationBody(directory.owner)).id);
    expect(await refusalsOf(stranger, 'site', audit.siteId)).toEqual({
      edit: 'notCertifying',
      archive: 'notOnlyCertifier',
      schedule: 'notRelated',
    });
    expect(await refusalsOf(stranger, 'company', companyId)).toEqual({
      edit: 'notCertifying',
      archive: 'notOnlyCertifier',
    });
  });

  it('is the state of a record, once the caller has the relation', async () => {
    const other = await makeAudit(directory.owner, { record_status: 'Closed' });
    await directory.owner.updateTable('site').set({ status: 'Archived' }).where('id', '=', other.siteId).execute();
    await directory.owner
      .updateTable('company')
      .set({ block_sharing: true })
      .where('id', '=', other.ownerCompanyId)
      .execute();
    const sharing = { share: 'sharingBlocked', setSharingOptions: 'sharingBlocked' };
    const { setSharingOptions: _, ...ofBody } = { ...sharing, schedule: 'archived' };
    expect(await refusalsOf(body, 'site', other.siteId)).toEqual(ofBody);
    expect(await refusalsOf(body, 'company', other.ownerCompanyId)).toEqual({ share: 'sharingBlocked' });
    const ofSite = await of('Site User', 'Site', other.siteId);
    expect(await refusalsOf(ofSite, 'site', other.siteId)).toEqual({ ...sharing, schedule: 'archived' });
  });

  it('is that a record is over', async () => {
    const unfollowed = { schedule: 'notFollowed', giveReauditStatus: 'notFollowed' };
    const closed = await makeAudit(directory.owner, { record_status: 'Closed' });
    const cb = await of('CB Audit Admin', 'CertificationBody', closed.certificationBodyId);
    expect(await refusalsOf(cb, 'audit', closed.id)).toEqual({ edit: 'closed', ...unfollowed });
    const owner = await of('Company BI S User', 'Company', closed.ownerCompanyId);
    expect(await refusalsOf(owner, 'audit', closed.id)).toEqual({ schedule: 'notFollowed' });
    const aside = await makeAudit(directory.owner, { record_status: 'Archived' });
    const ofAside = await of('CB Audit Admin', 'CertificationBody', aside.certificationBodyId);
    expect(await refusalsOf(ofAside, 'audit', aside.id)).toEqual({ edit: 'archived', ...unfollowed });
    const archived = await makeRecall(directory.owner, { is_archived: true });
    expect(await refusalsOf(body, 'recall', archived.id)).toEqual({ edit: 'archived' });
  });

  it('is the role or the organisation of a user', async () => {
    const organisations = [{ type: 'CertificationBody' as const, id: audit.certificationBodyId }];
    const admin = await of('CB Full Admin', 'CertificationBody', audit.certificationBodyId);
    const make = (email: string, role: Role, held = organisations) =>
      makeUser({ writes: directory.owner }, { firstName: 'Pat', lastName: 'Quill', email, role, organisations: held });
    const { identificator: own } = await make('own@quill.example', 'CB Read Only User');
    expect(await refusalsOf(admin, 'user', own)).toEqual({});
    const { id: elsewhere } = await makeCertificationBody(directory.owner);
    const { identificator: guest } = await make('guest@quill.example', 'CB Read Only User', [
      { type: 'CertificationBody', id: elsewhere },
      ...organisations,
    ]);
    expect(await refusalsOf(admin, 'user', guest)).toEqual({
      edit: 'notPrimary',
      initialize: 'notPrimary',
    });
    const { identificator: self } = await directory.owner
      .selectFrom('app_user')
      .select('identificator')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const { body: profile } = await admin.get(`${paths.user}/${self}`);
    expect(profile.refusals).toEqual({ initialize: 'self' });
  });
});
