import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock, setClock } from '../../kernel/clock/clock.ts';
import { type MadeAudit, makeAudit } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { makeCompany } from '../company/company.factory.ts';
import { shareWith } from '../site/site.factory.ts';
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
/** Signed in at the clock's present time: tokens expire within the months that pass. */
const bodyUser = () => directory.as({ role: '{body} User' });

type Made = MadeAudit & { retailer: string };
/** Certificated, Current, published, with a certificate, and shared with a retailer. */
const certificated = async (): Promise<Made> => {
  const made = await makeAudit(directory.owner, expiry);
  await issue(made.id);
  const retailer = await makeCompany(directory.owner);
  await shareWith(directory.owner, { type: 'audit', id: made.id }, { type: 'Company', id: retailer.id });
  return { ...made, retailer: retailer.id };
};

const ownerWithoutPro = ({ ownerCompanyId: id }: Made): Person => ({
  role: 'Company User',
  organisations: [['Company', id]],
});
/** Its readers, and the number of places in which each sees its status. */
const readers: readonly { who: string; places: number; person: (made: Made) => Person }[] = [
  { who: 'the standards body', places: 11, person: () => ({ role: '{body} Admin' }) },
  {
    who: 'its certification body',
    places: 11,
    person: ({ certificationBodyId: id }) => ({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] }),
  },
  {
    who: 'its owner',
    places: 7,
    person: ({ ownerCompanyId: id }) => ({ role: 'Company BI S User', organisations: [['Company', id]] }),
  },
  { who: 'its owner without Pro', places: 7, person: ownerWithoutPro },
  { who: 'its site', places: 7, person: ({ siteId: id }) => ({ role: 'Site User', organisations: [['Site', id]] }) },
  {
    who: 'a company that it is shared with',
    places: 5,
    person: ({ retailer: id }) => ({ role: 'Company BI S User', organisations: [['Company', id]] }),
  },
];

const audits = '/audit/api/Audit';
const sites = '/companydirectory/api/Sites';

/** The certification status in every place that shows it, as this reader sees it; undefined where there is none. */
const statusesShown = async ({ get }: Caller, { id, siteId, ownerCompanyId }: Made) => {
  const body = async (url: string) => (await get(url)).body;
  const ofSite = `searchTerm=${siteId}`;
  const site = await body(`${sites}/${siteId}`);
  return {
    details: (await body(`${audits}/${id}`)).certificationStatus.name,
    'sharing screen': (await body(`${audits}/${id}/details`)).certificationStatus.name,
    history: (await body(`${audits}/${id}/history`))[0].certificationStatus,
    list: (await body(`${audits}?${ofSite}`)).resultsList[0].certificationStatus,
    export: (await get(`${audits}/export?format=csv&${ofSite}`)).text.match(/Certificated|Expired/g)?.join(),
    'tab of the site': site.audits?.[0].certificationStatus,
    'facts of the site': site.auditCertificationStatus,
    'history of the site': (await body(`${audits}/Site/${siteId}/history`))?.[0]?.certificationStatus,
    'list of sites': (await body(`${sites}?${ofSite}`)).resultList?.[0]?.auditCertificationStatus,
    'sites of the company': (await body(`/companydirectory/api/Companies/${ownerCompanyId}/Sites`)).resultList?.[0]
      ?.auditCertificationStatus,
    'form of a recall': (await body(`${audits}/Recall/${siteId}`))?.[0]?.certificationStatus,
  };
};

const statuses = (places: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(places).filter(([, status]) => status !== undefined));

/** Whether the certificate is offered, and what requesting it returns. */
const certificateOffered = async ({ get }: Caller, { id, siteId }: Made) => {
  const row = async (filter: string) =>
    (await get(`${audits}?searchTerm=${siteId}&certificationStatus=${filter}`)).body.resultsList.length;
  const [listed] = (await get(`${audits}?searchTerm=${siteId}`)).body.resultsList;
  const { body } = await get(`${audits}/${id}`);
  const download = await get(`${audits}/${id}/downloadCertificate`);
  return {
    offered: [body.hasCertificate, listed.hasCertificate],
    found: { certificated: await row('Certificated'), expired: await row('Expired') },
    download: [download.status, download.body?.detail],
  };
};

/** What the public sees of a site. */
const shownPublicly = async ({ siteId }: Made) => {
  const { visitor } = directory;
  const base = '/PublicDirectory/api/PublicDirectory';
  const { body: open } = await visitor.get(`${base}/site/${siteId}`);
  return {
    certificatedToday: open.certificatedToday,
    certificates: open.certificates.length,
    cards: (await visitor.get(`${base}/site?searchTerm=${siteId}`)).body.resultsList.length,
    figure: (await visitor.get(`${base}/figures`)).body.certificatedSites,
  };
};

describe('the day after the expiry day, before the job has run', () => {
  let made: Made;
  beforeAll(async () => {
    setClock(lastMoment);
    made = await certificated();
  });
  afterAll(async () => expect((await storedOf(made.id)).certification_status).toBe('Certificated'));

  const callerAt = (moment: Date, person: (made: Made) => Person) => {
    setClock(moment);
    return directory.as(person(made));
  };

  it.each(readers)('shows $who no certification anywhere', async ({ person, places }) => {
    const before = statuses(await statusesShown(await callerAt(lastMoment, person), made));
    const after = statuses(await statusesShown(await callerAt(midnight, person), made));
    expect(Object.values(before)).toEqual(Array(places).fill('Certificated'));
    expect(after).toEqual(Object.fromEntries(Object.keys(before).map((place) => [place, 'Expired'])));
  });

  it.each(readers)('offers $who no certificate, and explains why', async ({ person }) => {
    expect(await certificateOffered(await callerAt(lastMoment, person), made)).toEqual({
      offered: [true, true],
      found: { certificated: 1, expired: 0 },
      download: [200, undefined],
    });
    expect(await certificateOffered(await callerAt(midnight, person), made)).toEqual({
      offered: [false, false],
      found: { certificated: 0, expired: 1 },
      download: [404, 'Site not certificated'],
    });
  });

  it('offers its owner no logos', async () => {
    const logos = async (moment: Date) =>
      (await callerAt(moment, ownerWithoutPro)).get(`${audits}/${made.id}/downloadLogos`);
    expect((await logos(lastMoment)).status).toBe(200);
    expect(await logos(midnight)).toMatchObject({ status: 409, body: { code: 'certificate.logosUnavailable' } });
  });

  it('shows everybody a site that is not certificated', async () => {
    setClock(lastMoment);
    expect(await shownPublicly(made)).toEqual({ certificatedToday: true, certificates: 1, cards: 1, figure: 1 });
    setClock(midnight);
    expect(await shownPublicly(made)).toEqual({ certificatedToday: false, certificates: 0, cards: 0, figure: 0 });
  });
});

describe('the expiry job', () => {
  it.each(['Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended'])(
    'records once that %s has expired, with nobody as author',
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

  it.each(['Pending', 'Not Certificated', 'Withdrawn', 'Expired Renewed'])('does not change %s', async (status) => {
    const { id } = await makeAudit(directory.owner, { ...expiry, certification_status: status });
    setClock(midnight);
    await expire();
    expect(await storedOf(id)).toEqual({ certification_status: status, version: 1 });
  });

  it('catches up on missed days, and skips a locked record until its next run', async () => {
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
