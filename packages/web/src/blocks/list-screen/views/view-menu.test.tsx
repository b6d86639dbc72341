// @vitest-environment jsdom
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeStore } from '../../../kernel/notices.ts';
import { atVersion, stub } from '../../../kernel/testing/stub.ts';
import { questionStore } from '../../asking/ask-first.ts';
import { lower, showMills, whole, withMills } from './testing/mills.tsx';

const none = { isAbleToEdit: false, isAbleToShare: false, isAbleToUnshare: false, isAbleToRemove: false };
const openMenu = async (name = lower.name) =>
  userEvent.click(await screen.findByRole('button', { name: `More actions for view ${name}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const notice = () => noticeStore.current().at(-1);

withMills();

describe('the menu of a view', () => {
  beforeEach(() => void stub(savedViewApi.list, [lower]));

  it('renames the view in the version that was read', async () => {
    stub(savedViewApi.read, atVersion('4', lower));
    const sent = stub(savedViewApi.update, lower);
    showMills();
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
    showMills('/here?grade=C');
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
    showMills();
    await openMenu();
    await choose('Delete');
    await waitFor(() => expect(removed).toHaveLength(1));
    await waitFor(() => expect(notice()?.text).toBe('“B and below” was deleted'));
    notice()?.action?.run();
    const { list: ofList, name, query, isShared } = lower;
    await waitFor(() => expect(saved[0]?.body).toEqual({ list: ofList, name, query, isShared }));
  });

  it.each([
    ['to the next view when one is deleted', 'First', 'Second'],
    ['to the view before when the last one is deleted', 'Second', 'First'],
  ])('moves the focus %s', async (_place, name, other) => {
    let saved = [
      { ...lower, name: 'First' },
      { ...lower, id: '6', name: 'Second' },
    ];
    stub(savedViewApi.list, () => saved);
    stub(savedViewApi.remove, ({ params: { id } }) => {
      saved = saved.filter((view) => view.id !== id);
      return { id };
    });
    showMills();
    await openMenu(name);
    await choose('Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: other }));
  });

  it('shares the view with the organisation', async () => {
    const sent = stub(savedViewApi.share, { ...lower, isShared: true });
    showMills();
    await openMenu();
    await choose('Share with Kestrel');
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: '5' }));
  });

  it('asks before it takes a view away from a colleague', async () => {
    const visuals = { ...none, isAbleToUnshare: true, isAbleToRemove: true };
    stub(savedViewApi.list, [{ ...lower, isOwn: false, isShared: true, visuals }]);
    const removed = stub(savedViewApi.remove, { id: '5' });
    showMills();
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
    showMills();
    await screen.findByRole('link', { name: lower.name });
    expect(screen.queryByRole('button', { name: /More actions for view/ })).toBeNull();
  });
});
