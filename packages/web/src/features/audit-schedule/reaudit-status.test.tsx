// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { audit, showPlanning, site } from '../../app/testing/show-planning.tsx';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { ReauditStatusOfSiteScreen } from './reaudit-site.detail-screen.tsx';
import { ReauditStatusScreen } from './reaudit-status.form-screen.tsx';

inBrowser();

describe('the re-audit status form', () => {
  it('asks only for a reason and explains what it causes', async () => {
    const { reauditStatuses } = showPlanning(ReauditStatusScreen, 'CB Full Admin');
    expect(await screen.findByText(/If one is scheduled with Certa Nordic, it is called off/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Field is required')).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox', { name: /^Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Site closed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reauditStatuses).toMatchObject([{ body: { auditId: '900007', reasonId: '1' } }]));
  });

  it('lists, for a site, the audits that a next audit could follow', async () => {
    const other = { id: '900009', standard: 'Storage and Distribution', startDate: '2026-04-04' };
    const audits = [...site.audits, { ...other, visuals: { isAbleToGiveReauditStatus: true } }];
    showPlanning(ReauditStatusOfSiteScreen, 'CB Full Admin', { ofSite: { ...site, audits } });
    const table = await screen.findByRole('region', { name: 'Audits' });
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['900007', '/private/audit/details/900007/expiry'],
      ['900009', '/private/audit/details/900009/expiry'],
    ]);
  });

  it('opens with the reason given before', async () => {
    const said = {
      expiryReason: 'Site closed' as const,
      expiryComments: 'The line is sold',
      expiryAssessmentDate: '2026-10-10',
    };
    showPlanning(ReauditStatusScreen, 'CB Full Admin', { record: { ...audit, ...said } });
    expect(await screen.findByLabelText(/^Comments/)).toHaveProperty('value', 'The line is sold');
    expect(screen.getByLabelText(/^Assessment date/)).toHaveProperty('value', '2026-10-10');
  });
});
