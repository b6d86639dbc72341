// @vitest-environment jsdom
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { inBrowser, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

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

  it('names the audit without a link if the deployment has no audits', async () => {
    switchOff('AuditFeature');
    expect(await leadsToAudit()).toEqual([]);
  });
});
