// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bar, box, count, exported, holdPages, select, showMills, wholePage, withMills } from './testing/mills.tsx';

withMills();

describe('the selection of rows', () => {
  it('replaces the tool bar, and is announced', async () => {
    await showMills();
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await select(1, 3);
    expect(count()).toBe('2 selected');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 selected');
  });

  it('does not open the row', async () => {
    const router = await showMills();
    await select(1);
    expect(router.state.location.pathname).toBe('/here');
    await userEvent.click(screen.getByRole('row', { name: /Mill 3/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/3'));
  });

  it('takes a range with Shift, and the whole page', async () => {
    await showMills();
    const user = userEvent.setup();
    await user.click(box('Mill 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Mill 5'));
    await user.keyboard('{/Shift}');
    expect(count()).toBe('4 selected');
    expect(wholePage().indeterminate).toBe(true);
    await userEvent.click(wholePage());
    expect(count()).toBe('10 selected');
    expect(wholePage().checked).toBe(true);
    await userEvent.click(wholePage());
    expect(screen.getByRole('searchbox')).toBeDefined();
  });

  it('is made by keyboard, and cleared with Escape', async () => {
    await showMills();
    await userEvent.keyboard('jjx');
    expect(box('Mill 2').checked).toBe(true);
    await userEvent.keyboard('jx');
    expect(count()).toBe('2 selected');
    await userEvent.keyboard('jjX');
    expect(count()).toBe('4 selected');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toBeDefined();
    expect(box('Mill 2').checked).toBe(false);
  });

  it('is kept across pages and orders, and cleared by another filter', async () => {
    const router = await showMills();
    await select(1);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'Mill 11' });
    await select(11);
    expect(bar().getByText('1 not on this page')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Mill' }));
    await screen.findByRole('link', { name: 'Mill 3' });
    expect(count()).toBe('2 selected');
    await router.navigate({ to: '.', search: { kind: 'Wind' } as never });
    expect(await screen.findByRole('searchbox')).toBeDefined();
    expect(box('Mill 1').checked).toBe(false);
  });

  it('takes all rows of the view', async () => {
    await showMills();
    await select(1);
    await userEvent.click(bar().getByRole('button', { name: 'Select all 12 in this view' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected rows' }));
    await waitFor(() => expect(count()).toBe('12 selected'));
    expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('says why no more than 200 rows can be selected', async () => {
    const router = await showMills('/here', 201);
    await select(1);
    await userEvent.click(bar().getByRole('button', { name: 'Select the first 200' }));
    await waitFor(() => expect(count()).toBe('200 selected'));
    expect(bar().getByText('At most 200 rows can be selected')).toBeDefined();
    expect(wholePage().ariaDisabled, 'the whole page can be cleared').toBeNull();
    await router.navigate({ to: '.', search: { pageNumber: '21' } as never });
    await screen.findByRole('link', { name: 'Mill 201' });
    await select(201);
    for (const one of [box('Mill 201'), wholePage()]) {
      expect(one.checked).toBe(false);
      expect(one.getAttribute('aria-disabled')).toBe('true');
      expect(one.getAttribute('aria-description')).toBe('At most 200 rows can be selected');
    }
    expect((await screen.findByRole('tooltip')).textContent).toBe('At most 200 rows can be selected');
  });

  it('takes no more rows of the view once it is given up', async () => {
    await showMills();
    await select(1);
    const answer = holdPages();
    await userEvent.click(bar().getByRole('button', { name: 'Select all 12 in this view' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toBeDefined();
    answer();
    await select(3);
    expect(count()).toBe('1 selected');
    expect(bar().queryByLabelText('Loading')).toBeNull();
  });

  it('takes no more rows of the view once another filter is set', async () => {
    const router = await showMills();
    await select(1);
    const answer = holdPages();
    await userEvent.click(bar().getByRole('button', { name: 'Select all 12 in this view' }));
    await router.navigate({ to: '.', search: { kind: 'Wind' } as never });
    await screen.findByRole('searchbox');
    answer();
    await select(3);
    expect(count()).toBe('1 selected');
  });

  it('is exported with the list’s own filters', async () => {
    exported.mockRejectedValue(new Error('No file in this test'));
    await showMills('/here?kind=Wind&rows=25');
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    expect(exported).toHaveBeenCalledWith({ kind: ['Wind'], ids: ['1', '3'] });
  });

  it('ends for the search box, which stands where the bar of the selected rows was', async () => {
    await showMills();
    await select(1, 3);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by mill' }));
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  });

  it('has its bar one key away from the rows', async () => {
    await showMills();
    await userEvent.keyboard('a');
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('jxa');
    expect(document.activeElement).toBe(bar().getAllByRole('button')[0]);
  });

  it('lets the keys go on from the row that was reached last', async () => {
    await showMills();
    await userEvent.keyboard('jjx');
    bar().getByRole('button', { name: 'Book' }).focus();
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Mill 3');
  });

  it('gives the focus back to the row that it came from with Escape, and ends with a second one', async () => {
    await showMills();
    await userEvent.keyboard('jxjjxa{Tab}{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mill 3' }));
    expect(count()).toBe('2 selected');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mill 3' }));
  });
});
