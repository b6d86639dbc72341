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

const answer = (body: object | undefined) =>
  new Response(JSON.stringify(body ?? { code: 'x', message: 'None' }), {
    status: body ? 200 : 404,
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
    const { markup, answers } = await renderPage('/site/1000002', 'https://directory.example');
    expect(markup).toContain('Not certificated today');
    expect(markup).toContain('Fish &amp; Chips &lt;/script&gt;');
    expect(markup).toContain('https://directory.example/site/1000002');
    expect(answers).toContainEqual([['public', 'site', '1000002'], site]);
    expect(asked.filter((address) => address.includes('/site/'))).toHaveLength(1);
  });

  it('says that nothing is published under a code', async () => {
    const { markup } = await renderPage('/site/9999999', 'https://directory.example');
    expect(markup).toContain('Nothing is published under this code');
  });

  it('leaves nothing of one visitor for the next', async () => {
    const [first, second] = await Promise.all(['/site/1000002', '/site/9999999'].map((one) => renderPage(one, '')));
    expect(JSON.stringify(first?.answers)).toContain('Fish');
    expect(JSON.stringify(second)).not.toContain('Fish');
  });
});
