import { beforeEach, describe, expect, it } from 'vitest';
import { answerCallsBy, renderPage } from './render-page.tsx';

const site = {
  id: '1000002',
  name: 'Fish & Chips </script>',
  location: { city: 'Hull', county: null, country: 'United Kingdom' },
  certificatedToday: false,
  certificates: [],
  notCertificatedSince: '2026-10-05',
  asOf: '2026-11-21T12:00:00.000Z',
};

let asked: string[] = [];

const answer = (body: object | undefined, failure = 404) =>
  new Response(JSON.stringify(body ?? { code: 'x', message: 'None' }), {
    status: body ? 200 : failure,
    headers: { 'content-type': 'application/json' },
  });

describe('a page rendered within the server', () => {
  beforeEach(() => {
    asked = [];
    answerCallsBy(async (address) => {
      asked.push(String(address));
      return answer(String(address).endsWith('/site/1000002') ? site : undefined);
    });
  });

  it('says whether the site is certificated, and takes along what it was told', async () => {
    const page = await renderPage('/site/1000002', 'https://directory.example');
    expect(page?.markup).toContain('Not certificated today');
    expect(page?.markup).toContain('Fish &amp; Chips &lt;/script&gt;');
    expect(page?.markup).toContain('https://directory.example/site/1000002');
    expect(page?.answers).toContainEqual([['public', 'site', '1000002'], site]);
    expect(asked.filter((address) => address.includes('/site/'))).toHaveLength(1);
  });

  it('says that nothing is published under a code', async () => {
    const page = await renderPage('/site/9999999', 'https://directory.example');
    expect(page?.markup).toContain('Nothing is published under this code');
  });

  it('is left to the browser if the directory was too busy to answer', async () => {
    answerCallsBy(async () => answer(undefined, 503));
    expect(await renderPage('/site/1000002', '')).toBeUndefined();
  });

  it('leaves nothing of one visitor for the next', async () => {
    const [first, second] = await Promise.all(['/site/1000002', '/site/9999999'].map((one) => renderPage(one, '')));
    expect(JSON.stringify(first?.answers)).toContain('Fish');
    expect(JSON.stringify(second)).not.toContain('Fish');
  });
});
