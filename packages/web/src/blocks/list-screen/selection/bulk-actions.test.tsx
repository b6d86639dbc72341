// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  banner,
  bar,
  box,
  count,
  gone,
  noAnswer,
  papers,
  refusal,
  refusals,
  select,
  sent,
  showMills,
  snackbar,
  withMills,
} from './testing/mills.tsx';

withMills();

describe('an action that does not fit every selected row', () => {
  const button = (name: string) => bar().getByRole('button', { name });

  it('says how many it fits and why not the others, and is carried out on those it fits', async () => {
    await showMills();
    await select(1, 2, 7);
    expect(button('Open 1 of 3').getAttribute('aria-description')).toBe('1 left out: It is being built · 1 left out');
    await userEvent.click(button('Open 1 of 3'));
    await waitFor(() => expect(sent).toEqual(['open 1']));
  });

  it('is in reach of the keyboard with its reason, if it fits none, and does nothing', async () => {
    await showMills();
    await select(2);
    expect(button('Open').getAttribute('aria-description')).toBe('It is being built');
    expect(button('Open').getAttribute('aria-disabled')).toBe('true');
    button('Open').focus();
    expect(document.activeElement).toBe(button('Open'));
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  it('keeps its place, whether or not it fits', async () => {
    await showMills();
    const names = () =>
      bar()
        .getAllByRole('button', { name: /Open|Papers/ })
        .map(({ textContent }) => textContent?.trim());
    await select(2, 5);
    expect(names()).toEqual(['Open 1 of 2', 'Papers 1 of 2']);
    await select(5);
    expect(names()).toEqual(['Open']);
  });

  it('is absent if it fits none for a reason not worth knowing', async () => {
    await showMills();
    await select(7);
    expect(bar().queryByRole('button', { name: 'Open' })).toBeNull();
  });
});

describe('an action on the selected rows', () => {
  it('says how many of them it fits, and is sent for those only', async () => {
    await showMills();
    await select(1, 2, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Open 2 of 3' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 1', 'open 3']);
    expect(count()).toBe('1 selected');
    expect(box('Mill 2').checked).toBe(true);
    expect(bar().getByRole('button', { name: 'Open' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('names the refused rows with their reasons and keeps them selected', async () => {
    refusals.set('3', [refusal(409, 'It is being repaired.')]);
    await showMills();
    await select(1, 3, 4);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('One was refused')).toBeDefined();
    const refused = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual(['Mill 3: It is being repaired.']);
    expect(snackbar()?.text).toBe('Open: 2 done, 1 refused');
    expect(count()).toBe('1 selected');
    expect(box('Mill 3').checked).toBe(true);
  });

  it('clears the refused rows that are no longer on the page', async () => {
    refusals.set('3', [refusal(409, 'It is closed already.')]);
    refusals.set('5', [refusal(409, 'It is being repaired.')]);
    await showMills();
    await select(3, 5);
    gone.add('3');
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('2 were refused')).toBeDefined();
    await waitFor(() => expect(count()).toBe('1 selected'));
    expect(box('Mill 5').checked).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('alert').firstElementChild);
  });

  it('tells rows that failed from refused ones, and tries only those again', async () => {
    refusals.set('3', [refusal(409, 'It is being repaired.')]);
    refusals.set('4', [noAnswer()]);
    refusals.set('5', [refusal(500, 'Something broke.')]);
    await showMills();
    await select(1, 3, 4, 5);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('One was refused')).toBeDefined();
    const unfinished = within(screen.getByRole('alert'));
    expect(unfinished.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mill 3: It is being repaired.',
      'Mill 4: Your request was unsuccessful due to a network error!',
      'Mill 5: Server error',
    ]);
    expect(snackbar()?.text).toBe('Open: 1 done, 1 refused, 2 failed');
    sent.length = 0;
    await userEvent.click(unfinished.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 4', 'open 5']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is undone at once for all rows that can be undone', async () => {
    await showMills();
    await select(1, 3, 4);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.action?.label).toBe('Undo'));
    snackbar()?.action?.run();
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 undone'));
    expect(snackbar()?.action).toBeUndefined();
    expect(sent.slice(3)).toEqual(['close 1', 'close 3']);
  });

  it('is named by what the rows say alike, and so is its Undo', async () => {
    await showMills();
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Lend' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Lent to Polar BV: 2 done'));
    snackbar()?.action?.run();
    await waitFor(() => expect(snackbar()?.text).toBe('No longer lent to Polar BV: 2 done'));
  });

  it('says in one sentence each what became of rows of which different things are said', async () => {
    await showMills();
    await select(1, 3, 6);
    await userEvent.click(bar().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(snackbar()?.text).toBe('2 booked, 1 booked already'));
  });

  it('waits if the server accepts only so many a minute', async () => {
    refusals.set('3', [refusal(429, 'Too many.', 0.05)]);
    await showMills();
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 1', 'open 3', 'open 3']);
  });

  it('asks for one file of the rows that have it, and says why there is none', async () => {
    papers.mockRejectedValue(refusal(409, 'The papers are being printed.'));
    await showMills();
    await select(5, 6, 7);
    await userEvent.click(bar().getByRole('button', { name: 'Papers 2 of 3' }));
    expect(papers).toHaveBeenCalledWith(['Mill 5', 'Mill 6']);
    await waitFor(() => expect(banner()?.text).toBe('The papers are being printed.'));
    expect(count()).toBe('3 selected');
  });

  it('reports the result of a single row by name', async () => {
    await showMills();
    await select(3);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Mill 3 is open'));
    expect(screen.getByRole('searchbox')).toBeDefined();
  });
});
