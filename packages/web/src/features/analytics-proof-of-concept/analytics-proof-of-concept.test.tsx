// @vitest-environment jsdom
import { analyticsProofOfConceptApi } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.api.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { AnalyticsProofOfConceptScreen } from './analytics-proof-of-concept.form-screen.tsx';

const embedded = {
  reportId: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Expiries',
  embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  embedToken: 'an embed token',
  expiresInSeconds: 1200,
};

const fill = async (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the proof of concept', () => {
  inBrowser();
  beforeEach(() => signInAs('{body} Admin', ['Administration.Generate', 'Analytics.View']));

  it('signs in, shows a report to any identity, and clears', async () => {
    const signIns = stub(analyticsProofOfConceptApi.signIn, { accessToken: 'a-token' });
    const shown = stub(analyticsProofOfConceptApi.reportDetails, embedded);
    const router = renderPage(AnalyticsProofOfConceptScreen);
    await screen.findByLabelText(/Power BI user/);
    await fill(/Power BI user/, 'analyst@body.example');
    await fill(/^Password/, 'correct horse');
    await press('Sign in');
    await screen.findByLabelText(/Report id/);
    expect(signIns.map(({ body }) => body)).toEqual([{ username: 'analyst@body.example', password: 'correct horse' }]);
    await fill(/Report id/, embedded.reportId);
    await fill(/Identity username/, 'somebody');
    await fill(/Roles \(comma separated\)/, 'Bodies, Sites,');
    await fill(/CustomData \(Organisation\)/, '10001');
    await press('Show');
    expect(await screen.findByTitle('Expiries')).toBeDefined();
    expect(shown.map(({ body }) => body)).toEqual([
      {
        accessToken: 'a-token',
        reportId: embedded.reportId,
        username: 'somebody',
        roles: ['Bodies', 'Sites'],
        customData: '10001',
      },
    ]);
    await press('Clear');
    expect(screen.queryByTitle('Expiries')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/Report id/).value).toBe('');
    expect(JSON.stringify([router.state.location, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
      /token|horse/,
    );
  });

  it('shows the answer of a call that fails', async () => {
    stub(analyticsProofOfConceptApi.signIn, refused(502, { detail: 'AADSTS50126: Error validating credentials.' }));
    renderPage(AnalyticsProofOfConceptScreen);
    await screen.findByLabelText(/Power BI user/);
    await fill(/Power BI user/, 'analyst@body.example');
    await fill(/^Password/, 'wrong');
    await press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('AADSTS50126');
  });
});
