// @vitest-environment jsdom
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeStore } from '../../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { atVersion, refused, stub } from '../../../kernel/testing/stub.ts';
import { questionStore } from '../../asking/ask-first.ts';
import { ListScreen } from '../list-screen.tsx';

const mills = list({
  name: 'mill',
  resultsKey: 'resultList',
  search: 'Search by mill',
  defaultSort: 'name',
  presets: {
    best: { label: 'The best', filters: { grade: 'A' } },
    secret: { label: 'The secret', filters: { secret: 'Yes' } },
  },
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    grade: { label: 'Grade', kind: 'choice', values: ['A', 'B', 'C'], filterable: true, sortable: true },
    secret: { label: 'Secret', kind: 'choice', values: ['Yes'], filterable: true, audience: ['body'] },
  },
});

const show = (address = '/here') =>
  renderPage(
    () => (
      <ListScreen
        title="Mills"
        spec={mills}
        load={async () => ({
          resultList: [{ id: '7', name: 'Polar Mill', grade: 'A' }],
          total: 1,
          totalPages: 1,
          totalIsLowerBound: false,
        })}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        countPresets={async () => [
          { key: 'best', total: 1107, totalIsLowerBound: false },
          { key: 'secret', total: 10_000, totalIsLowerBound: true },
        ]}
      />
    ),
    address,
  );

const every = { isAbleToEdit: true, isAbleToShare: true, isAbleToUnshare: false, isAbleToRemove: true };
const whole = 'grade=B&grade=C&rows=25&columns=name.grade';
const lower: SavedView = {
  id: '5',
  list: 'mill',
  name: 'B and below',
  query: whole,
  isOwn: true,
  isShared: false,
  visuals: every,
};
const none = { isAbleToEdit: false, isAbleToShare: false, isAbleToUnshare: false, isAbleToRemove: false };

const views = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
const current = async () =>
  (await views()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
const currentNames = async () => (await current()).map((link) => link.querySelector('span')?.textContent);

const openMenu = async (name = lower.name) =>
  userEvent.click(await screen.findByRole('button', { name: `More actions for view ${name}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const notice = () => noticeStore.current().at(-1);

inBrowser();
beforeEach(() => {
  localStorage.clear();
  const primaryOrganisation = { id: '3', type: 'CertificationBody', name: 'Kestrel' } as const;
  signInAs('CB Full Admin', [], { primaryOrganisation });
});

describe('the views of a list', () => {
  it('are those that come with the list and whose filters the reader has; the one shown is marked', async () => {
    const router = show();
    const links = (await views()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.replace(/[\d,]+$/, ''))).toEqual(['All', 'The best']);
    expect(await currentNames()).toEqual(['All']);
    await userEvent.click((await views()).getByRole('link', { name: 'The best' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ grade: 'A' }));
    expect(await currentNames()).toEqual(['The best']);
    await router.navigate({ to: '/here', search: { grade: 'B' } as never });
    await waitFor(async () => expect(await currentNames()).toEqual([]));
  });

  it('mark a preset in any order, unless a saved view shows just this', async () => {
    stub(savedViewApi.list, [{ ...lower, query: 'grade=A&order=desc&rows=10&columns=name.grade' }]);
    const router = show('/here?grade=A&sortBy=grade');
    await screen.findByRole('link', { name: lower.name });
    expect(await currentNames()).toEqual(['The best']);
    await router.navigate({ to: '/here', search: { grade: 'A', order: 'desc' } as never });
    await waitFor(async () => expect(await currentNames()).toEqual([lower.name]));
    await router.navigate({ to: '/here', search: { order: 'desc' } as never });
    await waitFor(async () => expect(await currentNames()).toEqual(['All']));
  });

  it('count the rows of each preset once the list is shown', async () => {
    show();
    const best = await screen.findByRole('link', { name: 'The best' });
    await waitFor(() => expect(best.getAttribute('aria-description')).toBe('1,107'));
    expect(best.textContent).toBe('The best1,107');
  });

  it('show a preset with the rows and columns that the reader has chosen', async () => {
    localStorage.setItem('list.mill', '?rows=50');
    const router = show('/here?grade=A');
    await waitFor(() => expect(router.state.location.search).toEqual({ grade: 'A', rows: '50' }));
    expect(await currentNames()).toEqual(['The best']);
  });

  it('include saved views, whose link sets the whole address of the list', async () => {
    stub(savedViewApi.list, ({ query }) => (query.list === 'mill' ? [lower] : []));
    const router = show('/here?grade=A&pageNumber=2');
    await userEvent.click(await screen.findByRole('link', { name: lower.name }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ grade: ['B', 'C'], rows: '25', columns: 'name.grade' }),
    );
    expect(await currentNames()).toEqual([lower.name]);
    await router.navigate({ to: '/here', search: { columns: 'name.grade', rows: '25', grade: ['C', 'B'] } as never });
    await waitFor(async () => expect(await currentNames()).toEqual([lower.name]));
  });

  it('show which are shared, also to their owner', async () => {
    stub(savedViewApi.list, [lower, { ...lower, id: '6', name: 'For us all', isShared: true }]);
    show();
    const iconOf = async (name: string) =>
      (await screen.findByRole('link', { name })).querySelector('svg')?.classList.contains('lucide-users');
    expect([await iconOf(lower.name), await iconOf('For us all')]).toEqual([false, true]);
  });

  it('mark only the one that was opened of those that show the same', async () => {
    const query = 'rows=10&columns=name.grade';
    stub(savedViewApi.list, [
      { ...lower, name: 'Mine', query },
      { ...lower, id: '6', name: 'The same', query },
    ]);
    const router = show();
    await screen.findByRole('link', { name: 'Mine' });
    expect(await currentNames()).toEqual(['All']);
    await router.navigate({ to: '/here', search: { pageNumber: 2 } as never });
    expect(await currentNames()).toEqual(['All']);
    await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
    await waitFor(async () => expect(await currentNames()).toEqual(['Mine']));
  });

  it('keep apart what a search ranks and what a column sorts', async () => {
    const found = 'searchTerm=mill&rows=10&columns=name.grade';
    const [ranked, sorted] = [found, `${found}&sortBy=name`];
    stub(savedViewApi.list, [
      { ...lower, name: 'Ranked', query: ranked },
      { ...lower, id: '6', name: 'Sorted', query: sorted },
    ]);
    show();
    const sort = () => screen.getByRole('columnheader', { name: 'Mill' }).ariaSort;
    await userEvent.click(await screen.findByRole('link', { name: 'Ranked' }));
    await waitFor(async () => expect(await currentNames()).toEqual(['Ranked']));
    expect(sort()).toBe('none');
    await userEvent.click(screen.getByRole('link', { name: 'Sorted' }));
    await waitFor(async () => expect(await currentNames()).toEqual(['Sorted']));
    expect(sort()).toBe('ascending');
  });

  it('leave out filters and columns that the reader does not have', async () => {
    const query = 'secret=Yes&gone=1&columns=name.secret&rows=10';
    stub(savedViewApi.list, [{ ...lower, query }]);
    show(`/here?${query}`);
    await screen.findByText('Polar Mill');
    expect(screen.queryByText('Secret')).toBeNull();
    expect(screen.queryByText('Grade', { selector: 'th *' })).toBeNull();
    await waitFor(async () => expect(await currentNames()).toEqual([lower.name]));
  });

  it('are left out silently if they cannot be read', async () => {
    stub(savedViewApi.list, refused(500));
    show();
    await screen.findByText('Polar Mill');
    expect(noticeStore.current().filter(({ kind }) => kind === 'banner')).toEqual([]);
    expect(await currentNames()).toEqual(['All']);
  });
});

describe('saving a view', () => {
  it('keeps what is shown under a name, and shares it with the organisation', async () => {
    const saved: SavedView[] = [];
    stub(savedViewApi.list, () => saved);
    const sent = stub(savedViewApi.create, () => {
      saved.push(lower);
      return lower;
    });
    show('/here?grade=B&grade=C&rows=25&pageNumber=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), lower.name);
    await userEvent.click(screen.getByRole('switch', { name: 'Share with Kestrel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByRole('link', { name: lower.name });
    expect(sent[0]?.body).toEqual({ list: 'mill', name: lower.name, isShared: true, query: whole });
    expect(await currentNames()).toEqual([lower.name]);
  });

  it('offers no sharing to users without an organisation, and shows errors at the name', async () => {
    signInAs('UNKNOWN', []);
    const message = 'A view of this list has this name already';
    stub(savedViewApi.create, refused(409, { fields: [{ path: 'name', message }] }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByText(message);
  });
});

describe('the menu of a view', () => {
  beforeEach(() => void stub(savedViewApi.list, [lower]));

  it('renames the view in the version that was read', async () => {
    stub(savedViewApi.read, atVersion('4', lower));
    const sent = stub(savedViewApi.update, lower);
    show();
    await openMenu();
    await choose('Rename');
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'The others');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { name: 'The others' }, version: '4' }));
  });

  it('updates the view to what is shown, and offers Undo', async () => {
    stub(savedViewApi.read, atVersion('4', lower));
    const sent = stub(savedViewApi.update, lower);
    show('/here?grade=C');
    await openMenu();
    await choose('Update to what is shown');
    await waitFor(() => expect(notice()?.action?.label).toBe('Undo'));
    notice()?.action?.run();
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ query: 'grade=C&rows=10&columns=name.grade' }, { query: whole }]),
    );
  });

  it('deletes the view, and Undo saves it again', async () => {
    const removed = stub(savedViewApi.remove, { id: '5' });
    const saved = stub(savedViewApi.create, lower);
    show();
    await openMenu();
    await choose('Delete');
    await waitFor(() => expect(removed).toHaveLength(1));
    await waitFor(() => expect(notice()?.text).toBe('“B and below” was deleted'));
    notice()?.action?.run();
    const { list: ofList, name, query, isShared } = lower;
    await waitFor(() => expect(saved[0]?.body).toEqual({ list: ofList, name, query, isShared }));
  });

  it.each([
    ['the next view', 'First', 'Second'],
    ['the one before if it was the last', 'Second', 'First'],
  ])('moves the focus to %s when it deletes one', async (_place, name, other) => {
    let saved = [
      { ...lower, name: 'First' },
      { ...lower, id: '6', name: 'Second' },
    ];
    stub(savedViewApi.list, () => saved);
    stub(savedViewApi.remove, ({ params: { id } }) => {
      saved = saved.filter((view) => view.id !== id);
      return { id };
    });
    show();
    await openMenu(name);
    await choose('Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: other }));
  });

  it('shares the view with the organisation', async () => {
    const sent = stub(savedViewApi.share, { ...lower, isShared: true });
    show();
    await openMenu();
    await choose('Share with Kestrel');
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: '5' }));
  });

  it('asks before it takes a view away from a colleague', async () => {
    const visuals = { ...none, isAbleToUnshare: true, isAbleToRemove: true };
    stub(savedViewApi.list, [{ ...lower, isOwn: false, isShared: true, visuals }]);
    const removed = stub(savedViewApi.remove, { id: '5' });
    show();
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Stop sharing', 'Delete']);
    await choose('Delete');
    await waitFor(() => expect(questionStore.current()?.question?.title).toBe('Delete “B and below”?'));
    expect(removed).toHaveLength(0);
    await questionStore.current()?.question?.run(false);
    expect(removed).toHaveLength(1);
  });

  it('is left out if the reader may do nothing with the view', async () => {
    stub(savedViewApi.list, [{ ...lower, isOwn: false, isShared: true, visuals: none }]);
    show();
    await screen.findByRole('link', { name: lower.name });
    expect(screen.queryByRole('button', { name: /More actions for view/ })).toBeNull();
  });
});
