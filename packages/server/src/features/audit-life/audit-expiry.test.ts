import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock, setClock } from '../../kernel/clock/clock.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { expireCertifications } from './audit-life.public.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
afterEach(() => setClock());
afterAll(() => directory.close());

const expiry = { issue_date: '2026-03-20', expiry_date: '2027-03-20' };
const lastMoment = new Date('2027-03-20T23:50:00Z');
const midnight = new Date('2027-03-21T00:00:00Z');
const monthLater = new Date('2027-04-21T12:00:00Z');

const expire = () => expireCertifications.run(directory.kernel, {});
const issue = (auditId: string) =>
  directory.owner
    .transaction()
    .execute((db) => issueCertificate(db, { auditId, today: clock.today(), settings: directory.settings }));
const storedOf = (id: string) =>
  directory.owner
    .selectFrom('audit')
    .select(['certification_status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Signed in at the clock's moment: tokens do not outlast the months between. */
const bodyUser = () => directory.as({ role: '{body} User' });
/** What people are shown of a record and of its site's public page. */
const shownOf = async (id: string, siteId: string) => {
  const { body } = await (await bodyUser()).get(`/audit/api/Audit/${id}`);
  const open = await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site/${siteId}`);
  const search = await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site?searchTerm=${siteId}`);
  return {
    status: body.certificationStatus.name,
    hasCertificate: body.hasCertificate,
    certificatedToday: open.body.certificatedToday,
    cards: search.body.resultsList.length,
  };
};

describe('the day after the expiry day', () => {
  it('shows the certificate nowhere as valid, though no job has run', async () => {
    setClock(lastMoment);
    const { id, siteId } = await makeAudit(directory.owner, expiry);
    await issue(id);
    const before = await shownOf(id, siteId);
    setClock(midnight);
    const after = await shownOf(id, siteId);
    expect(before).toEqual({ status: 'Certificated', hasCertificate: true, certificatedToday: true, cards: 1 });
    expect(after).toEqual({ status: 'Expired', hasCertificate: false, certificatedToday: false, cards: 0 });
    expect((await storedOf(id)).certification_status).toBe('Certificated');
    expect((await (await bodyUser()).get(`/audit/api/Audit/${id}/downloadCertificate`)).status).toBe(404);
  });
});

describe('the expiry job', () => {
  it.each(['Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended'])(
    'writes down that %s has expired, once, and who did nothing of it',
    async (certification_status) => {
      const { id } = await makeAudit(directory.owner, { ...expiry, certification_status });
      setClock(lastMoment);
      await expire();
      expect(await storedOf(id)).toEqual({ certification_status, version: 1 });
      setClock(midnight);
      await expire();
      await expire();
      expect(await storedOf(id)).toEqual({ certification_status: 'Expired', version: 2 });
      const { body } = await (await bodyUser()).get(`/audit/api/Audit/${id}/changeLog`);
      expect(body.resultsList[0]).toMatchObject({ event: 'Certification expired' });
    },
  );

  it.each(['Pending', 'Not Certificated', 'Withdrawn', 'Expired Renewed'])('leaves %s as it is', async (status) => {
    const { id } = await makeAudit(directory.owner, { ...expiry, certification_status: status });
    setClock(midnight);
    await expire();
    expect(await storedOf(id)).toEqual({ certification_status: status, version: 1 });
  });

  it('catches up on days it has missed, and leaves a record that is being changed to its next run', async () => {
    const { id } = await makeAudit(directory.owner, expiry);
    const busy = await makeAudit(directory.owner, expiry);
    setClock(monthLater);
    await directory.owner.transaction().execute(async (db) => {
      await db.selectFrom('audit').select('id').where('id', '=', busy.id).forUpdate().execute();
      await expire();
    });
    expect([(await storedOf(id)).certification_status, (await storedOf(busy.id)).certification_status]).toEqual([
      'Expired',
      'Certificated',
    ]);
    await expire();
    expect((await storedOf(busy.id)).certification_status).toBe('Expired');
  });
});
