import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAudit, closedAudit, openAudit } from '../../app/testing/open-audit.tsx';
import { review, saveReviewed } from '../../app/testing/review-changes.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';

const edit = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${label}:`) }));
const changeScope = async (typed: string) => {
  await edit('Scope');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Scope' }), `${typed}{Control>}{Enter}{/Control}`);
};
const hide = async () => {
  await edit('Visible in the public directory');
  await userEvent.click(await screen.findByRole('option', { name: 'No' }));
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: 'Changes not saved yet' });
const editable = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));
const ownerOnly = { ...anAudit, visuals: { ...anAudit.visuals, isAbleToEdit: false, isAbleToEditReport: false } };

describe('editing the details of an audit in place', () => {
  inBrowser();

  it('collects changes, shows them next to the old values, and saves them with the report answers in one request', async () => {
    const { sent } = openAudit();
    await changeScope(' bread');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Scope: Baking bread'));
    await hide();
    expect((await bar()).textContent).toContain('2 changes not saved yet');
    expect(screen.getByText(/^Not saved yet/).textContent).toMatch(/^Not saved yet: .*\bScope\b/);
    expect(sent).toEqual([]);
    const asked = await review();
    expect(within(asked).getByRole('row', { name: /^Visible in the public directory ?Details Yes No / })).toBeDefined();
    expect(within(asked).getByRole('row', { name: /^Scope ?Certification Baking Baking bread / })).toBeDefined();
    expect(await within(asked).findByText('Changes nothing else')).toBeDefined();
    await press(asked, 'Save');
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain('Changes saved.'));
    expect(sent).toEqual([
      {
        path: '/audit/api/Audit/details/900007',
        params: { id: '900007' },
        query: {},
        body: {
          auditOwnerType: 1,
          auditOwnerId: '7',
          isVisibleInPublicDirectory: false,
          elements: [{ xmlTag: 'SCOPE', value: 'Baking bread' }],
          confirmed: false,
          overrideWarning: false,
        },
        version: '1',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved yet' })).toBeNull());
  });

  it('undoes changes one by one, by typing the old value, or all at once', async () => {
    openAudit();
    await changeScope('!');
    await hide();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Visible in the public directory' }));
    expect((await bar()).textContent).toContain('1 change not saved yet');
    await edit('Scope');
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '{Backspace}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved yet' })).toBeNull());
    await hide();
    await press(await bar(), 'Discard');
    await press(await dialog('Discard your changes?'), 'Discard changes');
    expect(await screen.findByRole('button', { name: 'Edit Visible in the public directory: Yes' })).toBeDefined();
  });

  it('shows what is wrong before a change is added', async () => {
    openAudit();
    await edit('Scope');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Scope' }));
    await userEvent.tab();
    expect(await screen.findByText('Field is required')).toBeDefined();
    await edit('Audit owner');
    await userEvent.click(screen.getByLabelText('Clear Audit owner'));
    expect(await screen.findByText('Required')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Changes not saved yet' })).toBeNull();
  });

  it('shows a refusal with field and section, then at its field, and keeps the changes', async () => {
    const messages = [{ message: 'is not allowed here', xmlTag: 'SCOPE', label: 'Scope', section: 'Certification' }];
    openAudit({ answers: [{ status: 'Validation', messages }] });
    await changeScope('!');
    await saveReviewed();
    const refusal = await dialog('Invalid changes');
    expect(within(refusal).getByRole('listitem').textContent).toBe('ScopeIs not allowed hereCertification');
    await press(refusal, 'OK');
    expect(await screen.findByText('Is not allowed here')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking!' })).toBeDefined();
  });

  it('asks to confirm the consequences, then the unusual values, and resends the same edit with both answers', async () => {
    const { sent } = openAudit({
      answers: [
        { status: 'Confirm', messages: [{ message: 'Audit 7 by Certa would be closed.' }] },
        { status: 'OverrideWarning', messages: [{ message: 'That is long.' }] },
        { status: 'SuccessWithWarnings', messages: [{ message: 'stays Interim' }] },
      ],
    });
    await changeScope('!');
    await saveReviewed();
    await press(await dialog('Confirm change'), 'Update');
    await press(await dialog('This change is unusual'), 'Proceed');
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain('Stays Interim'));
    const body = { elements: [{ xmlTag: 'SCOPE', value: 'Baking!' }] };
    expect(sent.map((call) => call.body)).toEqual([
      body,
      { ...body, confirmed: true },
      { ...body, confirmed: true, overrideWarning: true },
    ]);
  });

  it('does not ask again about changes that the reader has reviewed', async () => {
    const messages = [{ message: 'Scope would change from "Baking" to "Baking!".', xmlTag: 'SCOPE' }];
    const { sent } = openAudit({ answers: [{ status: 'Confirm', messages }] });
    await changeScope('!');
    await saveReviewed();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ confirmed: true });
  });

  it('keeps the changes when the reader cancels a question', async () => {
    const { sent } = openAudit({ answers: [{ status: 'OverrideWarning', messages: [{ message: 'That is long.' }] }] });
    await changeScope('!');
    await saveReviewed();
    await press(await dialog('This change is unusual'), 'Quit');
    await press(await dialog('Review your changes'), 'Keep editing');
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking!' })).toBeDefined();
    expect(screen.queryByText('Could not save changes')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('says that the audit could not be updated after any other answer', async () => {
    openAudit({ answers: [{ status: 'Virus' }] });
    await changeScope('!');
    await saveReviewed();
    expect(await dialog('The audit could not be updated')).toBeDefined();
  });

  it('shows what somebody else changed meanwhile and overwrites it on request', async () => {
    const { sent } = openAudit({
      audit: ownerOnly,
      answers: [
        { theirs: { ...anAudit, availableInPortal: true, auditOwner: { id: '9', name: 'Other', type: 'Company' } } },
      ],
    });
    await hide();
    expect(editable()).toEqual(['Edit Visible in the public directory: No']);
    await saveReviewed();
    const asked = await dialog('Somebody else has changed this record meanwhile');
    expect(within(asked).getByRole('row', { name: /^Audit owner/ })).toBeDefined();
    await press(asked, 'Keep mine');
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        version: '7',
        body: { auditOwnerId: '9', isVisibleInPublicDirectory: false },
      }),
    );
  });

  it('shows plain text when the record is closed', async () => {
    openAudit({ audit: closedAudit(anAudit), siteNow: 'Another' });
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(editable()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Synchronise/ })).toBeNull();
  });

  it('keeps the changes when somebody closes the record meanwhile, and says so on saving', async () => {
    const { becomes } = openAudit();
    await changeScope('!');
    await becomes(closedAudit(anAudit));
    await waitFor(() => expect(editable()).toEqual([]));
    await saveReviewed();
    const asked = await dialog('Review your changes');
    expect(await within(asked).findByText('A Closed record cannot be changed')).toBeDefined();
    expect(within(asked).getByText('Baking!')).toBeDefined();
  });

  it('asks to save or discard the changes before the record is archived', async () => {
    openAudit({ audit: { ...anAudit, visuals: { ...anAudit.visuals, isAbleToArchive: true } } });
    const archive = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
      return screen.findByRole('menuitem', { name: /^Archive/ });
    };
    expect((await archive()).textContent).toBe('Archive');
    await userEvent.keyboard('{Escape}');
    await changeScope('!');
    expect((await archive()).textContent).toBe('ArchiveSave or discard your changes first');
  });

  it('keeps the changes across tabs and asks before the page is left', async () => {
    const { router } = openAudit();
    await changeScope('!');
    await userEvent.click(screen.getByRole('tab', { name: /^Certification/ }));
    expect(await screen.findByRole('button', { name: 'Edit Scope: Baking!' })).toBeDefined();
    void router.navigate({ to: '/elsewhere' });
    expect(await dialog('Leave this page?')).toBeDefined();
  });
});

describe('the site name and address of an audit', () => {
  inBrowser();

  it('are synchronised with the directory when they differ, and then get the focus', async () => {
    const { sent } = openAudit({ siteNow: 'San Marco Bakeries' });
    const button = await screen.findByRole('button', { name: 'Synchronise site name' });
    expect(screen.getByText('In the directory: San Marco Bakeries')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Synchronise location' })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Synchronise site name' })).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual(['/audit/api/Audit/SynchroniseDetailsSiteName/900007']);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('San Marco Bakeries'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('cannot be synchronised by readers who do not see the site', async () => {
    openAudit();
    expect(await screen.findByText('Audit owner')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Synchronise/ })).toBeNull();
  });
});
