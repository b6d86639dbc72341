import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { type MadeAudit, makeAudit } from '../audit/audit.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeFavourite } from '../favourite/favourite.factory.ts';
import { mailTo } from '../notification/notification.factory.ts';
import { shareWith } from '../site/site.factory.ts';

let directory: TestDirectory;
let bodyId: string;
let cb: Caller;
let admin: Caller;
let former: MadeAudit;
let company: { id: string };
let follower: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyId = (await makeApprovedBody(directory.owner)).id;
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
  admin = await directory.as({ role: '{body} Admin' });
});
beforeEach(async () => {
  former = await makeAudit(directory.owner, { certification_body_id: bodyId });
  company = await makeCompany(directory.owner);
  follower = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
  await makeFavourite(directory.owner, company.id, former);
});
afterAll(() => directory.close());

/** Validates a later record of the site. */
const follow = async (values: NonNullable<Parameters<typeof makeAudit>[1]>) => {
  const { id } = await makeAudit(directory.owner, {
    certification_body_id: bodyId,
    site_id: former.siteId,
    start_date: '2026-06-01',
    end_date: '2026-06-02',
    record_status: 'Holding',
    validation_date: null,
    holding_reason: holdingReasons.byOwner,
    uploaded_by_organisation: 'Company',
    ...values,
  });
  expect((await cb.put(`/audit/api/Audit/validate/holding/${id}`, {})).status).toBe(200);
  return id;
};
const archive = (id: string, away: boolean) =>
  admin.post('/audit/api/Audit/Archive', { ExternalId: id, Archive: away });

describe('the followers of a certificate', () => {
  it('are notified that it is no longer current if a report that certifies nothing replaces it, and not what that found', async () => {
    await follow({ certification_status: 'Not Certificated' });
    const [mail, ...more] = await mailTo(directory, follower);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`audit ${former.id}: its certificate is no longer current`);
    expect(mail?.text).toContain('Before: Certificated\n');
    expect(mail?.text).toContain('Now: No current certificate');
    expect(mail?.text).toContain('/private/verify?showFavourites=true');
    expect(mail?.text).not.toMatch(/Not Certificated|Withdrawn/);
  });

  it('are notified of the new one alone if it is renewed', async () => {
    const id = await follow({});
    const mails = await mailTo(directory, follower);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`audit ${id}: a new report`)]);
  });

  it('are notified of an archived one, unless that is undone', async () => {
    await archive(former.id, true);
    await archive(former.id, false);
    expect(await mailTo(directory, follower)).toEqual([]);
    await archive(former.id, true);
    expect(await mailTo(directory, follower)).toHaveLength(1);
  });

  it('are notified as its readers alone if it is shared with them', async () => {
    await shareWith(directory.owner, { type: 'audit', id: former.id }, { type: 'Company', id: company.id });
    await follow({ certification_status: 'Not Certificated' });
    const mails = await mailTo(directory, follower);
    expect(mails.map(({ text }) => text.includes('No current certificate'))).toEqual([false]);
  });

  it('are not notified of a record that was hidden from them before', async () => {
    await directory.owner.updateTable('audit').set({ is_visible: false }).where('id', '=', former.id).execute();
    await follow({ certification_status: 'Not Certificated' });
    expect(await mailTo(directory, follower)).toEqual([]);
  });
});
