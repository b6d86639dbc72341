// @vitest-environment jsdom
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showAudit, suspendedAudit } from '../../app/testing/show-audit.tsx';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';

const menuItems = async () => (await pageActions()).menu;

describe('the audit page', () => {
  inBrowser();

  it('offers a certification body the report, a new record and an update', async () => {
    const visuals = { ...suspendedAudit.visuals, isAbleToCreateRecord: true };
    showAudit('CB Full Admin', ['Audit.View', 'Audit.Generate', 'Audit.Revise', 'Site.View'], {
      ...suspendedAudit,
      visuals,
    });
    expect(await screen.findByRole('tab', { name: 'Scope' })).toBeDefined();
    expect(screen.getByRole('link', { name: suspendedAudit.site.name }).getAttribute('href')).toBe(
      '/private/site/details/1100091',
    );
    expect(
      screen
        .getAllByRole('tab')
        .slice(-2)
        .map((tab) => tab.textContent),
    ).toEqual(['Audit history', 'Audit Documents']);
    expect(await pageActions()).toEqual({
      buttons: ['Update existing record', 'Download Certificate'],
      menu: ['Download as PDF', 'Create new record'],
    });
  });

  it('shows three buttons to users with every permission, and groups the rest with the dangerous actions last', async () => {
    const visuals = {
      isAbleToEdit: true,
      isAbleToShare: true,
      isAbleToValidate: true,
      isAbleToArchive: true,
      isAbleToUnarchive: false,
      isAbleToSchedule: true,
      isAbleToGiveReauditStatus: true,
      isAbleToAddDocument: true,
      isAbleToEditReport: true,
      isAbleToSetVisibility: true,
      isAbleToCreateRecord: true,
      isAbleToDownloadLogos: false,
    };
    showAudit('{body} Admin', ['Audit.View', 'Audit.Generate', 'Audit.Changes', 'Audit.Share'], {
      ...suspendedAudit,
      visuals,
    });
    expect(await pageActions()).toEqual({
      buttons: ['Validate Audit', 'Update existing record', 'Download Certificate'],
      menu: [
        'Download as PDF',
        'Create new record',
        'Audit Schedule',
        'Give Re-audit Status',
        'Share',
        'Change log',
        'Archive',
      ],
    });
    const menu = within(screen.getByRole('menu'));
    for (const heading of ['Report', 'Audit', 'Sharing', 'Record']) expect(menu.getByText(heading)).toBeDefined();
  });

  it('links to sharing, tracker access and the change log if the reader may open them', async () => {
    const sharing = { ...suspendedAudit, visuals: { ...suspendedAudit.visuals, isAbleToShare: true } };
    const owner: Permission[] = ['Audit.View', 'Audit.Changes', 'Audit.Share', 'Audit.ShareOptions'];
    showAudit('Company BI S User', owner, { ...sharing, certificationStatus: { name: 'Certificated' } });
    const { buttons, menu } = await pageActions();
    expect(buttons).toContain('Share');
    expect(menu).toEqual(expect.arrayContaining(['Verify Settings', 'Change log']));
  });

  it('has no link to tracker access for a suspended audit', async () => {
    const sharing = { ...suspendedAudit, visuals: { ...suspendedAudit.visuals, isAbleToShare: true } };
    showAudit('Company BI S User', ['Audit.View', 'Audit.Share', 'Audit.ShareOptions'], sharing);
    const { buttons, menu } = await pageActions();
    expect(buttons).toContain('Share');
    expect(menu).not.toContain('Verify Settings');
  });

  it('says in the menu why a Closed record is not updated and no audit planned after it', async () => {
    const visuals = { ...suspendedAudit.visuals, isAbleToEdit: false };
    const refusals = { edit: 'closed', schedule: 'notFollowed' } as const;
    const closedAudit: Audit = { ...suspendedAudit, visuals, refusals, recordStatus: 'Closed' };
    showAudit('CB Full Admin', ['Audit.View', 'Audit.Revise', 'Audit.Schedule'], closedAudit);
    expect((await pageActions()).buttons).not.toContain('Update existing record');
    const texts = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(texts).toContain('Update existing recordA Closed record cannot be changed');
    expect(texts).toContain('Audit ScheduleThe record is Closed or Archived, so no audit can follow it');
  });

  it('offers the audited company the logos, disabled if something is excluded from scope', async () => {
    const certificated = {
      ...suspendedAudit,
      certificationStatus: { name: 'Certificated' },
      exclusion: 'None',
    } as const;
    const own = { ...certificated, visuals: { ...suspendedAudit.visuals, isAbleToDownloadLogos: true } };
    showAudit('Company User', ['Audit.View'], own);
    expect(await menuItems()).toContain('Download Logos');
    cleanup();
    showAudit('Company User', ['Audit.View'], certificated);
    expect(await menuItems()).not.toContain('Download Logos');
    cleanup();
    showAudit('Company User', ['Audit.View'], { ...own, exclusion: 'Rusks' });
    await menuItems();
    const item = screen.getByRole('menuitem', { name: /Download Logos/ });
    expect(item.textContent).toBe('Download LogosLogos unavailable, there is an Exclusion from Scope');
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('says why there is no certificate to download', async () => {
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      certificationStatus: { name: 'Suspended' },
      hasCertificate: false,
    });
    expect((await pageActions()).buttons).not.toContain('Download Certificate');
    const refused = screen.getByRole('menuitem', { name: /^Download Certificate/ });
    expect(refused.textContent).toBe('Download CertificateSite not certificated');
    expect(refused.getAttribute('aria-disabled')).toBe('true');
  });
});
