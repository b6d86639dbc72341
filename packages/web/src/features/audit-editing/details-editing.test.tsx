// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAudit, closed, openAudit } from '../../app/testing/open-audit.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';

const edit = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${label}:`) }));
const changeScope = async (typed: string) => {
  await edit('Scope');
  await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), `${typed}{Control>}{Enter}{/Control}`);
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const editable = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));

describe("an audit's details edited where they stand", () => {
  inBrowser();

  it('send the change with the owner and the version it was read at, and give the focus back', async () => {
    const { sent } = openAudit();
    await changeScope(' bread');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Scope: Baking'));
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/audit/api/Audit/details/900007',
        body: { auditOwnerType: 1, auditOwnerId: '7', scope: 'Baking bread', confirmed: false, overrideWarning: false },
        version: '1',
      },
    ]);
  });

  it('say what is wrong before anything is sent', async () => {
    const { sent } = openAudit();
    await edit('Scope');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Scope' }));
    await userEvent.tab();
    expect(await screen.findByText('Field is required')).toBeDefined();
    await edit('Audit owner');
    await userEvent.click(screen.getByLabelText('Clear Audit owner'));
    expect(await screen.findByText('Required')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('show a refusal in a dialog and at its field, and keep what was typed', async () => {
    const messages = [{ message: 'is not allowed here', field: 'scope', label: 'Scope of the audit' }];
    openAudit({ answers: [{ status: 'Validation', messages }] });
    await changeScope('!');
    const told = await dialog('Invalid changes');
    expect(within(told).getByRole('listitem').textContent).toBe('Scope of the auditIs not allowed here');
    await press(told, 'OK');
    expect(await screen.findByText('Is not allowed here')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'Baking!');
  });

  it('ask to confirm, then about what is unusual, and send the same again with both answers', async () => {
    const { sent } = openAudit({
      answers: [
        { status: 'Confirm', messages: [{ message: 'The certificate is issued anew.' }] },
        { status: 'OverrideWarning', messages: [{ message: 'That is long.' }] },
        { status: 'SuccessWithWarnings', messages: [{ message: 'stays Interim' }] },
      ],
    });
    await changeScope('!');
    await press(await dialog('Confirm change'), 'Update');
    await press(await dialog('This change is unusual'), 'Proceed');
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain('Stays Interim'));
    const body = { auditOwnerType: 1, auditOwnerId: '7', scope: 'Baking!', confirmed: false, overrideWarning: false };
    expect(sent.map((call) => call.body)).toEqual([
      body,
      { ...body, confirmed: true },
      { ...body, confirmed: true, overrideWarning: true },
    ]);
  });

  it('stay as they were typed when a question is left', async () => {
    const { sent } = openAudit({ answers: [{ status: 'OverrideWarning', messages: [{ message: 'That is long.' }] }] });
    await changeScope('!');
    await press(await dialog('This change is unusual'), 'Quit');
    expect(await screen.findByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'Baking!');
    expect(screen.queryByText('Could not save changes')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('say that the audit could not be updated for any other answer', async () => {
    openAudit({ answers: [{ status: 'Virus' }] });
    await changeScope('!');
    expect(await dialog('The audit could not be updated')).toBeDefined();
  });

  it('show what somebody else changed meanwhile, and save over it when asked to', async () => {
    const { sent } = openAudit({
      answers: [{ theirs: { ...anAudit, scope: 'Theirs', auditOwner: { id: '9', name: 'Other', type: 'Company' } } }],
    });
    await changeScope('!');
    const asked = await dialog('Somebody else has changed this record meanwhile');
    expect(within(asked).getByRole('row', { name: 'Scope Theirs Baking!' })).toBeDefined();
    await press(asked, 'Keep mine');
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ version: '7', body: { auditOwnerId: '9', scope: 'Baking!' } }),
    );
  });

  it('offer an owner who may not edit them the visibility alone', async () => {
    const visuals = { ...anAudit.visuals, isAbleToEdit: false };
    const { sent } = openAudit({ audit: { ...anAudit, visuals } });
    await edit('Visible in the public directory');
    expect(editable()).toEqual([]);
    await userEvent.click(await screen.findByRole('option', { name: 'No' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ auditOwnerId: '7', isVisibleInPublicDirectory: false }));
  });

  it('are plain text in a record that is closed', async () => {
    openAudit({ audit: closed(anAudit), siteNow: 'Another' });
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(editable()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Synchronise/ })).toBeNull();
  });

  it('keep what was typed when the record is closed meanwhile, and say so when it is saved', async () => {
    const { becomes } = openAudit();
    await edit('Scope');
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '!');
    await becomes(closed(anAudit));
    await waitFor(() => expect(editable()).toEqual([]));
    await userEvent.type(screen.getByRole('textbox', { name: 'Scope' }), '{Control>}{Enter}{/Control}');
    expect(await screen.findByText('A Closed record cannot be changed')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'Baking!');
  });

  it('ask before another tab is opened with something unsaved', async () => {
    const { router } = openAudit({ answers: [{ status: 'Validation', messages: [{ message: 'No' }] }] });
    await changeScope('!');
    await press(await dialog('Invalid changes'), 'OK');
    void router.navigate({ to: '/here', search: { tab: 'summary' } });
    expect(await dialog('Leave this page?')).toBeDefined();
  });
});

describe('the certification status of an audit', () => {
  inBrowser();

  const openChoice = async () => {
    await edit('Certification status');
    const asked = await dialog('Change certification status');
    await userEvent.click(within(asked).getByRole('combobox', { name: 'Certification status' }));
    return asked;
  };

  it('goes only where it may from the present one, and to decisions of its report', async () => {
    openAudit();
    await openChoice();
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Pending',
      'Not Certificated',
      'Interim',
      'Suspended',
      'Withdrawn',
    ]);
  });

  it('is suspended with a reason and a date, asked in one dialog', async () => {
    const { sent } = openAudit();
    const asked = await openChoice();
    await userEvent.click(await screen.findByRole('option', { name: 'Suspended' }));
    await press(asked, 'Save');
    expect(await within(asked).findByText('Field is required')).toBeDefined();
    expect(within(asked).queryByLabelText(/expiry date/)).toBeNull();
    await userEvent.type(within(asked).getByLabelText(/^Reason/), 'Complaint');
    await userEvent.clear(within(asked).getByLabelText(/^Since/));
    await userEvent.type(within(asked).getByLabelText(/^Since/), '2026-10-01');
    await press(asked, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        auditOwnerType: 1,
        auditOwnerId: '7',
        certificationStatusId: 'Suspended',
        statusReason: 'Complaint',
        statusDate: '2026-10-01',
        confirmed: false,
        overrideWarning: false,
      },
    ]);
  });

  it('keeps its dialog when the record is closed meanwhile', async () => {
    const { becomes } = openAudit();
    await openChoice();
    await userEvent.click(await screen.findByRole('option', { name: 'Suspended' }));
    await becomes(closed(anAudit));
    await waitFor(() => expect(document.querySelector('[aria-label^="Edit Scope"]')).toBeNull());
    expect(await dialog('Change certification status')).toBeDefined();
  });

  it('says at its field what was refused, above which the question stood', async () => {
    const messages = [{ message: 'Date must be after the minimum date', field: 'expiryDate' }];
    openAudit({
      answers: [
        { status: 'Confirm', messages: [] },
        { status: 'Validation', messages },
      ],
    });
    const asked = await openChoice();
    await userEvent.click(await screen.findByRole('option', { name: 'Interim' }));
    await userEvent.type(within(asked).getByLabelText(/expiry date/), '2026-10-01');
    await press(asked, 'Save');
    await press(await dialog('Confirm change'), 'Update');
    const told = await dialog('Invalid changes');
    expect(told.textContent).toContain('Certificate expiry date');
    await press(told, 'OK');
    expect(await within(asked).findByText('Date must be after the minimum date')).toBeDefined();
  });
});

describe("the site's name and address of an audit", () => {
  inBrowser();

  it('are synchronised where the directory has another, and have the focus then', async () => {
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

  it('can be synchronised by those who cannot know whether they differ', async () => {
    openAudit();
    expect(await screen.findByRole('button', { name: 'Synchronise site name' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Synchronise location' })).toBeDefined();
  });
});
