// @vitest-environment jsdom
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import type { FavouriteSummary } from '@attestry/contract/features/favourite/favourite.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { list } from '@attestry/contract/kernel/list.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { dismissNotice, noticeStore } from '../../kernel/notices.ts';
import { useStore } from '../../kernel/store.ts';
import { inBrowser, renderPage, signInAs, switchOn } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { NoticeHost } from '../../ui/notice-host.tsx';
import { FavouriteLimitDialog, FavouriteStar, FavouriteStrip, useFavouriteActions } from './favourite.public.ts';

inBrowser();

const star = (isFavourited: boolean, role: Role = 'Company BI S User') => {
  signInAs(role, ['Verify.View']);
  renderPage(() => (
    <>
      <FavouriteStar row={{ id: '7', site: 'Polar Mill', isFavourited }} />
      <FavouriteLimitDialog />
    </>
  ));
  return screen.findByRole('button', { name: 'Favourite: Polar Mill' });
};
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('the star of a row', () => {
  it('is pressed at once, by keyboard too', async () => {
    const sent = stub(favouriteApi.add, () => new Promise<number>(() => undefined));
    const button = await star(false);
    button.focus();
    await userEvent.keyboard(' ');
    expect(isPressed(button)).toBe(true);
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ auditId: '7' }]));
  });

  it('reverts at the limit and says how to have it extended', async () => {
    stub(favouriteApi.add, -1);
    const button = await star(false);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Favourites limit reached.' });
    expect(dialog.textContent).toContain(
      'To request an extension, please select "Favourites Extension request" from the "Assistance" option.',
    );
    await waitFor(() => expect(isPressed(button)).toBe(false));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  });

  it('waits while too many changes of the person are being stored', async () => {
    let refusals = 2;
    const busy = refused(429, { message: kernelErrors.commandsUnderWay.message }, { retryAfter: 0.01 });
    const added = stub(favouriteApi.add, () => (refusals-- > 0 ? busy : new Promise<number>(() => undefined)));
    const button = await star(false);
    await userEvent.click(button);
    await waitFor(() => expect(added).toHaveLength(3));
    expect(isPressed(button)).toBe(true);
    expect(noticeStore.current()).toEqual([]);
  });

  it('cannot be pressed by Lite readers in the newer presentation, and says why', async () => {
    switchOn('Megatron');
    const added = stub(favouriteApi.add, 1);
    const button = await star(false, 'Company User');
    expect(button.getAttribute('aria-description')).toBe('Please upgrade to Directory Pro to access this feature');
    await userEvent.click(button);
    expect(isPressed(button)).toBe(false);
    expect(added).toHaveLength(0);
  });

  it.each([
    [false, favouriteApi.add, 'Polar Mill added to favourites'],
    [true, favouriteApi.remove, 'Polar Mill removed from favourites'],
  ] as const)('offers Undo when it has been pressed, from %s', async (isFavourited, endpoint, text) => {
    const sent = stub(endpoint, 1);
    await userEvent.click(await star(isFavourited));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [notice] = await waitFor(() => {
      const shown = noticeStore.current().filter(({ action }) => action?.label === 'Undo');
      expect(shown).toHaveLength(1);
      return shown;
    });
    expect(notice?.text).toBe(text);
  });
});

const suppliers = list({
  name: 'suppliers',
  resultsKey: 'resultsList',
  defaultSort: 'site',
  columns: { site: { label: 'Site', kind: 'text', sortable: true } },
});
const resultsList = ['Alder', 'Birch', 'Cedar'].map((site) => ({ id: site, site, isFavourited: false }));

const Notices = () => <NoticeHost notices={useStore(noticeStore)} dismissLabel="Dismiss" onDismiss={dismissNotice} />;

const Suppliers = () => (
  <ListPanel
    title="Suppliers"
    spec={suppliers}
    load={async () => ({ resultsList, total: 3, totalPages: 1, totalIsLowerBound: false })}
    rowKey={({ id }) => id}
    rowName={({ site }) => site}
    rowActions={useFavouriteActions()}
  />
);

describe('stars on many rows', () => {
  it('have one answer about the limit, and one Undo', async () => {
    signInAs('Company BI S User', ['Verify.View']);
    const added = stub(favouriteApi.add, ({ body }) => (JSON.stringify(body).includes('Cedar') ? -1 : 2));
    const removed = stub(favouriteApi.remove, 0);
    renderPage(() => (
      <>
        <Suppliers />
        <Notices />
      </>
    ));
    await screen.findByText('Alder');
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Add to favourites' }));
    await screen.findByText('2 added to favourites, 1 not: the limit is reached');
    expect(added).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(removed.map(({ body }) => body)).toEqual([{ auditId: 'Alder' }, { auditId: 'Birch' }]));
  });
});

const summary = (parts: Partial<FavouriteSummary>): FavouriteSummary => ({
  used: 0,
  limit: 250,
  outOfSight: 0,
  unread: 0,
  states: [],
  ...parts,
});
const strip = (parts: Partial<FavouriteSummary>) => {
  signInAs('Company BI S User', ['Verify.View']);
  stub(favouriteApi.summarise, summary(parts));
  renderPage(FavouriteStrip);
};

describe('the favourites above the Certificate Tracker', () => {
  it('are counted by state, the gravest first, each count a filter, without counts of 0', async () => {
    strip({
      used: 5,
      unread: 2,
      states: [
        { state: 'Valid', total: 3 },
        { state: 'Expires within 7 days', total: 1 },
        { state: 'Expired', total: 0 },
        { state: 'Suspended or withdrawn', total: 2 },
      ],
    });
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '5 of 250 favourites',
      '2 with unread alerts',
      '2 Suspended or withdrawn',
      '1 Expire within 7 days',
      '3 Valid',
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/private/verify?showFavourites=true&alert=Unread');
    expect(links[2]?.getAttribute('href')).toBe('/private/verify?showFavourites=true&state=Suspended+or+withdrawn');
    expect(links[3]?.getAttribute('href')).toBe(
      '/private/verify?showFavourites=true&state=Expires+within+7+days&sortBy=expiryDate',
    );
  });

  it('say how to begin while there are none', async () => {
    strip({});
    await screen.findByText(/press their stars/);
  });

  it('name those out of sight and remove them', async () => {
    stub(favouriteApi.listOutOfSight, [{ auditId: '7', site: 'Lost Mill', siteCode: '1000001', standard: 'Food' }]);
    const removed = stub(favouriteApi.remove, 4);
    strip({ used: 5, outOfSight: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Show which' }));
    await screen.findByText('Lost Mill');
    await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites' }));
    await waitFor(() => expect(removed.map(({ body }) => body)).toEqual([{ auditIds: ['7'] }]));
  });

  it('do not exist for readers without a company', async () => {
    signInAs('CB Full Admin', ['Verify.View']);
    renderPage(() => (
      <>
        <FavouriteStrip />
        <p>The page</p>
      </>
    ));
    await screen.findByText('The page');
    expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull();
  });
});
