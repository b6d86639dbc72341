// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const issuer = 'https://sign-in.example';
const begun = { id: 'begun', authority: issuer, client_id: 'web', redirect_uri: '/signed-in', scope: 'openid' };
const configuration = { signIn: { issuer, clientId: 'web', embedded: false } };

/** Opens the return address of the sign-in with this answer of the provider. */
const returnWith = async (answer: string) => {
  vi.stubGlobal('fetch', async () => Response.json(configuration));
  sessionStorage.setItem('oidc.begun', JSON.stringify({ ...begun, created: Date.now() / 1000, request_type: 'si:r' }));
  window.history.replaceState(null, '', `/signed-in?${answer}`);
  vi.resetModules();
  const { SignedIn } = await import('./signed-in.parts.tsx');
  render(<SignedIn />);
};

describe('the return from the sign-in', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it.each([
    ['was refused by the provider', 'error=access_denied&state=begun', 'You were not signed in'],
    ['belongs to no sign-in of this tab', 'code=1&state=another', 'Please sign in again'],
  ])('says so when its answer %s', async (_, answer, title) => {
    await returnWith(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start again' })).toBeTruthy();
  });
});
