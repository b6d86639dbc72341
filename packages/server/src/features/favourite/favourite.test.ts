import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

const verify = '/verify/api/Verify';

let directory: TestDirectory;
let company: { id: string };
let buyer: Caller;

beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());
beforeEach(async () => {
  company = await makeCompany(directory.owner, { favourite_limit: 10, tier: 'Pro' });
  buyer = await userOf(company.id);
});

const userOf = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
const add = (auditId: string, who: Caller = buyer) => who.post(`${verify}/updateFavouriteAudits`, { auditId });
const remove = (form: object, who: Caller = buyer) => who.post(`${verify}/removeFavouriteAudits`, form);
const listed = async (query = '', who: Caller = buyer): Promise<string[]> =>
  (await who.get(`${verify}?showFavourites=true&sortBy=id${query}`)).body.resultsList.map(
    ({ id }: { id: string }) => id,
  );
const setLimit = (limit: number) =>
  directory.owner.updateTable('company').set({ favourite_limit: limit }).where('id', '=', company.id).execute();
const stored = async (): Promise<number> =>
  (await directory.owner.selectFrom('favourite').where('company_id', '=', company.id).select('audit_id').execute())
    .length;
const summary = async () => (await buyer.get(`${verify}/favourites/summary`)).body;
const numberOf = ({ status, body }: Answer) => ({ status, body });

describe('the favourites of a company', () => {
  it('are shared by all its users, and unknown to others', async () => {
    const { id } = await makeAudit(directory.owner);
    await makeAudit(directory.owner);
    expect(numberOf(await add(id))).toEqual({ status: 200, body: 1 });
    const colleague = await userOf(company.id);
    expect(await listed('', colleague)).toEqual([id]);
    expect((await colleague.get(`${verify}/GetFavourited/${id}`)).body).toBe(true);
    const { body: page } = await colleague.get(`${verify}?searchTerm=${id}`);
    expect(page.resultsList).toMatchObject([{ id, isFavourited: true }]);
    const other = await userOf((await makeCompany(directory.owner)).id);
    expect(await listed('', other)).toEqual([]);
    expect((await other.get(`${verify}/GetFavourited/${id}`)).body).toBe(false);
  });

  it('count each site and standard once, and are removed without an error if they are none', async () => {
    const [one, another] = [await makeAudit(directory.owner), await makeAudit(directory.owner)];
    await add(one.id);
    expect((await add(one.id)).body).toBe(1);
    expect((await add(another.id)).body).toBe(2);
    expect((await remove({ auditId: one.id })).body).toBe(1);
    expect(numberOf(await remove({ auditIds: [one.id, '999999999'] }))).toEqual({ status: 200, body: 1 });
    expect((await remove({ auditId: one.id, auditIds: [another.id] })).body).toBe(0);
  });

  it('are added and removed by the star of a certificate’s page', async () => {
    const { id } = await makeAudit(directory.owner);
    const toggle = async () => (await buyer.post(`${verify}/detailFavouriteUpdate/${id}`)).body;
    expect([await toggle(), await toggle(), await toggle()]).toEqual([1, 0, 1]);
    await setLimit(1);
    const { id: second } = await makeAudit(directory.owner);
    expect((await buyer.post(`${verify}/detailFavouriteUpdate/${second}`)).body).toBe(-1);
  });

  it('follow the site and standard to the next record', async () => {
    const { id, siteId } = await makeAudit(directory.owner);
    await add(id);
    await directory.owner.updateTable('audit').set({ record_status: 'Closed' }).where('id', '=', id).execute();
    expect(await listed()).toEqual([]);
    const renewal = await makeAudit(directory.owner, { site_id: siteId });
    expect(await listed()).toEqual([renewal.id]);
    expect((await buyer.get(`${verify}/GetFavourited/${renewal.id}`)).body).toBe(true);
    expect((await buyer.get(`${verify}/GetFavourited/${id}`)).status).toBe(404);
    expect((await remove({ auditId: renewal.id })).body).toBe(0);
  });

  it('stand in the company’s record of changes', async () => {
    const { id } = await makeAudit(directory.owner);
    await add(id);
    await remove({ auditId: id });
    const { body: log } = await buyer.get(`/companydirectory/api/Companies/${company.id}/changeLog`);
    const fields = { fieldName: 'Favourite', oldValue: null, newValue: expect.stringMatching(/, Food$/) };
    expect(log.resultsList.slice(0, 2)).toMatchObject([
      { event: 'Remove favourites', changeBy: 'Pat Company BI S User', fieldsChanged: [{ newValue: null }] },
      { event: 'Add favourite', changeBy: 'Pat Company BI S User', fieldsChanged: [fields] },
    ]);
  });

  it('stand there as added or removed when a star is pressed, too', async () => {
    const { id } = await makeAudit(directory.owner);
    const press = () => buyer.post(`${verify}/detailFavouriteUpdate/${id}`);
    await press();
    await press();
    const { body: log } = await buyer.get(`/companydirectory/api/Companies/${company.id}/changeLog`);
    const events = log.resultsList.map(({ event }: { event: string }) => event);
    expect(events.slice(0, 2)).toEqual(['Remove favourites', 'Add favourite']);
  });
});

describe('the limit of favourites', () => {
  it('holds when 20 colleagues star simultaneously', async () => {
    await setLimit(7);
    const stars: [string, Caller][] = [];
    for (let at = 0; at < 20; at += 1) stars.push([(await makeAudit(directory.owner)).id, await userOf(company.id)]);
    const answers = await Promise.all(stars.map(([id, colleague]) => add(id, colleague)));
    const counts = answers.map(({ body }) => body).toSorted((one, other) => one - other);
    expect(counts).toEqual([...Array(13).fill(-1), 1, 2, 3, 4, 5, 6, 7]);
    expect(await stored()).toBe(7);
  });

  it('keeps what is there when lowered below the count, and refuses more', async () => {
    const [kept, other, refused] = [
      await makeAudit(directory.owner),
      await makeAudit(directory.owner),
      await makeAudit(directory.owner),
    ];
    await add(kept.id);
    await add(other.id);
    await setLimit(1);
    expect((await add(refused.id)).body).toBe(-1);
    expect((await add(kept.id)).body, 'a favourite already').toBe(2);
    expect(await listed()).toEqual([kept.id, other.id]);
    expect((await remove({ auditId: other.id })).body).toBe(1);
    expect((await add(refused.id)).body).toBe(-1);
    expect(await summary()).toMatchObject({ used: 1, limit: 1 });
  });

  it('of 0 means none', async () => {
    await setLimit(0);
    expect((await add((await makeAudit(directory.owner)).id)).body).toBe(-1);
    expect(await stored()).toBe(0);
  });
});

describe('a favourite', () => {
  it('can only be what its company finds in the Certificate Tracker', async () => {
    const hidden = [
      await makeAudit(directory.owner, { certification_status: 'Pending' }),
      await makeAudit(directory.owner, { record_status: 'Holding' }),
      await makeAudit(directory.owner, { is_visible: false }),
      { id: '999999999' },
    ];
    for (const { id } of hidden) {
      expect((await add(id)).status).toBe(404);
      expect((await buyer.get(`${verify}/GetFavourited/${id}`)).status).toBe(404);
      expect((await buyer.post(`${verify}/detailFavouriteUpdate/${id}`)).status).toBe(404);
      expect((await remove({ auditId: id })).body).toBe(0);
    }
    expect(await stored()).toBe(0);
    const { id } = hidden[2]!;
    await shareWith(directory.owner, { type: 'audit', id }, { type: 'Company', id: company.id });
    expect((await add(id)).body).toBe(1);
  });

  it('out of sight is not listed, but counts and can be removed by the record that was starred', async () => {
    const { id: siteId } = await makeSite(directory.owner, { name: 'Starred Mill' });
    const { id } = await makeAudit(directory.owner, { site_id: siteId });
    const held = await makeAudit(directory.owner, { site_id: siteId, record_status: 'Holding' });
    await add(id);
    await directory.owner.updateTable('audit').set({ is_visible: false }).where('id', '=', id).execute();
    await directory.owner.updateTable('site').set({ name: 'Renamed out of sight' }).where('id', '=', siteId).execute();
    expect(await listed()).toEqual([]);
    expect(await summary()).toMatchObject({ used: 1, outOfSight: 1 });
    const { body: lost } = await buyer.get(`${verify}/favourites/outOfSight`);
    expect(lost).toMatchObject([{ auditId: id, siteCode: siteId, site: 'Starred Mill', standard: 'Food' }]);
    expect((await remove({ auditId: held.id })).body, 'a hidden record reveals no slot').toBe(1);
    expect((await remove({ auditId: id })).body).toBe(0);
    expect((await buyer.get(`${verify}/favourites/outOfSight`)).body).toEqual([]);
  });

  it('is named to the company as it knows the site, however the person who starred it does', async () => {
    const { id: siteId } = await makeSite(directory.owner, { name: 'Zebra Cheese' });
    const hidden = { site_id: siteId, site_name: 'Oldham Dairy', is_visible: false };
    const { id } = await makeAudit(directory.owner, hidden);
    const ofBoth = [
      ['Company', company.id],
      ['Site', siteId],
    ] as const;
    const colleague = await directory.as({ role: 'Company BI S User', organisations: ofBoth });
    expect((await add(id, colleague)).body).toBe(1);
    const named = (await buyer.get(`${verify}/favourites/outOfSight`)).body;
    expect(named).toMatchObject([{ auditId: id, site: 'Oldham Dairy' }]);
  });

  it('belongs to the caller’s own company and no other', async () => {
    const { id: auditId } = await makeAudit(directory.owner);
    const [stranger, supplier] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    await shareWith(directory.owner, { type: 'company', id: supplier.id }, { type: 'Company', id: company.id });
    for (const call of ['updateFavouriteAudits', 'removeFavouriteAudits']) {
      const statusFor = async (companyId: string) =>
        (await buyer.post(`${verify}/${call}`, { auditId, companyId })).status;
      expect([await statusFor(stranger.id), await statusFor(supplier.id), await statusFor(company.id)]).toEqual([
        404, 403, 200,
      ]);
    }
    expect(
      await directory.owner
        .selectFrom('favourite')
        .where('company_id', 'in', [stranger.id, supplier.id])
        .selectAll()
        .execute(),
    ).toEqual([]);
  });
});

/** Every call about favourites. */
const calls = (who: Caller, auditId: string): Promise<Answer>[] => [
  add(auditId, who),
  remove({ auditId }, who),
  who.post(`${verify}/detailFavouriteUpdate/${auditId}`),
  who.get(`${verify}/GetFavourited/${auditId}`),
  who.get(`${verify}/favourites/summary`),
  who.get(`${verify}/favourites/outOfSight`),
];

describe('favourites are refused', () => {
  it('to everybody whose primary organisation is no company', async () => {
    const { id, siteId } = await makeAudit(directory.owner);
    const cb = await makeCertificationBody(directory.owner);
    const others = [
      await directory.as({ role: '{body} Admin' }),
      await directory.as({ role: 'Site User', organisations: [['Site', siteId]] }),
      await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', cb.id]] }),
      await directory.as({ role: 'CB Commercial Horizon', organisations: [['CertificationBody', cb.id]] }),
      await directory.as({ role: 'AB User' }),
    ];
    for (const who of others) {
      const answers = await Promise.all(calls(who, id));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
      expect((await who.get(`${verify}?showFavourites=true`)).status).toBe(400);
      expect((await who.get('/report/api/Report/GetExportVerifyReportXls/true')).status).toBe(403);
      expect((await who.get(verify)).body.resultsList[0]).not.toHaveProperty('isFavourited');
    }
  });

  it('of a company that is not the primary organisation', async () => {
    const { id, siteId } = await makeAudit(directory.owner);
    await add(id);
    const organisations = [
      ['Site', siteId],
      ['Company', company.id],
    ] as const;
    const who = await directory.as({ role: 'Company BI S User', organisations });
    expect((await Promise.all(calls(who, id))).map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect(await listed('', who)).toEqual([]);
  });

  it('to Lite in the newer presentation, and not otherwise', async () => {
    const { id } = await makeAudit(directory.owner);
    const lite = await directory.as({ role: 'Company User', organisations: [['Company', company.id]] });
    expect((await add(id, lite)).body).toBe(1);
    const { flags } = directory.kernel;
    directory.kernel.flags = { ...flags, Megatron: true };
    const showing = ['', '/suggestions'].map((path) =>
      lite.get(`${verify}${path}?showFavourites=true&searchTerm=food`),
    );
    const refusals = await Promise.all([...calls(lite, id), ...showing]);
    const message = 'Please upgrade to Directory Pro to access this feature';
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(refusals.map(() => [403, message]));
    expect((await lite.get(verify)).status).toBe(200);
    expect((await add(id)).status, 'Pro').toBe(200);
    directory.kernel.flags = flags;
  });
});
