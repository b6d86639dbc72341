import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { searchOrganisations } from './organisation.queries.ts';

describe('picking an organisation', () => {
  let directory: TestDirectory;
  let companyId: string;
  const find = async (term: string, types: Parameters<typeof searchOrganisations>[1]['types']) => {
    const { found } = await searchOrganisations(directory.owner, { types, term });
    return found.map(({ type, name }) => `${type} ${name}`);
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
});
