// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { UpdateRecordScreen, UploadReportScreen } from './audit-import.form-screen.tsx';

const site = { id: '1100091', name: 'San Marco Bakery', visuals: { isAbleToUpload: false } };
const audit = {
  id: '900007',
  site,
  standard: { id: '4', name: 'Food' },
  startDate: '2026-03-02',
  recordStatus: 'Closed',
  visuals: { isAbleToEdit: false },
};

const zone = () => screen.queryByLabelText('Audit report', { selector: 'input' });

describe('the page of an upload', () => {
  inBrowser();
  const open = (Screen: () => React.ReactNode, { record, status = 200 }: { record: object; status?: number }) => {
    signInAs('CB Full Admin', ['Audit.Generate', 'Audit.Revise']);
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/templates') ? Response.json([]) : Response.json(record, { status, headers: { etag: '"1"' } }),
    );
    const sources = { certificationBody: { search: async () => [] }, ownCertificationBody: { load: async () => [] } };
    renderPage(
      () => (
        <LookupSources sources={{ ...sources, company: { search: async () => [] } }}>
          <Screen />
        </LookupSources>
      ),
      '/here?SiteCode=1100091',
    );
  };

  it('names the site it is for', async () => {
    open(UploadReportScreen, { record: { ...site, visuals: { isAbleToUpload: true } } });
    expect(await screen.findByText('San Marco Bakery · Site 1100091')).toBeDefined();
    expect(zone()).not.toBeNull();
  });

  it('says at once that nothing can be uploaded for the site', async () => {
    open(UploadReportScreen, { record: site });
    expect(await screen.findByText('You cannot upload reports for this site')).toBeDefined();
    expect(zone()).toBeNull();
  });

  it('knows no other sites than the reader', async () => {
    open(UploadReportScreen, { record: { code: 'request.notFound', message: 'Not found' }, status: 404 });
    expect(await screen.findByText('No site with the code 1100091 is known here.')).toBeDefined();
    expect(zone()).toBeNull();
  });

  it('says at once that the report of a Closed record is not replaced', async () => {
    open(UpdateRecordScreen, { record: audit });
    expect(await screen.findByText("You cannot replace this audit's report")).toBeDefined();
    expect(screen.getByText('A Closed record cannot be changed')).toBeDefined();
    expect(zone()).toBeNull();
  });
});
