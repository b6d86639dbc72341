// @vitest-environment jsdom

import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { noEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReport } from '../../app/testing/a-report.ts';
import { openAudit } from '../../app/testing/open-audit.tsx';
import { review } from '../../app/testing/review-changes.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';

const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const changeScope = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Scope: Baking' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Scope' }), '!{Control>}{Enter}{/Control}');
};

describe('the review of unsaved changes', () => {
  inBrowser();

  it('lists what saving would cause, as the server reports it, and repeats it once it is saved', async () => {
    const until = '2027-09-20';
    openAudit({ effects: { ...noEffects, issues: '2', ends: { standard: 'Food', until } } });
    await changeScope();
    const asked = await review();
    const causes = await within(asked).findByRole('region', { name: 'What saving causes' });
    expect(within(causes).getByText('Issues certificate version 2')).toBeDefined();
    expect(within(causes).getByText('The public page stops showing Food as certificated today')).toBeDefined();
    await press(asked, 'Save');
    const saved =
      'Changes saved. Certificate version 2 is issued. The public page no longer shows Food as certificated.';
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain(saved));
  });

  it('says which grade and validity the public page shows once it is saved', async () => {
    const [from, to] = ['2027-10-29', '2027-12-31'];
    openAudit({ effects: { ...noEffects, regrades: { from: 'AA', to: 'A' }, redates: { from, to } } });
    await changeScope();
    const asked = await review();
    expect(await within(asked).findByText('The public page then shows grade A instead of AA')).toBeDefined();
    const causes = within(asked).getByRole('region', { name: 'What saving causes' });
    expect(causes.textContent).toContain(`The public page then shows validity until ${to} instead of ${from}`);
    await press(asked, 'Save');
    const saved = `Changes saved. The public page shows grade A instead of AA. The public page shows validity until ${to} instead of ${from}.`;
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain(saved));
  });

  it('is announced at every part of the audit that shows a changed value', async () => {
    openAudit();
    await changeScope();
    for (const part of ['Details', 'Certification'])
      expect(await screen.findByRole('tab', { name: new RegExp(`^${part} *1 edited$`) })).toBeDefined();
    expect(screen.getAllByText('1 edited')).toHaveLength(2);
  });

  it('says that saving would cause nothing else', async () => {
    openAudit();
    await changeScope();
    expect(await within(await review()).findByText('Changes nothing else')).toBeDefined();
  });

  it('says why the changes would be refused, and does not save them', async () => {
    const refusals = [
      { xmlTag: 'SCOPE', label: 'Scope', message: 'the scope is too wide' },
      { field: 'statusDate', message: 'Lies in the future' },
    ];
    const { sent } = openAudit({ effects: { ...noEffects, refusals } });
    await changeScope();
    const asked = await review();
    const why = await within(asked).findByRole('region', { name: 'Why these changes cannot be saved' });
    expect(
      within(why)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ScopeThe scope is too wide', 'SinceLies in the future']);
    expect(within(asked).queryByText('Changes nothing else')).toBeNull();
    await press(asked, 'Save');
    expect(sent).toEqual([]);
    await press(asked, 'Keep editing');
    await waitFor(() => expect(asked.isConnected).toBe(false));
    expect(screen.getAllByText('The scope is too wide').length).toBeGreaterThan(0);
  });

  it('saves only once it is known what saving causes', async () => {
    const { sent } = openAudit();
    const effects = Promise.withResolvers<object>();
    stub(auditEditingApi.effectsOfReport, () => effects.promise);
    await changeScope();
    const asked = await review();
    expect(within(asked).getByText('Working out what this causes…')).toBeDefined();
    await press(asked, 'Save');
    expect(sent).toEqual([]);
    effects.resolve({ ...noEffects, issues: '2' });
    expect(await within(asked).findByText('Issues certificate version 2')).toBeDefined();
    await press(asked, 'Save');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('offers to try again when it could not be worked out what saving causes', async () => {
    const { sent } = openAudit();
    const answers: unknown[] = [refused(500, { code: 'server.failed', message: 'Failed' })];
    stub(auditEditingApi.effectsOfReport, () => answers.shift() ?? noEffects);
    await changeScope();
    const asked = await review();
    expect(await within(asked).findByText('Could not work out what this causes')).toBeDefined();
    await press(asked, 'Save');
    expect(sent).toEqual([]);
    await press(asked, 'Try again');
    expect(await within(asked).findByText('Changes nothing else')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('What saving causes'));
  });

  it('keeps showing what was reviewed while the saved audit is read again and the dialog closes', async () => {
    // The server stores the text in its own form, so it still differs from the draft.
    const reportAfter = JSON.parse(JSON.stringify(aReport).replace('"Baking"', '"Baking!\\n"'));
    openAudit({ reportAfter });
    await changeScope();
    const asked = await review();
    const shown = new Set<string>();
    const note = () => {
      for (const row of asked.querySelectorAll('tbody tr')) shown.add(row.textContent ?? '');
    };
    const watch = new MutationObserver(note);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await within(asked).findByText('Changes nothing else');
    await press(asked, 'Save');
    await waitFor(() => expect(asked.isConnected).toBe(false));
    watch.disconnect();
    expect([...shown]).toEqual(['ScopeCertificationBakingBaking!Undo']);
  });

  it('has no part with the same name as the bar below it', async () => {
    openAudit();
    await changeScope();
    await review();
    expect(screen.getAllByRole('region', { name: 'Changes not saved yet', hidden: true })).toHaveLength(1);
  });

  it('keeps the focus when a change is undone in it', async () => {
    openAudit();
    await changeScope();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Visible in the public directory:/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    const asked = await review();
    await press(asked, 'Undo: Scope');
    await waitFor(() => expect(within(asked).queryByRole('button', { name: 'Undo: Scope' })).toBeNull());
    expect(asked.contains(document.activeElement)).toBe(true);
  });
});
