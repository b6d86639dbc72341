// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bodies, openSharing, serveSharing, undo } from '../../app/testing/open-sharing.ts';
import { inBrowser, switchOn } from '../../kernel/testing/render-page.tsx';

const isChosen = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

inBrowser();

describe('the choice of access', () => {
  it('is saved at once, and shows what now applies', async () => {
    const { ofAudit } = serveSharing();
    openSharing('/private/audit/details/900007/share/verify-settings');
    const choice = await screen.findByRole('radiogroup', { name: /What the Certificate Tracker shows of this audit/ });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    await isChosen('As set for its site');
    expect(within(choice).getByText('At present: Certificate data.')).toBeDefined();
    const chosen = within(choice).getByRole('radio', { name: 'Certificate data and PDF' });
    fireEvent.click(chosen);
    expect(chosen).toHaveProperty('checked', true);
    await waitFor(() => expect(ofAudit.read).toHaveLength(2));
    expect(bodies(ofAudit.set)).toEqual([{ auditExternalId: '900007', sharingExternalId: '3', value: true }]);
    await isChosen('Certificate data and PDF');
    undo();
    await isChosen('As set for its site');
    expect(bodies(ofAudit.set).at(-1)).toEqual({ auditExternalId: '900007', sharingExternalId: '3', value: false });
  });

  it('overrides the inherited access, and returns to it', async () => {
    const { ofSite } = serveSharing();
    openSharing('/private/site/details/1000001/share/verify-settings');
    await isChosen('As set for the directory');
    await userEvent.click(screen.getByRole('radio', { name: 'Certificate data' }));
    await isChosen('Certificate data');
    await userEvent.click(screen.getByRole('radio', { name: 'As set for the directory' }));
    await isChosen('As set for the directory');
    expect(bodies(ofSite.set)).toEqual([
      { siteExternalId: '1000001', sharingExternalId: '2', value: true },
      { siteExternalId: '1000001', sharingExternalId: '2', value: false },
    ]);
  });

  it('is called Certificate Tracker Access if the tracker is on', async () => {
    serveSharing();
    switchOn('Megatron');
    openSharing('/private/site/details/1000001/share');
    expect(await screen.findByRole('tab', { name: 'Certificate Tracker Access' })).toBeDefined();
  });

  it('is not offered for a company', async () => {
    serveSharing();
    openSharing('/private/company/details/10001/share', ['Company.Share']);
    await screen.findByRole('tab', { name: 'Shared with' });
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it.each(['/share/verify-settings', '/verify-settings'])(
    'stands alone at %s of the Certificate Tracker',
    async (rest) => {
      serveSharing();
      openSharing(`/private/verify/details/900007${rest}`, ['Verify.Share', 'Audit.ShareOptions']);
      expect(await screen.findByRole('heading', { level: 1, name: 'Verify Settings' })).toBeDefined();
      await isChosen('As set for its site');
      expect(screen.queryByRole('tab', { name: 'Share' })).toBeNull();
    },
  );
});
