// @vitest-environment jsdom
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { CertificationBody } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { type Sent, stub } from '../../kernel/testing/stub.ts';
import { SuspendDialog, UnsuspendDialog } from './suspension.parts.tsx';

const body: CertificationBody = {
  id: '7',
  mainOffice: { id: '70', name: 'Certa Nordic', isArchived: false },
  accreditationBody: null,
  rating: 'pending',
  ratingComments: '',
  accreditationNumber: '',
  signatoryName: '',
  signatoryTitle: '',
  suspensionStatus: 'Active',
  removeFromPublicView: false,
  auditSubmissionStatus: 'Allow',
  beforeSuspension: null,
  visuals: { isAbleToEdit: true, isAbleToSuspend: true, isAbleToAddOffice: true },
};

const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const boxOf = (field: RegExp) => screen.getByRole('combobox', { name: field });
const noticed = () => noticeStore.current().map(({ text }) => text);
const undo = async (message: string) => {
  await waitFor(() => expect(noticed()).toEqual([message]));
  noticeStore.current()[0]?.action?.run();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the suspension dialog of a certification body', () => {
  inBrowser();
  let suspensions: Sent[];
  beforeEach(() => {
    signInAs('{body} Admin', ['CertificationBody.Suspend']);
    suspensions = stub(certificationBodyApi.suspend, body);
  });

  it('requires the type and preselects Prohibit for a full suspension', async () => {
    const closed = vi.fn();
    renderPage(() => <SuspendDialog body={body} onClose={closed} />);
    await screen.findByText('Suspend Certa Nordic');
    await press('Suspend');
    expect(await screen.findByText('Field is required')).toBeDefined();
    await choose(/Type/, 'Full Suspension');
    await waitFor(() => expect(boxOf(/Audit submissions/)).toHaveProperty('value', 'Prohibit'));
    await userEvent.click(screen.getByRole('switch', { name: 'Remove from the public directory' }));
    await press('Suspend');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(suspensions).toMatchObject([
      {
        params: { id: '7' },
        body: { suspensionStatus: 'Full', removeFromPublicView: true, auditSubmissionStatus: 'Prohibit' },
      },
    ]);
  });

  it('keeps the submissions setting for a limited suspension and lets it be changed for a full one', async () => {
    renderPage(() => <SuspendDialog body={body} onClose={() => undefined} />);
    await choose(/Type/, 'Limited/Under Probation');
    expect(boxOf(/Audit submissions/)).toHaveProperty('value', 'Allow');
    await choose(/Type/, 'Full Suspension');
    await choose(/Audit submissions/, 'Hold');
    await press('Suspend');
    await waitFor(() => expect(suspensions).toHaveLength(1));
    expect(suspensions[0]?.body).toMatchObject({ suspensionStatus: 'Full', auditSubmissionStatus: 'Hold' });
  });

  it('restores the setting from before the suspension unless another is chosen', async () => {
    const beforeSuspension = { removeFromPublicView: true, auditSubmissionStatus: 'Hold' } as const;
    const suspended = {
      ...body,
      suspensionStatus: 'Full',
      auditSubmissionStatus: 'Prohibit',
      beforeSuspension,
    } as const;
    const sent = stub(certificationBodyApi.unsuspend, body);
    renderPage(() => <UnsuspendDialog body={suspended} onClose={() => undefined} />);
    await screen.findByText('Unsuspend Certa Nordic');
    await press('Unsuspend');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      params: { id: '7' },
      body: { removeFromPublicView: true, auditSubmissionStatus: 'Hold' },
    });
  });

  it('names its effect, and Undo gives back what it replaced', async () => {
    const sent = stub(certificationBodyApi.unsuspend, body);
    renderPage(() => <SuspendDialog body={body} onClose={() => undefined} />);
    await screen.findByText(/^Its offices are shown as Suspended, or as Probation/);
    await choose(/Type/, 'Full Suspension');
    await press('Suspend');
    await undo('Certification body suspended');
    await waitFor(() => expect(noticed()).toEqual(['Suspension ended']));
    expect(sent.map(({ body: settings }) => settings)).toEqual([
      { removeFromPublicView: false, auditSubmissionStatus: 'Allow' },
    ]);
  });

  it('is given back by Undo after it was ended', async () => {
    const suspended = { ...body, suspensionStatus: 'Limited', auditSubmissionStatus: 'Hold' } as const;
    stub(certificationBodyApi.unsuspend, body);
    renderPage(() => <UnsuspendDialog body={suspended} onClose={() => undefined} />);
    await screen.findByText('Its offices are shown with their own status again');
    await press('Unsuspend');
    await undo('Suspension ended');
    await waitFor(() => expect(noticed()).toEqual(['Certification body suspended']));
    expect(suspensions.map(({ body: form }) => form)).toEqual([
      { suspensionStatus: 'Limited', removeFromPublicView: false, auditSubmissionStatus: 'Hold' },
    ]);
  });
});
