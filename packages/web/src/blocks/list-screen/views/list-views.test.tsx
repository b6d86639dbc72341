// @vitest-environment jsdom
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noticeStore } from '../../../kernel/notices.ts';
import { signInAs } from '../../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../../kernel/testing/stub.ts';
import { currentNames, lower, showMills, views, whole, withMills } from './testing/mills.tsx';

withMills();

describe('the views of a list', () => {
  it('are those that come with the list and whose filters the reader has; the one shown is marked', async () => {
    const router = showMills();
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
    const router = showMills('/here?grade=A&sortBy=grade');
    await screen.findByRole('link', { name: lower.name });
    expect(await currentNames()).toEqual(['The best']);
    await router.navigate({ to: '/here', search: { grade: 'A', order: 'desc' } as never });
    await waitFor(async () => expect(await currentNames()).toEqual([lower.name]));
    await router.navigate({ to: '/here', search: { order: 'desc' } as never });
    await waitFor(async () => expect(await currentNames()).toEqual(['All']));
  });

  it('count the rows of each preset once the list is shown', async () => {
    showMills();
    const best = await screen.findByRole('link', { name: 'The best' });
    await waitFor(() => expect(best.getAttribute('aria-description')).toBe('1,107'));
    expect(best.textContent).toBe('The best1,107');
  });

  it('show a preset with the rows and columns that the reader has chosen', async () => {
    localStorage.setItem('list.mill', '?rows=50');
    const router = showMills('/here?grade=A');
    await waitFor(() => expect(router.state.location.search).toEqual({ grade: 'A', rows: '50' }));
    expect(await currentNames()).toEqual(['The best']);
  });

  it('include saved views, whose link sets the whole address of the list', async () => {
    stub(savedViewApi.list, ({ query }) => (query.list === 'mill' ? [lower] : []));
    const router = showMills('/here?grade=A&pageNumber=2');
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
    showMills();
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
    const router = showMills();
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
    showMills();
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
    showMills(`/here?${query}`);
    await screen.findByText('Polar Mill');
    expect(screen.queryByText('Secret')).toBeNull();
    expect(screen.queryByText('Grade', { selector: 'th *' })).toBeNull();
    await waitFor(async () => expect(await currentNames()).toEqual([lower.name]));
  });

  it('are left out silently if they cannot be read', async () => {
    stub(savedViewApi.list, refused(500));
    showMills();
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
    showMills('/here?grade=B&grade=C&rows=25&pageNumber=2');
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
    showMills();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByText(message);
  });
});
