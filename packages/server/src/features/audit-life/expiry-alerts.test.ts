import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { alertsAbout, mailTo } from '../notification/notification.factory.ts';
import { shareWith } from '../site/site.factory.ts';
import { expireCertifications } from './audit-life.public.ts';

let directory: TestDirectory;
let audit: Awaited<ReturnType<typeof makeAudit>>;
let buyer: string;

beforeAll(async () => {
  directory = await testDirectory();
  await directory.owner.updateTable('this_directory').set({ expiry_alerts_from: '2026-01-01' }).execute();
});
afterEach(() => setClock());
afterAll(() => directory.close());

beforeEach(async () => {
  const dates = { issue_date: '2026-03-20', validation_date: '2026-03-20', expiry_date: '2027-03-20' };
  audit = await makeAudit(directory.owner, dates);
  buyer = (await makeCompany(directory.owner)).id;
  await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: buyer });
});

const runOn = async (day: string) => {
  setClock(new Date(`${day}T00:05:00Z`));
  await expireCertifications.run(directory.kernel, {});
};

const changes = async () =>
  (await alertsAbout(directory, audit.id)).map(({ kind, facts }) => {
    const { from, to } = facts as { from: string; to: string };
    return [kind, from, to];
  });

const expiring = (left: string) => ['certificate expiring', 'Valid until 2027-03-20', `${left} before it expires`];

describe('a certificate that will expire', () => {
  it('is announced 90, 30 and 7 days before, each once', async () => {
    for (const day of ['2026-12-19', '2026-12-20', '2026-12-21', '2027-02-18', '2027-02-19', '2027-03-13'])
      for (const _run of [1, 2]) await runOn(day);
    expect(await changes()).toEqual([expiring('90 days'), expiring('30 days'), expiring('7 days')]);
  });

  it('is announced once for the notices that an outage missed', async () => {
    await runOn('2027-02-20');
    expect(await changes()).toEqual([expiring('28 days')]);
  });

  it('is not announced by a notice that was due before its record was validated', async () => {
    await directory.owner
      .updateTable('audit')
      .set({ validation_date: '2027-02-22' })
      .where('id', '=', audit.id)
      .execute();
    await runOn('2027-02-23');
    expect(await changes()).toEqual([]);
    await runOn('2027-03-14');
    expect(await changes()).toEqual([expiring('6 days')]);
  });

  it('is announced again for another expiry date', async () => {
    await runOn('2026-12-20');
    await directory.owner.updateTable('audit').set({ expiry_date: '2027-04-20' }).where('id', '=', audit.id).execute();
    await runOn('2027-01-20');
    expect(await changes()).toEqual([
      expiring('90 days'),
      ['certificate expiring', 'Valid until 2027-04-20', '90 days before it expires'],
    ]);
  });

  it('of a directory that did not announce before is not announced for the notices of that time', async () => {
    const from = (day: string) =>
      directory.owner.updateTable('this_directory').set({ expiry_alerts_from: day }).execute();
    await from('2027-02-20');
    await runOn('2027-02-20');
    await from('2026-01-01');
    expect(await changes()).toEqual([]);
  });
});

describe('a certificate that has expired', () => {
  it('alerts once, also days later, its owner, its site, its certification body and those it is shared with', async () => {
    const people: Caller[] = [
      await directory.as({ role: 'Company BI S User', organisations: [['Company', audit.ownerCompanyId]] }),
      await directory.as({ role: 'Site User', organisations: [['Site', audit.siteId]] }),
      await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', audit.certificationBodyId]] }),
      await directory.as({ role: 'Company BI S User', organisations: [['Company', buyer]] }),
    ];
    for (const day of ['2027-03-23', '2027-03-24']) await runOn(day);
    expect(await changes()).toEqual([['expired', 'Certificated until 2027-03-20', 'Expired']]);
    const mail = await mailTo(directory, ...people);
    expect(mail.map(({ userId }) => userId).sort()).toEqual(people.map(({ userId }) => userId).sort());
    expect(mail[0]?.text).toContain('By: the directory');
  });
});
