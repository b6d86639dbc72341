// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import { auditorVisuals } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { stubLookups } from '../../app/testing/stub-lookups.ts';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { everythingAllowed, nothingAllowed } from '../../kernel/testing/visuals.ts';

const noVisuals = {
  isAbleToValidate: false,
  isAbleToReject: false,
  isAbleToSuspend: false,
  isAbleToUnsuspend: false,
  isAbleToRemove: false,
};

const auditor = {
  id: '20001',
  externalId: '20001',
  name: 'Noor Haddad',
  status: 'In Revision' as const,
  isArchived: false,
  education: [],
  qualifications: [{ title: 'HACCP' }, { title: 'Lead auditor' }],
  certificationBodies: [
    { id: '7', name: 'Northern Certification', isInSight: true },
    { id: '8', name: 'Hidden Certification', isInSight: false },
  ],
  witnessedAudits: [
    { siteCode: '1001', isSiteInSight: true, witnessingAuditorNumber: '20002', isAuditorInSight: false },
  ],
  standards: [
    {
      id: '1',
      name: 'Food',
      qualifications: [
        {
          qualificationId: '31',
          entityName: 'Bakery',
          status: 'In Revision' as const,
          visuals: { ...noVisuals, isAbleToValidate: true, isAbleToReject: true },
        },
        {
          qualificationId: '32',
          entityName: 'Dairy',
          status: 'Validated' as const,
          visuals: { ...noVisuals, isAbleToSuspend: true },
        },
      ],
    },
  ],
  visuals: everythingAllowed(auditorVisuals),
};

const open = async (
  part: object = {},
  { address = '/private/auditor/details/20001', compared = {}, mayReadAudits = false } = {},
) => {
  signInAs('{body} Auditor Admin', [
    ...(['Auditor.View', 'Auditor.Verify', 'CertificationBody.View', 'Site.View'] as const),
    ...(mayReadAudits ? (['Audit.View'] as const) : []),
  ]);
  stub(auditorApi.read, { ...auditor, ...part });
  stub(auditorApi.listPending, { resultList: [{ id: '20001', name: 'Noor Haddad' }], total: 1, totalPages: 1 });
  stub(auditorApi.changeLog, {});
  stub(auditorApi.changesSinceValidation, compared);
  stub(certificationBodyApi.read, ({ params }) => ({ id: params.id, mainOffice: { id: '70', name: 'Office' } }));
  openPrivate(address);
  await screen.findByRole('heading', { level: 1 });
};

const panel = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!found) throw new Error(`No panel ${title}`);
  return within(found);
};

describe("an auditor's page", () => {
  inBrowser();

  it('shows a profile In Revision as pending, counts entries, and says what is not available', async () => {
    await open();
    expect(screen.getAllByText('Pending validation').length).toBeGreaterThan(1);
    expect(panel('Training').getByText('2 items')).toBeDefined();
    expect(panel('Education').getByText('Not available')).toBeDefined();
  });

  it('says in the list of those who wait how many qualifications do, unless the profile itself is pending', async () => {
    stubLookups();
    const waiting = (id: string, status: 'Validated' | 'In Revision') => ({ id, status, waitingQualifications: 2 });
    const resultList = [waiting('20001', 'Validated'), waiting('20002', 'In Revision')];
    signInAs('CB Auditor Admin', ['Auditor.View']);
    stub(auditorApi.listPending, { resultList, total: 2, totalPages: 1 });
    openPrivate('/private/auditor/pending');
    expect((await screen.findByText('2 qualifications wait')).closest('tr')?.textContent).toContain('Validated');
    expect(screen.getByText('Pending validation', { selector: 'td *' }).closest('tr')?.textContent).not.toContain(
      'wait',
    );
  });

  it('is decided about in the list of those who wait, by keys', async () => {
    stubLookups();
    await open({}, { address: '/private/auditor/pending' });
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    await preview.findByRole('button', { name: 'Validate All' });
    expect(preview.queryByText('Dairy')).toBeNull();
    await userEvent.keyboard('?');
    expect(await screen.findByText('Reject what is shown next to the list')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to reject this auditor?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('v');
    expect(await screen.findByRole('dialog', { name: 'Validate all of Noor Haddad' })).toBeDefined();
  });

  it('names a draft without a name by what it is', async () => {
    await open({ name: '', status: 'In Progress' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Auditor Information');
    const term = panel('Details').getByText('Name');
    expect([term.nextSibling?.textContent, term.parentElement?.hidden]).toEqual(['Not available', false]);
  });

  it('links to the records that the reader may open, and to no others', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Northern Certification' });
    expect(link.getAttribute('href')).toBe('/private/cb/details/70');
    expect(screen.getByText('Hidden Certification').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: '1001' }).getAttribute('href')).toBe('/private/site/details/1001');
    expect(screen.getByText('20002').closest('a')).toBeNull();
  });

  it('lists the audits that name the auditor, for readers of audits', async () => {
    const asked = stub(auditApi.list, {
      resultsList: [{ id: '501', site: 'Mill Lane Bakery' }],
      total: 1,
      totalPages: 1,
    });
    stubLookups();
    await open({}, { mayReadAudits: true });
    const audits = within(screen.getByRole('heading', { level: 2, name: 'Audits' }).closest('section') as HTMLElement);
    const link = await audits.findByRole('link', { name: 'Mill Lane Bakery' });
    expect(link.getAttribute('href')).toBe('/private/audit/details/501');
    expect(asked.map(({ query }) => query.auditor)).toEqual(['20001']);
  });

  it('asks before it validates a profile, which cannot be undone', async () => {
    await open();
    const validated = stub(auditorApi.validate, auditor);
    await userEvent.click(screen.getByRole('button', { name: 'Validate' }));
    const question = within(await screen.findByRole('dialog', { name: 'Validate the profile of Noor Haddad?' }));
    expect(question.getByText('A validation cannot be undone.')).toBeDefined();
    expect(question.getByText('Its qualifications stay as they are and are validated one by one')).toBeDefined();
    expect(validated).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(validated.map(({ body }) => body)).toEqual([{ auditorId: '20001' }]));
    expect(await screen.findByText('The profile of Noor Haddad is validated')).toBeDefined();
  });

  it('validates a qualification, and rejects another one with a reason', async () => {
    await open();
    const validated = stub(auditorApi.validateQualification, auditor);
    await userEvent.click(screen.getByRole('button', { name: 'Validate Bakery' }));
    const question = within(await screen.findByRole('dialog', { name: 'Validate Bakery?' }));
    expect(question.getByText('Noor Haddad counts as qualified for it')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(validated.map(({ body }) => body)).toEqual([{ auditorId: '20001', qualificationId: '31' }]);
    const rejected = stub(auditorApi.rejectQualification, auditor);
    await userEvent.click(screen.getByRole('button', { name: 'Reject Bakery' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Field is required')).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No witnessed audit');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rejected.map(({ body }) => body)).toEqual([
      { auditorId: '20001', qualificationId: '31', comment: 'No witnessed audit' },
    ]);
  });

  it('names a status that is filtered by as its rows do', async () => {
    stubLookups();
    await open({}, { address: '/private/auditor/pending?status=In%20Revision' });
    expect(await screen.findByRole('button', { name: 'Remove filter Status: Pending validation' })).toBeDefined();
  });

  it('validates the profile and the chosen qualifications together, with a call for each', async () => {
    await open();
    const [profile, qualifications] = [
      stub(auditorApi.validate, auditor),
      stub(auditorApi.validateQualifications, auditor),
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Validate All' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(qualifications.map(({ body }) => body)).toEqual([['31']]));
    expect(profile.map(({ body }) => body)).toEqual([{ auditorId: '20001' }]);
  });

  it('says why a profile that somebody decided meanwhile cannot be validated', async () => {
    await open();
    stub(auditorApi.validate, refused(409, { message: 'Only a profile In Revision can be validated or rejected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Validate All' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Validate' }));
    expect(await screen.findByText('Only a profile In Revision can be validated or rejected')).toBeDefined();
  });

  it('compares what is to be validated with what was last validated', async () => {
    const compared = {
      validatedDate: '2026-03-01T08:00:00Z',
      changes: [
        { part: 'Training', label: 'HACCP', qualificationId: null, before: null, after: 'HACCP, level 4' },
        { part: 'Audit experience', label: 'Audit experience', qualificationId: null, before: 'Ten', after: 'Forty' },
      ],
    };
    await open({}, { compared });
    const items = await panel('Changed since the last validation').findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Training · HACCPValidated on 2026-03-01Not there yetNowHACCP, level 4',
      'Audit experienceValidated on 2026-03-01TenNowForty',
    ]);
  });

  it('offers nothing to a reader of a shared profile', async () => {
    await open({ visuals: nothingAllowed(auditorVisuals), standards: [] });
    for (const name of ['Validate', 'Reject', 'Validate All'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
