import { deploymentPages } from '@attestry/contract/features/deployment/deployment.pages.ts';
import { signUpPages } from '@attestry/contract/features/sign-up/sign-up.pages.ts';
import type { PublicPage } from '@attestry/contract/kernel/public-page.ts';
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

  it('says whether the site is certificated, and embeds the answers that it was rendered from', async () => {
    const page = await renderPage('/site/1000002', 'https://directory.example');
    expect(page?.markup).toContain('Not certificated today');
    expect(page?.markup).toContain('Fish &amp; Chips &lt;/script&gt;');
    expect(page?.markup).toContain('https://directory.example/site/1000002');
    expect(page?.answers).toContainEqual([['public', 'site', '1000002'], site]);
    expect(asked.filter((address) => address.includes('/site/'))).toHaveLength(1);
  });

  const declared: PublicPage[] = [deploymentPages, signUpPages].flatMap((pages) => Object.values(pages));

  it.each(declared)('can be read without scripts: $path', async ({ path, head }) => {
    const page = await renderPage(path, 'https://directory.example');
    expect(page?.markup).toContain(`<h1>${head?.title}</h1>`);
  });

  it('says that the form of a sign-up needs scripts', async () => {
    expect((await renderPage('/create', ''))?.markup).toContain('<noscript><p>This form needs JavaScript.');
  });

  it('shows the results of a search', async () => {
    const none = { totalPages: 0, total: 0, totalIsLowerBound: false, resultsList: [] };
    answerCallsBy(async (address) => answer(String(address).includes('/site?') ? none : undefined));
    const page = await renderPage('/?searchTerm=nowhere', '');
    expect(page?.markup).toContain('No result has been found that matches your search, please try again');
    expect(page?.markup).toContain('Check the spelling');
  });

  it('says which filter was refused, with a link that clears it', async () => {
    const body = {
      code: 'request.invalid',
      message: 'The request is invalid',
      fields: [{ path: 'country', message: 'Is not one of the choices' }],
    };
    answerCallsBy(async () => Response.json(body, { status: 400 }));
    const page = await renderPage('/?searchTerm=alta&country=abc', '');
    expect(page?.markup).toContain('Country: Is not one of the choices');
    expect(page?.markup).toMatch(/<a href="\/\?searchTerm=alta"[^>]*>Clear Country<\/a>/);
    const search = ['public', 'sites', 'alta', { searchTerm: 'alta', country: ['abc'] }];
    expect(page?.answers).toContainEqual([search, null, { method: 'GET', status: 400, body }]);
  });

  it('says that there is nothing at an unknown address', async () => {
    expect((await renderPage('/nonsense', ''))?.markup).toContain('<h1>Page not found</h1>');
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
