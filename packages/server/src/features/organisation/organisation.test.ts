import { type OrganisationType, organisationTypes } from '@attestry/contract/kernel/organisation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeAccreditationBody, makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { searchOrganisations } from './organisation.queries.ts';

describe('picking an organisation', () => {
  let directory: TestDirectory;
  let companyId: string;
  const find = async (term: string, types: Parameters<typeof searchOrganisations>[1]['types']) => {
    const { found, similar } = await searchOrganisations(directory.owner, { types, term });
    return [...found, ...similar].map(({ type, name }) => `${type} ${name}`);
  };

  beforeAll(async () => {
    directory = await testDirectory();
    const company = await makeCompany(directory.owner, { name: 'Harbour Foods plc', address_line1: '3 Quay' });
    companyId = company.id;
    await makeCompany(directory.owner, { name: 'Harbour Gone', status: 'Archived' });
    await makeCompany(directory.owner, { name: 'Old Harbour' });
    await makeSite(directory.owner, { name: 'Harbour Cannery', company_id: companyId });
    await makeCertificationBody(directory.owner, { name: 'Harbour Audits' });
    await makeCertificationBody(directory.owner, { name: 'Harbour Suspended', suspension_status: 'Full' });
  });
  afterAll(() => directory.close());

  it('finds active ones of the requested types by words, matching prefixes first', async () => {
    expect(await find('harbour', ['Company'])).toEqual(['Company Harbour Foods plc', 'Company Old Harbour']);
    expect(await find('harbour', ['Site', 'CertificationBody'])).toEqual([
      'CertificationBody Harbour Audits',
      'Site Harbour Cannery',
    ]);
  });

  it('finds one by its id or despite a typing error, with its location', async () => {
    expect(await find(companyId, ['Company', 'Site'])).toEqual(['Company Harbour Foods plc']);
    expect(await find('harbor foods', ['Company'])).toEqual(['Company Harbour Foods plc']);
    const { found, areMore } = await searchOrganisations(directory.owner, {
      types: ['Company'],
      term: 'harbour foods',
    });
    expect(areMore).toBe(false);
    expect(found[0]).toMatchObject({ id: companyId, addressLine1: '3 Quay', country: expect.any(String) });
  });

  it('finds nothing for a single character or punctuation', async () => {
    expect(await find('h', ['Company'])).toEqual([]);
    expect(await find('--', ['Company'])).toEqual([]);
  });

  it('shows active organisations that only resemble the term after those it finds, apart from them', async () => {
    await makeCompany(directory.owner, { name: 'Larkspur Dairy' });
    await makeCompany(directory.owner, { name: 'Larkspur Dairy Farms' });
    await makeCompany(directory.owner, { name: 'Larkspurs Dairy' });
    await makeCompany(directory.owner, { name: 'Larkspu Dairy', status: 'Archived' });
    const { found, similar, areMore } = await searchOrganisations(directory.owner, {
      types: ['Company'],
      term: 'larkspurs dairy',
    });
    expect(found.map(({ name }) => name)).toEqual(['Larkspurs Dairy']);
    expect(similar.map(({ name }) => name)).toEqual(['Larkspur Dairy', 'Larkspur Dairy Farms']);
    expect(areMore).toBe(false);
  });

  it('shows ten at most, whether found or similar', async () => {
    for (let at = 0; at < 12; at += 1) await makeCompany(directory.owner, { name: `Tidewater Larder ${at}` });
    const search = (term: string) => searchOrganisations(directory.owner, { types: ['Company', 'Site'], term });
    const exact = await search('tidewater larder');
    expect([exact.found.length, exact.similar.length, exact.areMore]).toEqual([10, 0, true]);
    const near = await search('tidewatre larder');
    expect([near.found.length, near.similar.length, near.areMore]).toEqual([0, 10, false]);
  });
});

/** A name, and how people write it otherwise. */
const otherwise = [
  ['Brackwater Company Limited', 'brackwater co ltd'],
  ['Brackwater Company Limited', 'brack water'],
  ['Sea Food Holdings', 'seafood holdings'],
  ['Müller & Söhne', 'muller und sohne'],
  ['Quillfeather Certification', 'quilfeather'],
  ['Quillfeather Certification', 'certification of quillfeather depot'],
  ['บริษัท ตรวจไทย จำกัด', 'ตรวจ'],
  ['北京检验有限公司', '检验'],
  ['شركة التدقيق الحديثة', 'التدقيق'],
  ['Молочный Двор', 'молчный'],
  ['Ελαιουργία Κρήτης', 'ελαιουργια'],
] as const;

describe('every kind of organisation', () => {
  let directory: TestDirectory;
  let body: Caller;

  const pick = async (type: OrganisationType, term: string) => {
    const { found, similar } = await searchOrganisations(directory.owner, { types: [type], term });
    return { found: found.map(({ id }) => id), similar: similar.map(({ id }) => id) };
  };

  const list = async (path: string, term: string) => {
    const { body: page } = await body.get(`${path}?${new URLSearchParams({ searchTerm: term })}`);
    const rows: { id: string }[] = page.resultList ?? page.resultsList;
    const ids = rows.map(({ id }) => id);
    return { found: ids.slice(0, page.total), similar: ids.slice(page.total) };
  };

  beforeAll(async () => {
    directory = await testDirectory();
    const { owner } = directory;
    body = await directory.as({ role: '{body} Admin' });
    const company = await makeCompany(owner, { name: 'Holding' });
    for (const name of new Set(otherwise.map(([one]) => one))) {
      await makeCompany(owner, { name });
      await makeSite(owner, { name, company_id: company.id });
      const { id } = await makeCertificationBody(owner, { name });
      await makeOffice(owner, id, { name, city: null });
      await makeAccreditationBody(owner, name);
    }
  });
  afterAll(() => directory.close());

  it.each(otherwise)('%s is found by “%s”', async (name, term) => {
    for (const type of organisationTypes) {
      const { found, similar } = await searchOrganisations(directory.owner, { types: [type], term });
      const named = [...found, ...similar].map((one) => one.name);
      expect([type, term, named]).toEqual([type, term, [name]]);
    }
  });

  it('is found and ranked as its list finds and ranks it', async () => {
    const lists = {
      Company: '/companydirectory/api/Companies',
      Site: '/companydirectory/api/Sites',
      Office: '/certificationbody/api/CertificationBody/search',
    };
    for (const [, term] of otherwise)
      for (const type of ['Company', 'Site', 'Office'] as const)
        expect([type, term, await pick(type, term)]).toEqual([type, term, await list(lists[type], term)]);
  });

  it('is found by its new name as soon as it has one', async () => {
    const { owner } = directory;
    const { id } = await makeCertificationBody(owner, { name: 'Former Seals' });
    const office = await makeOffice(owner, id, { name: 'Quayside', is_main: true });
    await owner.updateTable('certification_body').set({ name: 'Winterbourne Seals' }).where('id', '=', id).execute();
    expect(await pick('CertificationBody', 'winterborne')).toEqual({ found: [], similar: [id] });
    expect(await pick('CertificationBody', 'former')).toEqual({ found: [], similar: [] });
    expect(await pick('Office', 'winterbourne quayside')).toEqual({ found: [office.id], similar: [] });
    await owner.updateTable('office').set({ status: 'Archived' }).where('id', '=', office.id).execute();
    expect(await pick('CertificationBody', 'winterbourne')).toEqual({ found: [], similar: [] });
  });

  it('that is a site is found by a former name and by its number in another register', async () => {
    const { owner } = directory;
    const { id } = await makeSite(owner, {
      name: 'Present Mill',
      external_source: 'Register',
      external_reference: 'UK BW 042',
    });
    await owner.insertInto('site_former_name').values({ site_id: id, name: 'Bygone Granary' }).execute();
    for (const term of ['bygone granary', 'ukbw042']) expect((await pick('Site', term)).found).toEqual([id]);
    expect((await pick('Site', 'bygone granery')).similar).toEqual([id]);
  });
});
