import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';

const suggestions = '/PublicDirectory/api/PublicDirectory/suggestions';

let directory: TestDirectory;

const certificated = async (name: string, audit: Parameters<typeof makeAudit>[1] = {}, country_id = 826) => {
  const { id: site_id } = await makeSite(directory.owner, { name, country_id });
  await makeAudit(directory.owner, { ...audit, site_id });
  return site_id;
};

const suggested = async (searchTerm: string): Promise<string[]> => {
  const { status, body } = await directory.visitor.get(`${suggestions}?${new URLSearchParams({ searchTerm })}`);
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

describe('names suggested to visitors', () => {
  it('begin like the term first, then have its words', async () => {
    await certificated('Thistle Cold Stores, Whitehaven');
    await certificated('Whitecliff Fine Foods');
    expect(await suggested('white')).toEqual(['Whitecliff Fine Foods', 'Thistle Cold Stores, Whitehaven']);
    expect(await suggested('cold WHITEHAV')).toEqual(['Thistle Cold Stores, Whitehaven']);
  });

  it('are each suggested once, however many certificates and sites have one', async () => {
    const site_id = await certificated('Twofold Foods');
    await makeAudit(directory.owner, { site_id, standard_id: 6 });
    await certificated('Twofold Foods');
    expect(await suggested('twofold')).toEqual(['Twofold Foods']);
  });

  it('are found by the code, the certificate’s former name and despite a typing error', async () => {
    const id = await certificated('Larkspur Dairy');
    await directory.owner
      .insertInto('site_former_name')
      .values({ site_id: id, name: 'Zephyr Creamery', until: new Date() })
      .execute();
    for (const term of [id, 'zephyr', 'larkspru dairy']) expect(await suggested(term)).toEqual(['Larkspur Dairy']);
  });

  it('are eight at most, and none for less than three characters or punctuation alone', async () => {
    for (let at = 0; at < 10; at += 1) await certificated(`Manifold ${String.fromCharCode(65 + at)}`);
    expect(await suggested('manifold')).toHaveLength(8);
    for (const term of ['', 'ma', ' ma ', '---']) expect(await suggested(term)).toEqual([]);
  });

  it('are those of published certificates alone', async () => {
    await certificated('Hidden Harbour', { is_visible: false });
    await certificated('Lapsed Harbour', { expiry_date: '2026-11-01' });
    await certificated('Held Harbour', { record_status: 'Holding' });
    await certificated('Suppressed Harbour', {}, 643);
    await makeSite(directory.owner, { name: 'Unaudited Harbour' });
    expect(await suggested('harbour')).toEqual([]);
    await certificated('Open Harbour');
    expect(await suggested('harbour')).toEqual(['Open Harbour']);
  });

  it('have a limit of their own of 300 calls a minute for an address', async () => {
    const calls = (url: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const { statusCode } = await directory.app.inject({ url, remoteAddress: '203.0.113.7' });
          return statusCode;
        }),
      );
    expect(new Set(await calls(`${suggestions}?searchTerm=ha`, 300))).toEqual(new Set([200]));
    expect(await calls(suggestions, 1)).toEqual([429]);
    expect(await calls('/PublicDirectory/api/PublicDirectory/site', 1)).toEqual([200]);
  });
});
