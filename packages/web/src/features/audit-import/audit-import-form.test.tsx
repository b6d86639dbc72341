// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { UpdateRecordScreen, UploadReportScreen } from './audit-import.form-screen.tsx';

const site = { id: '1100091', name: 'San Marco Bakery' };
const audit = {
  id: '900007',
  site,
  standard: { id: '4', name: 'Food' },
  startDate: '2026-03-02',
  recordStatus: 'Closed' as const,
};

const zone = () => screen.queryByLabelText('Audit report', { selector: 'input' });

describe('the report upload page', () => {
  inBrowser();
  const open = (Screen: () => React.ReactNode, standards: string[] = []) => {
    signInAs('CB Full Admin', ['Audit.Generate', 'Audit.Revise']);
    stub(
      blankWorkbookApi.listTemplates,
      standards.map((name, at) => ({ id: String(at), name, code: name, version: '1.0' })),
    );
    const sources = { certificationBody: { search: async () => [] }, ownCertificationBody: { load: async () => [] } };
    renderPage(
      () => (
        <LookupSources sources={{ ...sources, company: { search: async () => [] } }}>
          <Screen />
        </LookupSources>
      ),
      '/here/900007?SiteCode=1100091',
    );
  };

  it('names the site that the report is for', async () => {
    stub(siteApi.read, { ...site, visuals: { isAbleToUpload: true } });
    open(UploadReportScreen);
    const named = await screen.findByText('San Marco Bakery');
    expect(named.parentElement?.textContent).toBe('San Marco Bakery · Site 1100091');
    expect(zone()).not.toBeNull();
  });

  it("preselects the standard of the site's latest audit", async () => {
    const audits = [
      { id: '2', standard: 'Packaging Materials' },
      { id: '1', standard: 'Food' },
    ];
    stub(siteApi.read, { ...site, audits, visuals: { isAbleToUpload: true } });
    open(UploadReportScreen, ['Food', 'Packaging Materials']);
    expect(await screen.findByDisplayValue('Packaging Materials, version 1.0')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download workbook' }).hasAttribute('disabled')).toBe(false);
  });

  it('says at once that no report can be uploaded for the site', async () => {
    stub(siteApi.read, site);
    open(UploadReportScreen);
    expect(await screen.findByText('You cannot upload reports for this site')).toBeDefined();
    expect(zone()).toBeNull();
  });

  it('refuses sites that the reader cannot see', async () => {
    stub(siteApi.read, refused(404));
    open(UploadReportScreen);
    expect(await screen.findByText('No site with the code 1100091 is known here.')).toBeDefined();
    expect(zone()).toBeNull();
  });

  it('says at once that the report of a Closed record cannot be replaced', async () => {
    stub(auditApi.read, audit);
    open(UpdateRecordScreen);
    expect(await screen.findByText('You cannot replace the report of this audit')).toBeDefined();
    expect(screen.getByText('A Closed record cannot be changed')).toBeDefined();
    expect(zone()).toBeNull();
  });
});
