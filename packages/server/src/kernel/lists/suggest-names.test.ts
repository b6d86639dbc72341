import { roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatrixDirectory, matrixDirectory } from '../../app/testing/matrix-directory.ts';
import type { Caller } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../../features/audit/audit.factory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';
import { setClock, stopClock } from '../clock/clock.ts';

const sites = '/companydirectory/api/Sites';
/** The lists with a search, and what their rows call the name. */
const lists = {
  [sites]: 'name',
  '/companydirectory/api/Companies': 'name',
  '/audit/api/Audit': 'site',
  '/certificationbody/api/CertificationBody/search': 'name',
  '/recall/api/Recall': 'siteName',
  '/user/api/User/list': 'name',
};
const suggestionsOf = (list: string) => `${list.replace('/list', '')}/suggestions`;

let directory: MatrixDirectory;
let body: Caller;

const suggested = async (list: string, query: Record<string, string>, caller = body): Promise<string[]> => {
  const answer = await caller.get(`${suggestionsOf(list)}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

beforeAll(async () => {
  directory = await matrixDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => {
  setClock();
  return directory.close();
});

describe('the names suggested in the search box of a list', () => {
  it.each(roles)('are for %s those that their search finds first, in every list', async (role) => {
    const caller = await directory.as(directory.world.personIn(role));
    const { body: own } = await caller.get('/user/api/User/whoAmI');
    for (const searchTerm of ['site', 'company', own.name.split(' ')[0], 'sitte'])
      for (const [list, name] of Object.entries(lists)) {
        const { status, body: page } = await caller.get(`${list}?${new URLSearchParams({ searchTerm, rows: '50' })}`);
        const answer = await caller.get(`${suggestionsOf(list)}?${new URLSearchParams({ searchTerm })}`);
        expect(answer.status).toBe(status);
        if (status !== 200) continue;
        const rows: Record<string, string>[] = page.resultsList ?? page.resultList;
        const shown = rows.slice(0, page.total || rows.length).slice(0, 32);
        const names = [...new Set(shown.map((row) => row[name]))];
        expect([searchTerm, list, answer.body]).toEqual([searchTerm, list, names.slice(0, 8)]);
      }
  });

  it('are those that remain with the filters, and of archived records on request', async () => {
    const { owner } = directory;
    const { id } = await makeCompany(owner, { name: 'Fernhill Foods' });
    await makeSite(owner, { name: 'Fernhill Abroad', country_id: 372, company_id: id });
    await makeSite(owner, { name: 'Fernhill Gone', status: 'Archived' });
    await makeSite(owner, { name: 'Fernhill Home' });
    const searchTerm = 'fernhill';
    expect(await suggested(sites, { searchTerm })).toEqual(['Fernhill Abroad', 'Fernhill Home']);
    expect(await suggested(sites, { searchTerm, country: '372' })).toEqual(['Fernhill Abroad']);
    expect(await suggested(sites, { searchTerm, showArchived: 'true' })).toContain('Fernhill Gone');
    expect(await suggested(`/companydirectory/api/Companies/${id}/Sites`, { searchTerm })).toEqual(['Fernhill Abroad']);
  });

  it('are found by a code, and from two characters on where two are a word', async () => {
    const { id: site_id } = await makeSite(directory.owner, { name: '光明食品' });
    const { id } = await makeAudit(directory.owner, { site_id });
    expect(await suggested('/audit/api/Audit', { searchTerm: id })).toEqual(['光明食品']);
    expect(await suggested(sites, { searchTerm: '光明' })).toEqual(['光明食品']);
    for (const searchTerm of ['', 'fe', ' fe ', '---']) expect(await suggested(sites, { searchTerm })).toEqual([]);
  });

  it.each([
    ['the palette', '/companydirectory/api/Palette'],
    ['the suggestions of a list', suggestionsOf(sites)],
    ['the public search', '/PublicDirectory/api/PublicDirectory/site'],
    ['its suggestions', '/PublicDirectory/api/PublicDirectory/suggestions'],
  ])('find nothing for what is no name, and refuse too long a term: %s', async (_what, url) => {
    const caller = url.startsWith('/Public') ? directory.visitor : body;
    const answerTo = (encoded: string) => caller.get(`${url}?searchTerm=${encoded}`);
    const nothing = (await answerTo(encodeURIComponent('qwzkjvbhpt'))).body;
    expect(JSON.stringify(nothing)).not.toContain('"id"');
    for (const term of ['and', '!!!---', '🍞🥖🍞', '%_%', '.*[a-z]+(', 'qwzk油मਰжλ', 'qx '.repeat(33)]) {
      const { status, body: found } = await answerTo(encodeURIComponent(term));
      expect([term, status, found]).toEqual([term, 200, nothing]);
    }
    expect(await answerTo('%ED%A0%80%ED%A0%80')).toMatchObject({ status: 200, body: nothing });
    for (const long of ['x'.repeat(1000), Array.from({ length: 200 }, (_, at) => `w${at}`).join('+')])
      expect(await answerTo(long)).toMatchObject({ status: 400, body: { fields: [{ path: 'searchTerm' }] } });
  });

  it('share a limit of 300 calls a minute for each person with the palette', async () => {
    const caller = await directory.as({ role: '{body} User' });
    stopClock(new Date());
    const calls = (path: string, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await caller.get(path)).status));
    expect(new Set(await calls(suggestionsOf(sites), 200))).toEqual(new Set([200]));
    expect(new Set(await calls('/companydirectory/api/Palette', 100))).toEqual(new Set([200]));
    expect(await calls(suggestionsOf(sites), 1)).toEqual([429]);
    expect(await calls(sites, 1)).toEqual([200]);
    expect(await suggested(sites, { searchTerm: 'fernhill' })).not.toEqual([]);
  });
});
