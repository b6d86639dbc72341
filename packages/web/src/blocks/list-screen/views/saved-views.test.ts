// @vitest-environment jsdom
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../kernel/queries.ts';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';
import { stub } from '../../../kernel/testing/stub.ts';
import { saveView } from './saved-views.ts';
import { viewsOf } from './views-of.ts';

inBrowser();

const visuals = { isAbleToEdit: true, isAbleToShare: true, isAbleToUnshare: false, isAbleToRemove: true };
const view: SavedView = {
  id: '5',
  list: 'mill',
  name: 'Best',
  query: 'grade=A',
  isOwn: true,
  isShared: false,
  visuals,
};

it('A view saved while the views are still being loaded is shown', async () => {
  stub(savedViewApi.create, view);
  const answers: ((views: SavedView[]) => void)[] = [];
  const { queryKey } = viewsOf('mill');
  const queryFn = () => new Promise<SavedView[]>((answer) => void answers.push(answer));
  const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  const saved = saveView({ list: 'mill', name: view.name, query: view.query, isShared: false });
  await vi.waitUntil(() => queryClient.getQueryState(queryKey)?.isInvalidated);
  answers[0]?.([]);
  await vi.waitUntil(() => answers.length === 2);
  answers[1]?.([view]);
  await saved;
  expect(queryClient.getQueryData(queryKey)).toEqual([view]);
  leave();
});
