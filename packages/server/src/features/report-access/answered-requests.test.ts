import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  asker,
  audit,
  audits,
  awaited,
  buyer,
  directory,
  lasted,
  owner,
  request,
  set,
  sites,
  stored,
  userOf,
  withRequests,
} from '../../app/testing/with-requests.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { mailTo } from '../notification/notification.factory.ts';
import { share, unshare } from '../sharing/sharing.factory.ts';

withRequests();

describe('a request for a report', () => {
  it('is answered by a share, and may be made again after that ends', async () => {
    await request(asker, audit.id);
    expect((await share(owner, audits, audit.id, 'Company', buyer.id)).status).toBe(200);
    expect(await awaited()).toEqual([]);
    const refused = await request(asker, audit.id);
    expect([refused.status, refused.body.message]).toEqual([409, 'You already have access to this audit']);
    await lasted(61);
    expect((await unshare(owner, audits, audit.id, 'Company', buyer.id)).status).toBe(200);
    expect(await awaited()).toEqual([]);
    expect((await request(asker, audit.id)).status).toBe(200);
    expect([await awaited(), (await mailTo(directory, owner)).length]).toEqual([[audit.id], 2]);
  });

  it('is answered by a share of the site', async () => {
    await request(asker, audit.id);
    expect((await share(owner, sites, audit.siteId, 'Company', buyer.id)).status).toBe(200);
    expect(await awaited()).toEqual([]);
  });

  it('waits again as before if its share ends within an hour, and nobody is written to again', async () => {
    const day = new Date(Date.now() - 2 * 86_400_000);
    await request(asker, audit.id);
    await directory.owner
      .updateTable('report_request')
      .set({ requested_at: day })
      .where('audit_id', '=', audit.id)
      .execute();
    const [before] = await stored();
    await share(owner, audits, audit.id, 'Company', buyer.id);
    await lasted(59);
    await unshare(owner, audits, audit.id, 'Company', buyer.id);
    expect([await stored(), await awaited()]).toEqual([[before], [audit.id]]);
    const { body: shown } = await asker.get(`/verify/api/Verify/${audit.id}/details`);
    expect(shown).toMatchObject({ notificationStatus: 'P', requestedAt: day.toISOString() });
    expect((await request(asker, audit.id)).status).toBe(409);
    expect([(await mailTo(directory, owner)).length, await mailTo(directory, asker)]).toEqual([1, []]);
  });

  it('waits again only once no share answers it, with the others that the same share had answered', async () => {
    const other = await makeAudit(directory.owner, { site_id: audit.siteId, standard_id: 8 });
    for (const { id } of [audit, other]) await request(asker, id);
    await share(owner, audits, audit.id, 'Company', buyer.id);
    expect(await awaited()).toEqual([other.id]);
    await share(owner, sites, audit.siteId, 'Company', buyer.id);
    await unshare(owner, audits, audit.id, 'Company', buyer.id);
    expect(await awaited()).toEqual([]);
    await unshare(owner, sites, audit.siteId, 'Company', buyer.id);
    expect(await awaited()).toEqual([audit.id, other.id]);
  });

  it('is ended by the end of a long share of its audit or site, and by no other', async () => {
    const rival = await makeCompany(directory.owner);
    const other = await makeAudit(directory.owner);
    const others = [await userOf(rival.id), await userOf(other.ownerCompanyId)] as const;
    for (const one of [asker, others[0]]) await request(one, audit.id);
    await share(others[1], audits, other.id, 'Company', buyer.id);
    for (const to of [buyer, rival]) await share(owner, sites, audit.siteId, 'Company', to.id);
    await lasted(61);
    await unshare(others[1], audits, other.id, 'Company', buyer.id);
    expect((await stored()).map(({ ended_at: at }) => at)).toEqual([null, null]);
    for (const to of [buyer, rival]) await unshare(owner, sites, audit.siteId, 'Company', to.id);
    const ended = (await stored()).filter(({ ended_at: at }) => at !== null);
    expect(ended.map(({ organisation_id: id }) => id)).toEqual([buyer.id]);
  });

  it('ends with a long share, even if it was made while the share was given', async () => {
    await share(owner, audits, audit.id, 'Company', buyer.id);
    const { id: auditId } = audit;
    const values = { audit_id: auditId, organisation_type: 'Company', organisation_id: buyer.id };
    await directory.owner
      .insertInto('report_request')
      .values({ ...values, requested_by: asker.userId })
      .execute();
    await lasted(61);
    await unshare(owner, audits, audit.id, 'Company', buyer.id);
    expect(await awaited()).toEqual([]);
  });

  it('is not ended by the end of a share that never showed its audit', async () => {
    const former = await makeCompany(directory.owner, { block_sharing: true });
    await set('audit', audit.id, { owner_company_id: former.id });
    const blocking = await userOf(former.id);
    await request(asker, audit.id);
    await share(owner, sites, audit.siteId, 'Company', buyer.id);
    await lasted(61);
    await share(blocking, audits, audit.id, 'Company', buyer.id);
    await unshare(owner, sites, audit.siteId, 'Company', buyer.id);
    await unshare(blocking, audits, audit.id, 'Company', buyer.id);
    expect(await awaited(blocking)).toEqual([audit.id]);
  });

  it('is ended by the end of a long share although its audit has been archived meanwhile', async () => {
    await request(asker, audit.id);
    await share(owner, audits, audit.id, 'Company', buyer.id);
    await lasted(61);
    await set('audit', audit.id, { record_status: 'Archived' });
    await unshare(owner, audits, audit.id, 'Company', buyer.id);
    await set('audit', audit.id, { record_status: 'Current' });
    expect(await awaited()).toEqual([]);
  });

  it('is not ended by the end of a share that was given while its audit was archived', async () => {
    await request(asker, audit.id);
    await set('audit', audit.id, { record_status: 'Archived' });
    await sql`update change_log set at = at - interval '2 hours' where entity_id = ${audit.id}`.execute(
      directory.owner,
    );
    await share(owner, sites, audit.siteId, 'Company', buyer.id);
    await lasted(61);
    await unshare(owner, sites, audit.siteId, 'Company', buyer.id);
    await set('audit', audit.id, { record_status: 'Current' });
    expect(await awaited()).toEqual([audit.id]);
  });
});
