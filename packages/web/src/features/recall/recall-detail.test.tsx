// @vitest-environment jsdom
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { RecallDetailScreen } from './recall.detail-screen.tsx';

const recall = {
  id: '700001',
  siteName: 'San Marco Bakery plc',
  auditId: '900007',
  recallCategory: { id: '1', name: 'Fraud' },
};

describe('the recall page', () => {
  inBrowser();

  const leadsToAudit = async () => {
    signInAs('CB Read Only User', ['Recall.View', 'Audit.View']);
    stub(recallApi.read, recall);
    stub(recallApi.categories, []);
    openPrivate('/private/recall/details/700001');
    await screen.findByRole('heading', { level: 1, name: 'Submission 700001 · Fraud' });
    expect(screen.getAllByText(recall.auditId).length).toBeGreaterThan(0);
    return screen.queryAllByRole('link', { name: recall.auditId }).map((link) => link.getAttribute('href'));
  };

  it('says below its title whose it is', async () => {
    await leadsToAudit();
    expect(screen.getByText(/San Marco Bakery plc/, { selector: 'p *' })).toBeDefined();
  });

  it('links to the audit', async () => {
    expect(await leadsToAudit()).toEqual(['/private/audit/details/900007']);
  });

  it('archives after a question and returns to the list', async () => {
    signInAs('{body} Admin', ['Recall.View', 'Recall.Persist']);
    stub(recallApi.read, { ...recall, visuals: { isAbleToArchive: true } });
    stub(recallApi.categories, []);
    const archived = stub(recallApi.archive, recall);
    const page = () => (
      <>
        <RecallDetailScreen />
        <AskedQuestion />
      </>
    );
    const router = renderPage(page, '/private/recall/details/700001', '/private/recall/details/$id');
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByRole('dialog', { name: 'Archive Submission 700001?' });
    await userEvent.click(screen.getByRole('button', { name: 'Archive recall' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/recall'));
    expect(archived.map(({ params }) => params)).toEqual([{ id: '700001' }]);
    expect(noticeStore.current().map(({ text }) => text)).toContain('Submission 700001 archived');
  });

  it('names the audit without a link if the deployment has no audits', async () => {
    switchOff('AuditFeature');
    expect(await leadsToAudit()).toEqual([]);
  });
});
