// @vitest-environment jsdom
import { Link } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { DetailsHeader } from './details-screen.tsx';

const actions = ['Share', 'Edit', 'Download', 'Print'].map((label) => ({
  label,
  leads: true as const,
  to: '/elsewhere',
}));

const Record = () => (
  <DetailsHeader
    title="Mill Lane Bakery"
    kind="Site 1000001"
    subtitle="Perth, United Kingdom"
    breadcrumb={[{ label: 'Sites', to: '/sites' }]}
    actions={[...actions, { label: 'Archive', dangerous: true, run: () => undefined }]}
  />
);

describe('the header of a record', () => {
  inBrowser();

  it("names the kind of record, also in the browser's tab", async () => {
    renderPage(Record);
    const kind = await screen.findByText('Site 1000001');
    expect(kind.parentElement?.textContent).toBe('Site 1000001 · Perth, United Kingdom');
    expect(document.title).toBe('Mill Lane Bakery · Site 1000001');
  });

  it('keeps the order of what it says below the title in both directions of writing', async () => {
    renderPage(() => <DetailsHeader title="Mill" kind="Site 1000001" subtitle={['Perth, Australia', 'Northfield']} />);
    const line = (await screen.findByText('Site 1000001')).parentElement;
    const isolated = [...(line?.children ?? [])].filter(({ tagName }) => tagName === 'BDI');
    expect(isolated.map((part) => part.innerHTML)).toEqual(['Site 1000001', 'Perth, Australia', 'Northfield']);
  });

  it.each([
    ['a wide window', [], ['Share', 'Edit', 'Download']],
    ['less than 1100 pixels', ['68.74em'], ['Share', 'Edit']],
    ['at most 1024 pixels', ['68.74em', '64em'], ['Share']],
  ])('in %s moves buttons without room into the menu, from the right', async (_, narrower, buttons) => {
    const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const matches = (query: string) => narrower.some((width) => query.endsWith(`max-width: ${width})`));
    vi.stubGlobal('matchMedia', (query: string) => ({ ...media, media: query, matches: matches(query) }));
    renderPage(Record);
    const offered = await pageActions();
    expect(offered.buttons).toEqual(buttons);
    expect([...offered.buttons, ...offered.menu]).toEqual(['Share', 'Edit', 'Download', 'Print', 'Archive']);
  });

  it('links back to the list with its filters', async () => {
    const router = renderPage(
      () => (
        <>
          <Record />
          <Link to="/sites">Unfiltered</Link>
        </>
      ),
      '/sites?country=764&page=3',
    );
    await screen.findByText('Elsewhere');
    await act(() => router.navigate({ to: '/here' }));
    expect((await screen.findByRole('link', { name: 'Sites' })).getAttribute('href')).toBe('/sites?country=764&page=3');
    expect(screen.getByRole('link', { name: 'Unfiltered' }).getAttribute('href')).toBe('/sites');
  });
});
