import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeFavourite } from '../favourite/favourite.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeCompany, makeCompanyContact } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const makeOwned = async (overrides: Parameters<typeof makeCompany>[1] = {}) => {
  const company = await makeCompany(directory.owner, { nature_of_business_id: 1, ...overrides });
  await makeCompanyContact(directory.owner, company.id);
  return company;
};

describe('archiving a company', () => {
  it('and undoing it does not end probation', async () => {
    const { id } = await makeOwned({ status: 'Probation' });
    await body.post(`${companies}/${id}/archive`);
    expect((await body.post(`${companies}/${id}/unarchive`)).body.status).toBe('Probation');
  });
});

describe('the change log of a company', () => {
  it('names the organisation a company was shared with', async () => {
    const [company, target] = [await makeOwned(), await makeCompany(directory.owner, { name: 'Big Retailer' })];
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: target.id });
    const { body: log } = await body.get(`${companies}/${company.id}/changeLog`);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Shared with', oldValue: null, newValue: 'Big Retailer' },
    ]);
  });

  it('names favourites to the company and the standards body alone', async () => {
    const [company, shared] = [await makeOwned(), await makeOwned()];
    const { id: siteId } = await makeSite(directory.owner, { name: 'Starred Mill', company_id: company.id });
    await makeFavourite(directory.owner, company.id, await makeAudit(directory.owner, { site_id: siteId }));
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: shared.id });
    await directory.owner.updateTable('site').set({ name: 'Renamed Mill' }).where('id', '=', siteId).execute();
    const toldTo = async (who: Caller) => {
      const { body: log } = await who.get(`${companies}/${company.id}/changeLog?searchTerm=directory`);
      return JSON.stringify(log).includes('{"fieldName":"Favourite","oldValue":null,"newValue":"Starred Mill, Food"}');
    };
    expect(await toldTo(body)).toBe(true);
    expect(await toldTo(await of('Company BI S User', 'Company', company.id))).toBe(true);
    expect(await toldTo(await of('Company BI S User', 'Company', shared.id))).toBe(false);
  });

  it('keeps favourites out of the timeline', async () => {
    const { id } = await makeOwned();
    await makeFavourite(directory.owner, id, await makeAudit(directory.owner));
    const user = await of('Company BI S User', 'Company', id);
    const isTold = async (query: string) =>
      (await user.get(`${companies}/${id}/changeLog${query}`)).text.includes('"Favourite"');
    expect([await isTold(''), await isTold('?timeline=true')]).toEqual([true, false]);
  });

  it('hides changes of fields that the company hides from the reader', async () => {
    const certified = await makeCertificationBody(directory.owner, { name: 'Named at creation' });
    const { id } = await makeOwned({ created_by_cb_id: certified.id });
    await body.post(`${companies}/${id}/preventexport`);
    await body.post(`${companies}/setVerifyFavouriteLimit`, { CompanyExternalId: id, FavouriteTagLimit: 250 });
    const changeLog = async (who: Caller) => (await who.get(`${companies}/${id}/changeLog`)).text;
    const fields = ['Export List allowed', 'Named at creation', 'Max Favourites', 'Type'];
    const fieldsSeenBy = async (who: Caller) => {
      const text = await changeLog(who);
      return fields.filter((field) => text.includes(`"${field}"`));
    };
    const user = await of('Company User', 'Company', id);
    expect([await fieldsSeenBy(body), await fieldsSeenBy(user)]).toEqual([fields, fields.slice(2)]);
    const total = async (who: Caller) => (await who.get(`${companies}/${id}/changeLog`)).body.total;
    expect([await total(body), await total(user)]).toEqual([4, 3]);
    const { flags } = directory.kernel;
    directory.kernel.flags = { ...flags, CompanyTiers: false };
    expect([await fieldsSeenBy(body), await fieldsSeenBy(user)]).toEqual([fields.slice(0, 2), []]);
    directory.kernel.flags = flags;
  });
});
