import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app/testing/test-directory.ts';
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
  requestsIn,
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
import { makeSite } from '../site/site.factory.ts';
import { readReportAccess } from './report-access.queries.ts';

withRequests();

describe('a request for a report', () => {
  it('notifies those who may share the audit, Lite or not, names who asks and links to sharing with them', async () => {
    const lite = await userOf(audit.ownerCompanyId, 'Company User');
    const atSite = await directory.as({ role: 'Site User', organisations: [['Site', audit.siteId]] });
    const stranger = await userOf((await makeCompany(directory.owner)).id);
    expect((await request(asker, audit.id)).body).toEqual({
      enableAuditReportNotification: true,
      notificationStatus: 'P',
      requestedAt: expect.any(String),
    });
    for (const person of [owner, lite, atSite]) {
      const [mail, ...more] = await mailTo(directory, person);
      expect(more).toEqual([]);
      expect(mail?.subject).toContain(`${buyer.name} asks for its report`);
      expect(mail?.text).toContain(`/private/audit/details/${audit.id}/share?query=${buyer.id}`);
      expect(mail?.text).toMatch(/E-mail: \S+@\S+/);
      expect(mail?.text).not.toContain('Unsubscribe');
    }
    expect(await mailTo(directory, stranger, asker)).toEqual([]);
  });

  it('is offered and awaited in the rows of the Certificate Tracker', async () => {
    const inRow = async (caller: Caller) => {
      const { body } = await caller.get(`/verify/api/Verify?searchTerm=${audit.id}`);
      const { level, enableAuditReportNotification: isOffered, notificationStatus, requestedAt } = body.resultsList[0];
      return [level, isOffered, notificationStatus, requestedAt !== null];
    };
    const { body: shown } = await asker.get(`/verify/api/Verify/${audit.id}/details`);
    expect(await inRow(asker)).toEqual([shown.level, true, null, false]);
    expect(await inRow(owner)).toEqual(['full', false, null, false]);
    expect(await inRow(await userOf(buyer.id, 'Company User'))).toEqual([shown.level, false, null, false]);
    await request(asker, audit.id);
    expect(await inRow(asker)).toEqual([shown.level, true, 'P', true]);
    expect(await inRow(await userOf((await makeCompany(directory.owner)).id))).toEqual([
      shown.level,
      true,
      null,
      false,
    ]);
  });

  it('is not shown as waiting while nobody could answer it', async () => {
    const shown = async () => {
      const { body } = await asker.get(`/verify/api/Verify?searchTerm=${audit.id}`);
      const { enableAuditReportNotification: isOffered, notificationStatus, requestedAt } = body.resultsList[0];
      return [isOffered, notificationStatus, requestedAt !== null];
    };
    await request(asker, audit.id);
    await set('app_user', owner.userId, { status: 'Deactivated' });
    expect(await shown()).toEqual([false, null, false]);
    await set('app_user', owner.userId, { status: 'Active' });
    expect(await shown()).toEqual([true, 'P', true]);
  });

  it('waits for nobody once its site belongs to the owner of the audit', async () => {
    const site = await makeSite(directory.owner, { company_id: buyer.id });
    await request(await directory.as({ role: 'Site User', organisations: [['Site', site.id]] }), audit.id);
    expect(await awaited()).toEqual([audit.id]);
    await set('site', site.id, { company_id: audit.ownerCompanyId });
    expect(await awaited()).toEqual([]);
  });

  it('waits for nobody once its organisation is inactive or owns the audit', async () => {
    await request(asker, audit.id);
    await set('company', buyer.id, { status: 'Archived' });
    expect(await awaited()).toEqual([]);
    await set('company', buyer.id, { status: 'Active' });
    expect(await awaited()).toEqual([audit.id]);
    await set('audit', audit.id, { owner_company_id: buyer.id });
    expect((await asker.get(`${audits}?own=true&reportRequested=true`)).body.resultsList).toEqual([]);
  });

  it('is pending once for an organisation, even if its people ask at the same time', async () => {
    const colleague = await userOf(buyer.id);
    const answers = await Promise.all([asker, colleague, asker, colleague].map((one) => request(one, audit.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect([(await stored()).length, (await mailTo(directory, owner)).length]).toEqual([1, 1]);
  });

  it('ends after 30 days, and may then be made again', async () => {
    await request(asker, audit.id);
    const age = (days: number) =>
      directory.owner
        .updateTable('report_request')
        .set({ requested_at: new Date(Date.now() - days * 86_400_000) })
        .where('audit_id', '=', audit.id)
        .execute();
    await age(29);
    expect((await request(asker, audit.id)).status).toBe(409);
    await age(31);
    expect((await request(asker, audit.id)).status).toBe(200);
    expect(await mailTo(directory, owner)).toHaveLength(2);
  });

  it('stands in the change log of its audit each time that it is made, without who shared the site', async () => {
    await request(asker, audit.id);
    await share(owner, sites, audit.siteId, 'Company', buyer.id);
    await lasted(61);
    await unshare(owner, sites, audit.siteId, 'Company', buyer.id);
    const made = ['Request report access', buyer.name];
    expect(await requestsIn(owner)).toEqual([made]);
    await request(asker, audit.id);
    expect(await requestsIn(owner)).toEqual([made, made]);
  });

  it('stands in the change log for those who may share the audit alone', async () => {
    await request(asker, audit.id);
    expect(await requestsIn(owner)).toEqual([['Request report access', buyer.name]]);
    const reader = await makeCompany(directory.owner);
    await directory.owner
      .insertInto('share')
      .values({ entity_type: 'audit', entity_id: audit.id, target_type: 'Company', target_id: reader.id })
      .execute();
    expect(await requestsIn(await userOf(reader.id))).toEqual([]);
  });

  it('stands in the change log of a new owner, who may answer it', async () => {
    await request(asker, audit.id);
    const next = await makeCompany(directory.owner);
    await set('audit', audit.id, { owner_company_id: next.id });
    const reader = await userOf(next.id);
    expect([await awaited(reader), await requestsIn(reader)]).toEqual([
      [audit.id],
      [['Request report access', buyer.name]],
    ]);
    expect(await awaited()).toEqual([]);
  });

  it('is refused to somebody who has made thirty within an hour, but not to a colleague', async () => {
    const { id: another, ownerCompanyId } = await makeAudit(directory.owner);
    await userOf(ownerCompanyId);
    expect((await request(asker, another)).status).toBe(200);
    const latest = sql`select subject from attempt where subject like 'request for a report%' order by at desc limit 1`;
    await sql`insert into attempt (subject) select subject from (${latest}) as latest, generate_series(2, 30)`.execute(
      directory.owner,
    );
    const refused = await request(asker, audit.id);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have requested access to 30 reports within an hour. Please request more later.',
    ]);
    expect([await stored(), await mailTo(directory, owner)]).toEqual([[], []]);
    expect((await request(asker, another)).status).toBe(409);
    expect((await request(await userOf(buyer.id), audit.id)).status).toBe(200);
    await sql`delete from report_request where audit_id = ${audit.id}`.execute(directory.owner);
    await sql`update attempt set at = at - interval '1 hour'`.execute(directory.owner);
    expect((await request(asker, audit.id)).status).toBe(200);
  });

  it('is refused, and stores nothing, for one’s own audit, hidden ones and unknown ones', async () => {
    const hidden = await makeAudit(directory.owner, { certification_status: 'Not Certificated' });
    expect((await request(owner, audit.id)).status).toBe(409);
    for (const id of [hidden.id, '999999999']) expect((await request(asker, id)).status).toBe(404);
    expect(
      await directory.owner
        .selectFrom('report_request')
        .select('audit_id')
        .where('audit_id', 'in', [audit.id, hidden.id])
        .execute(),
    ).toEqual([]);
  });

  it('is refused to Lite users and certification bodies, and where nobody could answer', async () => {
    const lite = await request(await userOf(buyer.id, 'Company User'), audit.id);
    expect([lite.status, lite.body.message]).toEqual([403, 'Please upgrade to Directory Pro to access this feature']);
    const body = await directory.as({ role: 'CB Full Admin' });
    expect((await request(body, audit.id)).body.message).toBe('Report access cannot be requested for this audit');
    const { id } = await makeAudit(directory.owner);
    expect((await request(asker, id)).status).toBe(403);
  });

  it('is refused to those with whom the audit could not be shared', async () => {
    const sister = await makeSite(directory.owner, { company_id: audit.ownerCompanyId });
    const ofOwner = await directory.as({ role: 'Site User', organisations: [['Site', sister.id]] });
    await directory.owner.updateTable('company').set({ status: 'Archived' }).where('id', '=', buyer.id).execute();
    for (const one of [ofOwner, asker]) {
      const { status, body } = await request(one, audit.id);
      expect([status, body.message]).toEqual([403, 'Report access cannot be requested for this audit']);
    }
    expect([await stored(), await mailTo(directory, owner)]).toEqual([[], []]);
  });

  it('is offered where it would be accepted', async () => {
    const accessOf = async (id: string, organisation = buyer.id) => {
      const organisations = { companies: [organisation], sites: [], certificationBodies: [], accreditationBodies: [] };
      const actor = {
        id: asker.userId,
        identificator: '',
        name: '',
        email: '',
        role: 'Company BI S User',
        tiers: true,
        organisations,
      } as const;
      const ctx = {
        db: directory.database.reads,
        kernel: directory.kernel,
        actor: { ...actor, organisations: { ...organisations } },
      };
      return readReportAccess(ctx, id, 'basic');
    };
    const unasked = { notificationStatus: null, requestedAt: null };
    expect(await accessOf(audit.id)).toEqual({ enableAuditReportNotification: true, ...unasked });
    await request(asker, audit.id);
    expect(await accessOf(audit.id)).toMatchObject({ notificationStatus: 'P' });
    const { id } = await makeAudit(directory.owner);
    expect(await accessOf(id)).toEqual({ enableAuditReportNotification: false, ...unasked });
  });
});
