// @vitest-environment jsdom
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aReport } from '../../app/testing/a-report.ts';
import { anAudit, closedAudit, openAudit } from '../../app/testing/open-audit.tsx';
import { saveReviewed } from '../../app/testing/review-changes.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { reportWith } from './report-values.parts.tsx';

const edit = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${label}:`) }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: 'Changes not saved yet' });

describe('the certification status of an audit', () => {
  inBrowser();

  const openChoice = async () => {
    await edit('Certification status');
    const asked = await dialog('Change certification status');
    await userEvent.click(within(asked).getByRole('combobox', { name: 'Certification status' }));
    return asked;
  };
  const choose = (name: string) => userEvent.click(screen.getByRole('option', { name }));
  const pending: Audit = { ...anAudit, certificationStatus: { name: 'Pending' }, grade: null };
  const undecided = new Map<string, null | string>([
    ['DECISION', 'Pending'],
    ['GRADE', null],
    ['ISSUE_DATE', null],
    ['EXPIRY_DATE', null],
  ]);

  it("can only be changed to what the present status and the template's decisions allow", async () => {
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

  it('changes to Certificated in one dialog, which asks for everything the certificate needs', async () => {
    const { sent } = openAudit({ audit: pending, report: reportWith(aReport, undecided) });
    const asked = await openChoice();
    await choose('Certificated');
    await press(asked, 'Keep');
    expect(await within(asked).findAllByText('Field is required')).toHaveLength(3);
    await userEvent.click(within(asked).getByRole('combobox', { name: 'Grade' }));
    await choose('AA');
    await userEvent.type(within(asked).getByLabelText(/issue date/), '2026-09-20');
    await userEvent.type(within(asked).getByLabelText(/expiry date/), '2027-09-20');
    await press(asked, 'Keep');
    expect((await bar()).textContent).toContain('4 changes not saved yet');
    await saveReviewed();
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          path: '/audit/api/Audit/900007/Report',
          body: {
            elements: [
              { xmlTag: 'DECISION', value: 'Certificated' },
              { xmlTag: 'GRADE', value: 'AA' },
              { xmlTag: 'ISSUE_DATE', value: '2026-09-20' },
              { xmlTag: 'EXPIRY_DATE', value: '2027-09-20' },
            ],
          },
        },
      ]),
    );
  });

  it('changes to Not Certificated without grade and dates; Undo restores them', async () => {
    const { sent } = openAudit();
    const asked = await openChoice();
    const end = /The public page stops showing Food as certificated today/;
    await choose('Interim');
    expect(within(asked).queryByText(end)).toBeNull();
    await userEvent.click(within(asked).getByRole('combobox', { name: 'Certification status' }));
    await choose('Not Certificated');
    expect(within(asked).getByText(end)).toBeDefined();
    expect(within(asked).getByText(/are removed with this decision/)).toBeDefined();
    await press(asked, 'Keep');
    expect((await bar()).textContent).toContain('4 changes');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Certification decision' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved yet' })).toBeNull());
    expect(sent).toEqual([]);
  });

  it('changes to Suspended in one dialog, which asks for a reason and a date', async () => {
    const { sent } = openAudit();
    const asked = await openChoice();
    await choose('Suspended');
    await press(asked, 'Keep');
    expect(await within(asked).findByText('Field is required')).toBeDefined();
    expect(within(asked).queryByLabelText(/expiry date/)).toBeNull();
    await userEvent.type(within(asked).getByLabelText(/^Reason/), 'Complaint');
    await userEvent.clear(within(asked).getByLabelText(/^Since/));
    await userEvent.type(within(asked).getByLabelText(/^Since/), '2026-10-01');
    await press(asked, 'Keep');
    await saveReviewed();
    await waitFor(() =>
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
      ]),
    );
  });

  it('keeps its dialog open when somebody closes the record meanwhile', async () => {
    const { becomes } = openAudit();
    await openChoice();
    await choose('Suspended');
    await becomes(closedAudit(anAudit));
    await waitFor(() => expect(document.querySelector('[aria-label^="Edit Scope"]')).toBeNull());
    expect(await dialog('Change certification status')).toBeDefined();
  });
});
