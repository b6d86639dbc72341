// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReport, reportOfKeyAnswers } from '../../app/testing/a-report.ts';
import { anAudit, closedAudit, openAudit } from '../../app/testing/open-audit.tsx';
import { saveReviewed } from '../../app/testing/review-changes.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';

const open = (page: Parameters<typeof openAudit>[0] = {}) => openAudit({ ...page, tab: 'summary' });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const elementsIn = (call: { body: unknown } | undefined) => Object(call?.body).elements;

describe('editing the answers of a report in place', () => {
  inBrowser();

  it('sends all changed answers with the version the report was read at', async () => {
    const { sent } = open();
    await press('Edit Number of shifts: 2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Number of shifts' }), '1{Enter}');
    await saveReviewed();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '/audit/api/Audit/900007/Report',
          params: { id: '900007' },
          query: {},
          body: { elements: [{ xmlTag: 'SHIFTS', value: 21 }] },
          version: '1',
        },
      ]),
    );
  });

  it.each([
    ['Edit Number of shifts: 2', 'many', 'Is not a number'],
    ['Add: Trading as', 'longer than ten', 'Max 10 characters allowed'],
  ])('checks what follows “%s” before it is sent', async (action, typed, message) => {
    const { sent } = open();
    await press(action);
    await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('shows the limits of a question while it is edited', async () => {
    open();
    await press('Add: Trading as');
    expect(screen.getByRole('textbox', { name: 'Trading as' })).toHaveProperty('value', '');
    expect(screen.getByText('At most 10 characters')).toBeDefined();
  });

  it('accepts several choices', async () => {
    const { sent } = open();
    await press('Edit Categories: Bakery');
    await userEvent.click(await screen.findByRole('option', { name: 'Confectionery' }));
    await userEvent.tab();
    await saveReviewed();
    await waitFor(() =>
      expect(elementsIn(sent[0])).toEqual([{ xmlTag: 'CATEGORIES', value: ['Bakery', 'Confectionery'] }]),
    );
  });

  it('covers the result and the note of a requirement', async () => {
    const { sent } = open();
    await press('Edit Clause 1.1.1, Result: Conform');
    await userEvent.click(await screen.findByRole('option', { name: 'Minor' }));
    await press('Add a note: Clause 1.1.1, Note');
    await userEvent.type(screen.getByRole('textbox'), 'Seen.{Control>}{Enter}{/Control}');
    await saveReviewed();
    await waitFor(() =>
      expect(sent.map(elementsIn)).toEqual([
        [
          { xmlTag: 'R_1_1_1', value: 'Minor' },
          { xmlTag: 'R_1_1_1_NOTE', value: 'Seen.' },
        ],
      ]),
    );
  });

  it('moves the focus to the remaining requirements when one is edited to conform and disappears', async () => {
    const nonConforming = JSON.parse(JSON.stringify(aReport).replace('"data":"Conform"', '"data":"Minor"'));
    open({ report: nonConforming, reportAfter: aReport });
    await userEvent.click(await screen.findByRole('switch', { name: /^Only non-conforming/ }));
    await press('Edit Clause 1.1.1, Result: Minor');
    await userEvent.click(await screen.findByRole('option', { name: 'Conform' }));
    expect(await screen.findByText('No non-conforming requirement in this section')).toBeDefined();
    const rest = screen.getByRole('region', { name: 'List of requirements' });
    await waitFor(() => expect(document.activeElement).toBe(rest));
  });

  it('shows what somebody else answered meanwhile', async () => {
    const theirs = JSON.parse(JSON.stringify(aReport).replace('"data":2', '"data":9'));
    const { sent } = open({ answers: [{ theirs }] });
    await press('Edit Number of shifts: 2');
    await userEvent.type(screen.getByRole('textbox', { name: 'Number of shifts' }), '1{Enter}');
    await saveReviewed();
    expect(await screen.findByRole('row', { name: 'Number of shifts 9 21' })).toBeDefined();
    await press('Keep mine');
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['1', '7']));
  });

  it('keeps what was typed when somebody closes the record meanwhile', async () => {
    const { becomes } = open();
    await press('Add a note: Clause 1.1.1, Note');
    await userEvent.type(screen.getByRole('textbox'), 'Seen.');
    await becomes(closedAudit(anAudit));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull());
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Seen.');
    await userEvent.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await saveReviewed();
    expect(await screen.findByText('A Closed record cannot be changed')).toBeDefined();
  });

  it('shows plain text to readers who may not edit', async () => {
    open({ audit: { ...anAudit, visuals: { ...anAudit.visuals, isAbleToEditReport: false } } });
    expect(await screen.findByText('A policy is signed.')).toBeDefined();
    expect(screen.queryByText(/^Not filled in yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Edit|Add) / })).toBeNull();
  });

  it('shows answers and tables as plain text if an edit could not be stored', async () => {
    open({ report: reportOfKeyAnswers });
    expect(await screen.findByText('A policy is signed.')).toBeDefined();
    expect(screen.getByText('Ada Long')).toBeDefined();
    const offered = screen.getAllByRole('button', { name: /^Edit / });
    expect(offered.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Edit Certification decision: Certificated',
      'Edit Categories: Bakery',
    ]);
  });
});

describe('a table of a report', () => {
  inBrowser();

  const addRow = async (name: string) => {
    await press('Add row');
    const row = await screen.findByRole('dialog', { name: 'Add row' });
    if (name) await userEvent.type(within(row).getByLabelText(/^Name/), name);
    await userEvent.click(within(row).getByRole('button', { name: 'Add' }));
    return row;
  };

  it('is kept as a whole after rows are added, changed and removed', async () => {
    const { sent } = open();
    await press('Edit People present');
    await addRow('Bo Field');
    await press('Edit row 2');
    const row = await screen.findByRole('dialog', { name: 'Change row' });
    await userEvent.type(within(row).getByLabelText(/^Job title/), 'Owner');
    await userEvent.click(within(row).getByRole('button', { name: 'Change' }));
    await press('Remove row 1');
    await press('Keep');
    const trigger = await button('Edit People present');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(screen.getByText('Bo Field')).toBeDefined();
    await saveReviewed();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(elementsIn(sent[0])).toEqual([
      { xmlTag: 'PEOPLE', tableValue: [{ PERSON_NAME: 'Bo Field', PERSON_TITLE: 'Owner' }] },
    ]);
  });

  it('refuses rows without required values, and more rows than its limit', async () => {
    open();
    await press('Edit People present');
    expect(screen.getByText('At most 2 rows')).toBeDefined();
    const row = await addRow('');
    expect(await within(row).findByText('Field is required')).toBeDefined();
    await userEvent.click(within(row).getByRole('button', { name: 'Cancel' }));
    await addRow('Bo Field');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add row' }).getAttribute('aria-description')).toBe('At most 2 rows'),
    );
  });

  it('shows problems at its rows and keeps the rows', async () => {
    const messages = [{ message: 'is unknown here', xmlTag: 'PERSON_NAME', label: 'Name', row: 1 }];
    open({ answers: [{ status: 'Validation', messages }] });
    await press('Edit People present');
    await addRow('Bo Field');
    await press('Keep');
    await saveReviewed();
    const refusal = await screen.findByRole('dialog', { name: 'Invalid changes' });
    await userEvent.click(within(refusal).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Row 2: Name: Is unknown here')).toBeDefined();
    expect(screen.getByText('Bo Field')).toBeDefined();
    await press('Undo: People present');
    await waitFor(() => expect(screen.queryByText('Bo Field')).toBeNull());
  });

  it('asks before the reader leaves the page with unsaved rows', async () => {
    const { router } = open();
    await press('Edit People present');
    await press('Remove row 1');
    expect(await screen.findByText('No data')).toBeDefined();
    void router.navigate({ to: '/elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeDefined();
  });

  it('asks only once when a row is being entered as well', async () => {
    const { router } = open();
    await press('Edit People present');
    await press('Remove row 1');
    await press('Add row');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bo');
    void router.navigate({ to: '/elsewhere' });
    await press('Leave Page');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  it('offers, for non-conformities, the result of each clause that its rows name', async () => {
    const { sent } = openAudit({ tab: 'certification' });
    await press('Edit Non-conformities');
    await press('Add row');
    const row = await screen.findByRole('dialog', { name: 'Add row' });
    await userEvent.type(within(row).getByLabelText(/^Clause/), '1.1.1.');
    await userEvent.click(within(row).getByRole('combobox', { name: /^Severity/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Minor' }));
    await userEvent.click(within(row).getByRole('button', { name: 'Add' }));
    const result = await screen.findByRole('combobox', { name: 'Result of clause 1.1.1' });
    expect(result).toHaveProperty('value', 'Minor');
    await press('Keep');
    expect(await screen.findByText('was not filled in')).toBeDefined();
    await saveReviewed();
    await waitFor(() =>
      expect(elementsIn(sent[0])).toEqual([
        { xmlTag: 'R_1_1_1', value: 'Minor' },
        { xmlTag: 'NON_CONFORMITIES', tableValue: [{ NC_CLAUSE: '1.1.1.', NC_SEVERITY: 'Minor' }] },
      ]),
    );
  });

  it('asks before it discards changed rows, and does not ask when nothing changed', async () => {
    open();
    await press('Edit People present');
    await press('Remove row 1');
    await press('Cancel');
    await press('Keep editing');
    expect(screen.getByText('No data')).toBeDefined();
    await press('Cancel');
    await press('Discard changes');
    expect(await screen.findByText('Ada Long')).toBeDefined();
    await press('Edit People present');
    await press('Cancel');
    expect(await button('Edit People present')).toBeDefined();
  });
});
