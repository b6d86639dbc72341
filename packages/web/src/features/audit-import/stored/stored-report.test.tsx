// @vitest-environment jsdom
import type { StoredReport as Stored } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedReport } from '../../../app/testing/a-stored-report.ts';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { StoredReport } from './stored-report.parts.tsx';

const stored: Stored = {
  ...storedReport,
  supersedes: {
    id: '491988',
    recordStatus: 'Closed',
    certificationStatus: 'Expired Renewed',
    certificationBody: 'Nordic',
    startDate: '2097-10-01',
  },
  certificate: { number: 'CN-2098-104512', version: '1', isNew: true },
  told: [
    { party: 'owner', people: 3 },
    { party: 'shared', people: 2 },
  ],
};

const show = (
  over: Partial<Stored> = {},
  permissions: ('Audit.Generate' | 'Audit.Schedule')[] = ['Audit.Schedule'],
) => {
  signInAs('CB Full Admin', permissions);
  const result = { status: 'Success' as const, messages: [], auditorName: 'Iris Hale', auditorNo: '21001' };
  renderPage(() => (
    <StoredReport result={result} stored={{ ...stored, ...over }} auditId="509001" onUploadAnother={() => undefined} />
  ));
};

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('the result of an upload', () => {
  inBrowser();

  it('begins with grade and validity, and screen readers read them out', async () => {
    show();
    const heading = await screen.findByRole('heading', { name: /Grade AA, certificated until 2099-11-05$/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('San Marco Foods')).toBeDefined();
    expect(screen.getByText('Iris Hale · 21001')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View audit' }).getAttribute('href')).toBe('/private/audit/details/509001');
  });

  it('leads to the auditor where the reader may open the page', async () => {
    show({ auditorId: '21001' });
    const auditor = await screen.findByRole('link', { name: 'Iris Hale · 21001' });
    expect(auditor.getAttribute('href')).toBe('/private/auditor/details/21001');
  });

  it('says what the upload replaced, issued and published, and how many people were notified', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Look at it' })).toBeDefined();
    expect(lines().slice(0, 4)).toEqual([
      'Audit 491988 is now ClosedThis report replaces it, and it stays in the historyLook at it',
      'Certificate CN-2098-104512 issuedVersion 1',
      'The public page shows it as certificated todayFood, until 2099-11-05Open the page',
      '5 people were told3 at San Marco Foods, 2 with whom it is shared',
    ]);
  });

  it('shows the certificate before it is downloaded', async () => {
    show();
    const card = await screen.findByRole('figure', { name: 'Certificate CN-2098-104512' });
    for (const words of ['San Marco Bakery plc', '2098-11-06 to 2099-11-05', 'Food'])
      expect(within(card).getByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download Certificate' })).toBeDefined();
  });

  it('offers the next steps that the reader may take', async () => {
    show();
    const plan = await screen.findByRole('link', { name: 'Plan it' });
    expect(plan.getAttribute('href')).toBe('/private/audit/details/509001/schedule');
    expect(screen.getByRole('button', { name: 'Upload another report' })).toBeDefined();
  });

  it('does not offer to plan an audit to readers who may not', async () => {
    show({}, ['Audit.Generate']);
    expect(await screen.findByRole('button', { name: 'Upload another report' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Plan it' })).toBeNull();
  });

  it('says that nothing was changed by a file that was stored before', async () => {
    show({
      isStoredBefore: true,
      supersedes: null,
      told: [],
      certificate: { number: 'CN-1', version: '1', isNew: false },
    });
    expect(await screen.findByRole('heading', { name: /^The report was stored before Grade AA/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Nothing was changed' })).toBeDefined();
    expect(lines().slice(0, 2)).toEqual([
      'Certificate CN-1 stays as it isVersion 1',
      'The public page shows it as certificated todayFood, until 2099-11-05Open the page',
    ]);
    expect(screen.queryByText(/mail|told/)).toBeNull();
  });

  it('says why a held record has no certificate', async () => {
    show({
      recordStatus: 'Holding',
      holdingReason: 'Awaiting validation',
      certificate: null,
      isPublished: false,
      supersedes: null,
      told: [],
    });
    expect(await screen.findByRole('heading', { name: /Holding$/ })).toBeDefined();
    expect(screen.getByText('Awaiting validation')).toBeDefined();
    expect(lines().slice(0, 3)).toEqual([
      'There is no certificate',
      'The public page does not show it',
      'Nobody was sent a mail',
    ]);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
