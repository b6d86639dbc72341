import type { Page } from '@playwright/test';

/** What the vendor's host shows in a frame, and how it answers the library: each message by its id, then that it is loaded. */
const frame = (
  name: string,
) => `<!doctype html><html lang="en"><title>${name}</title><main><h1>${name}</h1></main><script>
addEventListener('message', ({ data, source, origin }) => {
  if (!data || !data.headers || !data.url) return;
  source.postMessage({ statusCode: 202, headers: { id: data.headers.id }, body: {} }, origin);
  if (data.url !== '/report/load') return;
  const url = '/reports/' + new URLSearchParams(location.search).get('uid') + '/events/loaded';
  source.postMessage({ method: 'POST', url, headers: { id: 'loaded' }, body: {} }, origin);
});
</script></html>`;

/** Stands in for the host of the frames, because the library embeds from the vendor's hosts alone. */
export const showReportsOfPowerBi = (page: Page, name: string): Promise<unknown> =>
  page.route('https://app.powerbi.com/**', (route) => route.fulfill({ contentType: 'text/html', body: frame(name) }));
