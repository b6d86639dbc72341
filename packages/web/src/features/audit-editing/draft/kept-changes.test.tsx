// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReport } from '../../../app/testing/a-report.ts';
import { anAudit, closedAudit, openAudit } from '../../../app/testing/open-audit.tsx';
import { saveReviewed } from '../../../app/testing/review-changes.ts';
import { queryClient } from '../../../kernel/queries.ts';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';
import { reportWith } from '../report-values.parts.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: 'Changes not saved yet' });

/** Changes the scope from "Baking" and closes the page. */
const changeAndLeave = async () => {
  openAudit();
  await press('Edit Scope: Baking');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Scope' }), ' bread{Control>}{Enter}{/Control}');
  const changes = within(await bar());
  for (const text of ['1 change not saved yet', 'Scope', 'Kept on this device'])
    expect(changes.getByText(text)).toBeDefined();
  cleanup();
  queryClient.removeQueries({ queryKey: ['audit'] });
};

describe('unsaved changes of an audit', () => {
  inBrowser();

  it('are kept on the device until they are saved', async () => {
    await changeAndLeave();
    const { sent } = openAudit();
    expect((await bar()).textContent).toContain('1 change kept from today');
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking bread' })).toBeDefined();
    await saveReviewed();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('are forgotten when the reader discards them', async () => {
    await changeAndLeave();
    openAudit();
    await press('Discard');
    await press('Discard changes');
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking' })).toBeDefined();
    expect(localStorage).toHaveLength(0);
  });

  it('apply to the present version if nobody else changed the same values', async () => {
    await changeAndLeave();
    const { sent } = openAudit({ version: 5 });
    await saveReviewed();
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['5']));
  });

  it('ask whose values to keep if somebody else changed the same values', async () => {
    await changeAndLeave();
    const theirs = reportWith(aReport, new Map([['SCOPE', 'Milling']]));
    const { sent } = openAudit({ version: 5, report: theirs, answers: [{ theirs }] });
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking bread' })).toBeDefined();
    await saveReviewed();
    const asked = await screen.findByRole('dialog', { name: 'Somebody else has changed this record meanwhile' });
    expect(within(asked).getByRole('row', { name: 'Scope Milling Baking bread' })).toBeDefined();
    await press('Keep mine');
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['1', '7']));
  });

  it('are not restored for a reader who may no longer edit the audit', async () => {
    await changeAndLeave();
    openAudit({ audit: closedAudit(anAudit) });
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(screen.queryByText(/kept from/)).toBeNull();
    expect(localStorage).toHaveLength(1);
  });
});
