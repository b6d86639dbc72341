// @vitest-environment jsdom
import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import { auditorVisuals } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupSources } from '../../../blocks/lookups.tsx';
import { refetchAfter } from '../../../blocks/refetch.ts';
import { noticeStore } from '../../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { atVersion, refused, stub } from '../../../kernel/testing/stub.ts';
import { everythingAllowed } from '../../../kernel/testing/visuals.ts';
import { shippedLookups } from '../../lookup/lookup.public.ts';
import { auditorLookups } from '../auditor.public.ts';
import { AuditorCreateScreen, AuditorEditScreen } from './auditor.form-screen.tsx';

const own = { id: '7', name: 'Northern Certification' };

const qualification = (qualificationId: string, entityId: string, entityName: string) => ({
  ...{ qualificationId, entityId, entityName },
  entityType: 'category' as const,
  status: 'Validated' as const,
  justificationsAndExceptions: 'Ten years of it',
  rejectionComment: null,
  visuals: {
    isAbleToValidate: false,
    isAbleToReject: false,
    isAbleToSuspend: true,
    isAbleToUnsuspend: false,
    isAbleToRemove: false,
  },
});

const auditor = {
  ...{ id: '20001', externalId: '20001', name: 'Noor Haddad', firstName: 'Noor', lastName: 'Haddad' },
  ...{ startDate: '2019-03-04', country: { id: '152', name: 'Chile' }, isShared: true, sharedReason: null },
  ...{ status: 'Validated' as const, isArchived: false, lastValidatedDate: '2026-01-01T00:00:00Z' },
  ...{ workExperience: 'Bakeries', auditExperience: 'Many', languages: [], education: [], witnessedAudits: [] },
  ...{ gfsiExams: [], qualifications: [], certificationBodiesOffice: [], requestedModificationComment: null },
  certificationBodies: [{ ...own, isInSight: true }],
  standards: [{ id: '1', name: 'Food', qualifications: [qualification('31', '101', 'Bakery')] }],
  visuals: everythingAllowed(auditorVisuals),
  refusals: {},
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));

const lookups = { ...shippedLookups, ...auditorLookups, ownCertificationBody: { load: async () => [own] } };

const open = async (page: () => ReactNode, address = '/here') => {
  renderPage(() => <LookupSources sources={lookups}>{page()}</LookupSources>, address);
  await screen.findByRole('heading', { level: 1 });
};
const create = () => open(() => <AuditorCreateScreen />);
const edit = () => open(() => <AuditorEditScreen />, '/here/20001');

describe('the form of an auditor', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('CB Auditor Admin', ['Auditor.View', 'Auditor.Generate', 'Auditor.Revise']);
    stub(lookupApi.countries, [{ externalId: '152', name: 'Chile', code: 'CL' }]);
    stub(lookupApi.standards, [
      { id: '1', name: 'Food' },
      { id: '10', name: 'Not for auditors' },
    ]);
    stub(lookupApi.categories, [
      { externalId: '101', name: 'Bakery', standardName: 'Food' },
      { externalId: '102', name: 'Dairy', standardName: 'Food' },
    ]);
    stub(auditorApi.technologies, []);
    stub(auditorApi.languages, []);
    stub(auditorApi.notSharingReasons, [{ id: '1', name: 'In training' }]);
    stub(certificationBodyApi.offices, []);
  });

  it('saves whatever it has, but asks for everything before it submits, beginning with the first gap', async () => {
    const sent = stub(auditorApi.create, 20_001);
    await create();
    await press('Education');
    await press('Add education');
    await section('Education').findAllByText('1 missing');
    expect(section('Education').queryByText('1 field needs attention')).toBeNull();
    await userEvent.click(await screen.findByRole('switch', { name: /EQIPT/ }));
    const line = await button(/^Training on EQIPT/);
    for (const opened of ['false', 'true']) {
      await userEvent.click(line);
      expect([document.activeElement, line.getAttribute('aria-expanded')]).toEqual([line, opened]);
    }
    await press('Education');
    const fields = () => section('Education').queryByRole('button', { name: 'Add education' });
    for (const [event, isShown] of [
      ['afterprint', false],
      ['beforeprint', true],
      ['afterprint', false],
    ] as const) {
      act(() => void window.dispatchEvent(new Event(event)));
      expect(fields() !== null, `paper shows folded sections: ${event}`).toBe(isShown);
    }
    await section('Education').findByText('1 item');
    await press('Submit');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^First name/ })));
    expect(section('Education').getByText('1 field needs attention')).toBeDefined();
    for (const name of [/^First name/, /^Last name/]) await userEvent.type(await box(name), 'Noor');
    await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Chile' }));
    await userEvent.click(screen.getByRole('switch', { name: /^Shared profile/ }));
    await press('Submit');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Degree/ })));
    expect(sent).toHaveLength(0);
    await press('Save');
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(sent[0]?.params).toEqual({ submitFlag: 'false' });
    expect(sent[0]?.body).toMatchObject({
      ...{
        firstName: 'Noor',
        countryExternalId: 152,
        isShared: true,
        education: [{ degree: '', eqiptTraining: true }],
      },
      certificationBodies: [own],
    });
    expect(sent[0]?.body).not.toHaveProperty('sharedReason');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what is not saved on the device, and restores it', async () => {
    await create();
    await userEvent.type(await box(/^First name/), 'Noor');
    cleanup();
    await create();
    expect(await screen.findByDisplayValue('Noor')).toBeDefined();
    await press('Discard');
    await press('Discard changes');
    expect(await box(/^First name/)).toHaveProperty('value', '');
    expect(localStorage).toHaveLength(0);
  });

  it('offers only what the profile does not have, gives all the same justification, and shows refusals there', async () => {
    const rejected = { ...qualification('32', '103', 'Snacks'), status: 'Not Validated' as const };
    const standards = auditor.standards.map((one) => ({ ...one, qualifications: [...one.qualifications, rejected] }));
    const pending = { status: 'In Revision' as const, requestedModificationComment: 'Say where', standards };
    stub(auditorApi.read, { ...auditor, ...pending });
    const message = 'Is not one of the choices';
    const fields = [{ path: 'qualifications.2.entityId', message }];
    const sent = stub(auditorApi.update, refused(400, { code: 'request.invalid', message: 'Invalid', fields }));
    await edit();
    expect(screen.getByText('Say where')).toBeDefined();
    for (const mark of ['Edit after validation', '1 rejected']) expect(screen.getByText(mark)).toBeDefined();
    await press('Standards');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Add a category of Food' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dairy']);
    await userEvent.click(screen.getByRole('option', { name: 'Dairy' }));
    await userEvent.type(await box(/^Justification and exceptions/), 'Five years');
    await press('Remove Dairy');
    act(() => noticeStore.current().at(-1)?.action?.run());
    await press('Standards');
    await press('Submit all');
    await screen.findByText(message);
    expect(sent[0]?.body).toMatchObject({
      externalId: '20001',
      qualifications: [
        { entityId: '101', externalId: '31' },
        { entityId: '103', externalId: '32' },
        { entityId: '102', externalId: '', justificationAndExceptions: 'Five years' },
      ],
    });
  });

  it('leads to a missing justification in a section that was never opened', async () => {
    const held = { ...qualification('31', '101', 'Bakery'), justificationsAndExceptions: null };
    stub(auditorApi.read, { ...auditor, standards: [{ id: '1', name: 'Food', qualifications: [held] }] });
    await edit();
    await userEvent.type(await box(/^First name/), ' J');
    await press('Submit all');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Justification/ })));
  });

  it('takes over the suspension of a qualification without losing what was typed', async () => {
    let suspended = false;
    const held = qualification('31', '101', 'Bakery');
    const now = () =>
      atVersion(suspended ? '2' : '1', {
        ...auditor,
        standards: [{ ...auditor.standards[0], qualifications: [suspended ? { ...held, status: 'Suspended' } : held] }],
      });
    stub(auditorApi.read, now as never);
    const sent = stub(auditorApi.update, auditor);
    await edit();
    await userEvent.type(await box(/^First name/), ' J');
    await press('Standards');
    suspended = true;
    await refetchAfter(auditorApi.suspendQualification);
    await screen.findByText('Suspended');
    await press('Submit all');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ version: '2', body: { firstName: 'Noor J' } });
  });
});
