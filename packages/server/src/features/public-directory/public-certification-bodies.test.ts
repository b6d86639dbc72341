import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody, makeExtent } from '../audit/audit.factory.ts';
import { approveOffice, makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;

type Query = Record<string, string | string[]>;
type Office = Parameters<typeof makeOffice>[2];

const ask = (query: Query, what = '') => {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) for (const value of [values].flat()) search.append(key, value);
  return directory.visitor.get(`/PublicDirectory/api/PublicDirectory/CertificationBody${what}?${search}`);
};

const names = async (query: Query): Promise<string[]> => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body.resultsList.map(({ name }: { name: string }) => name);
};

const made = async (
  office: Office,
  { standards = [], ...body }: Parameters<typeof makeCertificationBody>[1] & { standards?: number[] } = {},
) => {
  const { id } = await makeCertificationBody(directory.owner, body);
  const main = await makeOffice(directory.owner, id, { is_main: true, ...office });
  await approveOffice(directory.owner, id, main.id, standards);
  return id;
};

const subOffice = async (bodyId: string, office: Office, standards: number[] = []) =>
  approveOffice(directory.owner, bodyId, (await makeOffice(directory.owner, bodyId, office)).id, standards);

beforeAll(async () => {
  setClock(new Date('2026-11-21T12:00:00Z'));
  directory = await testDirectory();
});
afterAll(async () => {
  setClock();
  await directory.close();
});

describe('searching certification bodies', () => {
  it('lists a card for each, with its stars, the standards of all its offices, and where it is', async () => {
    const id = await made(
      { name: 'Certa Nordic AS', city: 'Bergen', country_id: 578 },
      { rating: 4, suspension_status: 'Limited', standards: [4] },
    );
    await subOffice(id, { name: 'Certa South' }, [4, 11]);
    const { body } = await ask({ SearchTerm: 'certa nordic' });
    expect(body).toEqual({
      totalPages: 1,
      total: 1,
      totalIsLowerBound: false,
      resultsList: [
        {
          externalId: id,
          name: 'Certa Nordic AS',
          standards: ['Food', 'GFA Compliance'],
          rating: 4,
          status: 'Probation',
          location: { country: 'Norway', city: 'Bergen' },
        },
      ],
    });
  });

  it('finds one by a typing error, without accents, by its town and by that of a sub office', async () => {
    const id = await made({ name: 'Prüfwerk Östermann', city: 'Graz' });
    await subOffice(id, { name: 'Prüfwerk, western office', city: 'Vaasvik' });
    await made({ name: 'Other Certification', city: 'Linz' });
    for (const searchTerm of ['prufwerk ostermann', 'Östermnan', 'graz', 'vaasvik', 'western'])
      expect(await names({ searchTerm }), searchTerm).toEqual(['Prüfwerk Östermann']);
  });

  it('finds nothing by a sub office that is hidden, archived or in a suppressed country', async () => {
    const id = await made({ name: 'Discreet Assurance' });
    await subOffice(id, { name: 'Quietplace Hidden', is_public: false }, [1]);
    await subOffice(id, { name: 'Quietplace Gone', status: 'Archived' }, [1]);
    await subOffice(id, { name: 'Quietplace Suppressed', country_id: 643 }, [1]);
    expect(await names({ searchTerm: 'quietplace' })).toEqual([]);
    const { body } = await ask({ searchTerm: 'discreet' });
    expect(body.resultsList).toMatchObject([{ standards: [] }]);
    expect(await names({ searchTerm: 'discreet', Standard: '1' })).toEqual([]);
  });

  it('omits one that is removed, archived or in a suppressed country, and sub offices', async () => {
    await made({ name: 'Unlisted Removed' }, { remove_from_public_view: true });
    await made({ name: 'Unlisted Archived', status: 'Archived' });
    await made({ name: 'Unlisted Suppressed', country_id: 643 });
    await subOffice(await made({ name: 'Some Certification' }), { name: 'Unlisted Sub Office' });
    expect(await names({ searchTerm: 'unlisted' })).toEqual(['Some Certification']);
  });

  it('suggests names of published ones while somebody types', async () => {
    await made({ name: 'Wanderlust Certification' });
    await made({ name: 'Wanderlust Secret' }, { remove_from_public_view: true });
    expect((await ask({ searchTerm: 'wanderl' }, '/suggestions')).body).toEqual(['Wanderlust Certification']);
  });

  it('is limited and cached like the search for sites', async () => {
    const { headers } = await ask({ searchTerm: 'certa' });
    expect(headers['cache-control']).toBe('public, max-age=30');
  });
});

describe('filtering certification bodies', () => {
  beforeAll(async () => {
    const one = await made({ name: 'Filtered One', country_id: 250 }, { rating: 5, standards: [4, 6] });
    const two = await made({ name: 'Filtered Two', country_id: 392 }, { rating: 3, standards: [4] });
    await made({ name: 'Filtered Three', country_id: 392 }, { rating: null });
    const { id: site_id } = await makeSite(directory.owner);
    const certificate = { site_id, certification_body_id: one, grade: 'AA+' };
    await makeExtent(directory.owner, (await makeAudit(directory.owner, certificate)).id, {
      categories: [14],
      modules: [7],
    });
    await makeAudit(directory.owner, { certification_body_id: two, grade: 'B', expiry_date: '2026-11-20' });
  });

  it.each<[Query, string[]]>([
    [{ Country: '250' }, ['Filtered One']],
    [{ Country: ['250', '392'], order: 'desc' }, ['Filtered Two', 'Filtered Three', 'Filtered One']],
    [{ Standard: '4' }, ['Filtered One', 'Filtered Two']],
    [{ Standard: ['6', '11'] }, ['Filtered One']],
    [{ Rating: '5' }, ['Filtered One']],
    [{ Rating: ['5', '3'] }, ['Filtered One', 'Filtered Two']],
    [{ Rating: ['0', '1', '2', '3', '4', '5'] }, ['Filtered One', 'Filtered Two']],
    [{ Grade: ['AA+', 'B'] }, ['Filtered One']],
    [{ Category: '414' }, ['Filtered One']],
    [{ AdditionalModules: '7' }, ['Filtered One']],
    [{ AdditionalModules: '5' }, []],
    [{ Country: '392', Standard: '4', Rating: '3' }, ['Filtered Two']],
  ])('%o finds %o', async (filter, found) => {
    expect(await names({ searchTerm: 'filtered', ...filter })).toEqual(found);
  });

  it('counts for each choice the certification bodies that it would leave', async () => {
    const { body } = await ask({ searchTerm: 'filtered', Country: '392' }, '/choices');
    expect(body).toMatchObject({ country: { 250: 1, 392: 2 }, standard: { 4: 1 }, rating: { 3: 1 } });
  });

  it.each<Query>([{ Rating: '6' }, { Rating: 'pending' }, { Country: 'FR' }, { City: 'Graz' }, { pageNumber: '0' }])(
    'refuses %o as invalid',
    async (query) => expect((await ask(query)).status).toBe(400),
  );
});
