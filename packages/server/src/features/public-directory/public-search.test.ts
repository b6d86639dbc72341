import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody, makeExtent } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;

type SiteValues = Parameters<typeof makeSite>[1];
type AuditValues = Parameters<typeof makeAudit>[1];

const certificate = async (site: SiteValues, audit: AuditValues = {}): Promise<string> => {
  const { id: site_id } = await makeSite(directory.owner, { city: 'Ely', ...site });
  return (await makeAudit(directory.owner, { ...audit, site_id })).id;
};

type Query = Record<string, string | string[]>;

const ask = (query: Query) => {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) for (const value of [values].flat()) search.append(key, value);
  return directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site?${search}`);
};

const names = async (query: Query): Promise<string[]> => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body.resultsList.map(({ name }: { name: string }) => name);
};

beforeAll(async () => {
  setClock(new Date('2026-11-21T12:00:00Z'));
  directory = await testDirectory();
});
afterAll(async () => {
  setClock();
  await directory.close();
});

describe('searching certificated sites', () => {
  it('lists a card for each certificate', async () => {
    const body = await makeCertificationBody(directory.owner, { name: 'Certa Nordic AS' });
    const auditId = await certificate(
      { id: '1104420', name: 'Alta Bakery BV', city: 'Rotterdam', county: 'Zuid-Holland', country_id: 528 },
      { certification_body_id: body.id, expiry_date: '2027-08-03', issue_date: '2026-08-04', standard_id: 11 },
    );
    const { body: page } = await ask({ SearchTerm: '1104420' });
    expect(page).toEqual({
      totalPages: 1,
      total: 1,
      totalIsLowerBound: false,
      resultsList: [
        {
          auditId,
          id: '1104420',
          name: 'Alta Bakery BV',
          auditDetails: { standard: 'GFA Compliance', expiryDate: '08/03/2027', issueDate: '2026-08-04' },
          location: { country: 'Netherlands', county: 'Zuid-Holland', city: 'Rotterdam' },
          grade: 'AA',
          certificationBody: { name: 'Certa Nordic AS' },
        },
      ],
    });
  });

  it('lists several certificates of a site', async () => {
    const { id: site_id } = await makeSite(directory.owner, { name: 'Twofold Foods' });
    await makeAudit(directory.owner, { site_id, standard_id: 4 });
    await makeAudit(directory.owner, { site_id, standard_id: 6 });
    expect(await names({ searchTerm: 'twofold' })).toEqual(['Twofold Foods', 'Twofold Foods']);
  });

  it('ranks site code, exact name, prefix, all words, former name and near spellings, in this order', async () => {
    await certificate({ id: '7770001', name: 'Quarry Harbour' });
    await certificate({ name: '7770001 Quarry Stores' });
    expect(await names({ searchTerm: '7770001' })).toEqual(['Quarry Harbour', '7770001 Quarry Stores']);

    await certificate({ name: 'Old Amber Valey Dairy' });
    const { id: renamed } = await makeSite(directory.owner, { name: 'Amber Valley Creamery', city: 'Ely' });
    await makeAudit(directory.owner, { site_id: renamed });
    await directory.owner.updateTable('site').set({ name: 'Zest Foods' }).where('id', '=', renamed).execute();
    await certificate({ name: 'Dairy of the Valley, Amber' });
    await certificate({ name: 'Amber Valley Meats' });
    await certificate({ name: 'Amber-Valley' });
    await certificate({ name: 'Amber Ridge' });
    const ranked = [
      'Amber-Valley',
      'Amber Valley Meats',
      'Dairy of the Valley, Amber',
      'Zest Foods',
      'Old Amber Valey Dairy',
    ];
    expect(await names({ searchTerm: 'amber valley' })).toEqual(ranked);
  });

  it('sorts by name within a class in both directions, and keeps the order of classes', async () => {
    for (const name of ['Kestrel', 'Kestrel Bakes', 'Kestrel Teas', 'Big Kestrel', 'Cold Kestrel'])
      await certificate({ name });
    const classes = [['Kestrel'], ['Kestrel Bakes', 'Kestrel Teas'], ['Big Kestrel', 'Cold Kestrel']];
    expect(await names({ searchTerm: 'kestrel' })).toEqual(classes.flat());
    expect(await names({ searchTerm: 'kestrel', order: 'desc' })).toEqual(classes.flatMap((one) => one.toReversed()));
  });

  it.each([
    ['S.T. Screen Co., Ltd', 'ST Screen'],
    ['Smörgås & Bröd Östberg', 'ostberg smorgas'],
    ['Frutas Peñaranda', 'PEÑARANDA frutas'],
    ['Lindqvist Chocolates', 'lindqvst'],
    ['Lindqvist Biscuits', 'lindqivst biscuits'],
    ['บริษัท อาหารทะเลสยาม จำกัด', 'อาหารทะเล'],
    ['北京新希望食品加工有限公司', '新希望食品'],
    ['한국식품가공 주식회사', '식품가공'],
  ])('finds %s by “%s”', async (name, searchTerm) => {
    await certificate({ name });
    expect(await names({ searchTerm })).toContain(name);
  });

  it.each(['...', '%%%', '\u0000', "' or 1=1 --"])('finds nothing for “%s”, without failing', async (searchTerm) => {
    const { status, body } = await ask({ searchTerm });
    expect([200, 400]).toContain(status);
    expect(body.resultsList ?? []).toEqual([]);
  });
});

describe('filtering certificated sites', () => {
  beforeAll(async () => {
    const [five, three] = await Promise.all([5, 3].map((rating) => makeCertificationBody(directory.owner, { rating })));
    const extents: [string, AuditValues, Parameters<typeof makeExtent>[2]][] = [
      ['Filtered One', { grade: 'AA+', certification_body_id: five?.id }, { categories: [14, 15], modules: [7] }],
      ['Filtered Two', { grade: 'B', certification_body_id: three?.id }, { categories: [14], modules: [5, 7] }],
      ['Filtered Three', { grade: 'AA+', standard_id: 6 }, { categories: [1], modules: [] }],
    ];
    for (const [name, audit, extent] of extents)
      await makeExtent(
        directory.owner,
        await certificate({ name, country_id: name.endsWith('One') ? 250 : 392 }, audit),
        extent,
      );
  });

  it.each<[Query, string[]]>([
    [{ Country: '250' }, ['Filtered One']],
    [{ Country: ['250', '392'] }, ['Filtered One', 'Filtered Three', 'Filtered Two']],
    [{ Grade: 'AA+' }, ['Filtered One', 'Filtered Three']],
    [{ Grade: ['AA+', 'B'] }, ['Filtered One', 'Filtered Three', 'Filtered Two']],
    [{ Standard: '6' }, ['Filtered Three']],
    [{ Category: '414' }, ['Filtered One', 'Filtered Two']],
    [{ Category: ['415', '601'] }, ['Filtered One', 'Filtered Three']],
    [{ AdditionalModules: '5' }, ['Filtered Two']],
    [{ AdditionalModules: ['5', '7'] }, ['Filtered One', 'Filtered Two']],
    [{ Rating: '5' }, ['Filtered One']],
    [{ Rating: ['5', '3'] }, ['Filtered One', 'Filtered Two']],
    [{ Rating: '0' }, []],
    [
      { Grade: 'AA+', Category: '414', AdditionalModules: '7', Country: '250', Standard: '4', Rating: '5' },
      ['Filtered One'],
    ],
    [{ Grade: 'B', Category: '415' }, []],
  ])('%o finds %o', async (filter, found) => {
    expect(await names({ searchTerm: 'filtered', order: 'asc', ...filter })).toEqual(found);
  });

  it('needs no search term', async () => {
    expect(await names({ Country: '250' })).toEqual(['Filtered One']);
  });

  it.each<[Query, Record<string, Record<string, number>>]>([
    [{}, { country: { 250: 1, 392: 2 }, grade: { 'AA+': 2, B: 1 }, rating: { 5: 1, 3: 1 } }],
    [{ Country: '250' }, { country: { 250: 1, 392: 2 }, grade: { 'AA+': 1 }, category: { 414: 1, 415: 1 } }],
    [
      { Country: '392', Grade: 'AA+' },
      { country: { 250: 1, 392: 1 }, grade: { 'AA+': 1, B: 1 }, standard: { 6: 1 } },
    ],
    [{ Country: '4' }, { country: { 250: 1, 392: 2 }, grade: {}, additionalModules: {} }],
    [{ searchTerm: 'filtered one' }, { country: { 250: 1 }, additionalModules: { 7: 1 } }],
    [{ searchTerm: '...' }, { country: {}, rating: {} }],
    [{ searchTerm: 'filtred one' }, { country: { 250: 1 }, grade: { 'AA+': 1 }, additionalModules: { 7: 1 } }],
    [
      { searchTerm: 'filtred', Country: '250' },
      { country: { 250: 1, 392: 2 }, grade: { 'AA+': 1 }, rating: { 5: 1 } },
    ],
    [{ searchTerm: 'filtered one', Country: '392' }, { country: { 250: 1 } }],
  ])('%o counts for each choice as many as the search would find with it: %o', async (filter, counts) => {
    const query = new URLSearchParams({ searchTerm: 'filtered', ...(filter as Record<string, string>) });
    const { status, body } = await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/choices?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(counts);
    for (const [filter, choices] of Object.entries(counts)) expect(body[filter]).toEqual(choices);
  });

  it('counts published certificates only, and several values of a choice as the search does', async () => {
    const { body } = await directory.visitor.get('/PublicDirectory/api/PublicDirectory/choices?Country=250');
    for (const grade of Object.keys(body.grade)) {
      const { body: page } = await ask({ Country: '250', Grade: grade });
      expect(page.total).toBe(body.grade[grade]);
    }
  });

  it.each<Query>([
    { Grade: 'E' },
    { Rating: '6' },
    { Country: 'FR' },
    { Category: '1;2' },
    { Published: 'true' },
    { pageNumber: '0' },
  ])('refuses %o as invalid', async (query) => expect((await ask(query)).status).toBe(400));
});
