// @vitest-environment jsdom
import { getConfig } from '@testing-library/react';
import { User } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readerName } from './reader-name.ts';

const issuer = `${window.location.origin}/oidc`;
const now = () => Math.floor(Date.now() / 1000);
const refused = () => new Response(null, { status: 401 });

const configuration = { signIn: { issuer: '', clientId: 'web', embedded: true } };
const metadata = {
  issuer,
  token_endpoint: `${issuer}/token`,
  authorization_endpoint: `${issuer}/auth`,
};

/** Answers as the directory and its provider do; returns the refresh tokens that were sent. */
const answerProvider = (answers: Record<string, () => Response | Promise<Response>> = {}): string[] => {
  const sent: string[] = [];
  const all = {
    '/configuration': () => Response.json(configuration),
    '/openid-configuration': () => Response.json(metadata),
    '/whoAmI': () => Response.json({ identificator: 'maya', name: 'Maya Okafor' }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    if (String(address).endsWith('/token'))
      sent.push(new URLSearchParams(String(init?.body)).get('refresh_token') ?? '');
    const answer = Object.entries(all).find(([end]) => String(address).endsWith(end))?.[1];
    return answer?.() ?? Response.error();
  });
  return sent;
};

/** A new page with a signed-in user whose token expires in this many seconds. */
const openPage = async (endsIn: number, tokens: { refresh_token?: string } = { refresh_token: 'good-once' }) => {
  const user = new User({
    access_token: 'first',
    token_type: 'Bearer',
    ...tokens,
    expires_at: now() + endsIn,
    profile: { sub: 'maya', iss: issuer, aud: 'web', exp: now() + endsIn, iat: now() },
  });
  sessionStorage.setItem(`oidc.user:${issuer}:web`, user.toStorageString());
  vi.resetModules();
  const { requireSession } = await import('./sign-in.ts');
  await requireSession();
  const { session } = await import('./session.ts');
  const { noticeStore } = await import('./notices.ts');
  return { session, notice: () => noticeStore.current()[0] };
};

/** The number of stored sign-ins that were begun but not answered yet. */
const begunSignIns = () => Object.keys(sessionStorage).filter((key) => /^oidc\.[^u]/.test(key)).length;

/** Waits, on fake timers, as long as other tests do. */
const waitFor = (check: () => void) => vi.waitFor(check, getConfig().asyncUtilTimeout);

/** Marks the page as one that would lose data when left. */
const holdUnsaved = (event: Event) => event.preventDefault();

describe('the session of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom cannot navigate to another page and reports that.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
    window.removeEventListener('beforeunload', holdUnsaved);
  });

  it('is renewed before it expires', async () => {
    const sent = answerProvider({
      '/token': () =>
        Response.json({ access_token: 'second', token_type: 'Bearer', refresh_token: 'next', expires_in: 600 }),
    });
    const { session } = await openPage(600);
    await vi.advanceTimersByTimeAsync(545_000);
    expect(sent).toEqual(['good-once']);
    expect(session.token()).toBe('second');
  });

  it('is renewed once after the computer slept, however many calls need it', async () => {
    const sent = answerProvider({ '/token': () => new Promise<Response>(() => undefined) });
    await openPage(600);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(['good-once']);
  });

  it('is not renewed within a frame if the provider gave no refresh token', async () => {
    const sent = answerProvider();
    await openPage(600, {});
    await vi.advanceTimersByTimeAsync(700_000);
    expect(document.querySelector('iframe')).toBeNull();
    expect([sent, begunSignIns()]).toEqual([[], 0]);
  });

  it('goes to the sign-in once when calls are refused, and again if the reader stays', async () => {
    answerProvider();
    const { session } = await openPage(600);
    session.signIn();
    session.signIn();
    await waitFor(() => expect(begunSignIns()).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    session.signIn();
    await waitFor(() => expect(begunSignIns()).toBe(2));
  });

  it('stays on a page with unsaved changes and offers to sign in in a second window', async () => {
    answerProvider();
    const { session, notice } = await openPage(600);
    window.addEventListener('beforeunload', holdUnsaved);
    const went = vi.fn();
    vi.stubGlobal('open', () => ({ focus: () => undefined, location: { replace: went } }));
    session.signIn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begunSignIns()).toBe(0);
    expect(notice()?.text).toBe('You were signed out. What you entered is still here but not saved.');
    notice()?.action?.run();
    await waitFor(() => expect(went).toHaveBeenCalledWith(expect.stringContaining('/oidc/auth?')));
  });

  it('reports when it could not be ended everywhere', async () => {
    answerProvider({ '/signOutEverywhere': () => new Response(null, { status: 500 }) });
    const { session, notice } = await openPage(600);
    session.signOutEverywhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notice()?.text).toBe('You are still signed in everywhere. Please try again. Reason: Server error');
    expect(session.token()).toBe('first');
  });

  it('leads home when it ends everywhere, although calls under way are refused', async () => {
    const ended = Promise.withResolvers<Response>();
    const discovered = vi.fn(() => Response.json(metadata));
    answerProvider({ '/signOutEverywhere': () => ended.promise, '/openid-configuration': discovered });
    const { session } = await openPage(600);
    session.signOutEverywhere();
    session.signIn();
    await vi.advanceTimersByTimeAsync(1000);
    // A sign-in begins by asking where the provider is.
    expect(discovered).not.toHaveBeenCalled();
    ended.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(begunSignIns()).toBe(0);
  });

  it("gives the user's name to the public pages of its tab until it ends", async () => {
    answerProvider();
    const { session } = await openPage(600);
    expect(readerName()).toBe('Maya Okafor');
    session.signOut();
    await waitFor(() => expect(readerName()).toBeNull());
  });

  it('keeps the drafts of its person when it expires, and forgets them once they sign out', async () => {
    answerProvider({ '/token': refused });
    const { session } = await openPage(600);
    const { draftKept, keepDraft } = await import('./kept-drafts.ts');
    keepDraft('audit 500003', { scope: 'Baking' });
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    await openPage(600);
    expect(draftKept('audit 500003')?.draft).toEqual({ scope: 'Baking' });
    session.signOut();
    expect(draftKept('audit 500003')).toBeUndefined();
  });

  it('forgets the drafts of others as it begins', async () => {
    answerProvider();
    await openPage(600);
    const { draftKept, keepDraft } = await import('./kept-drafts.ts');
    keepDraft('audit 500003', { scope: 'Baking' });
    answerProvider({ '/whoAmI': () => Response.json({ identificator: 'iris', name: 'Iris Hale' }) });
    await openPage(600);
    expect(draftKept('audit 500003')).toBeUndefined();
  });

  it('starts with the sign-in when the stored session is refused', async () => {
    answerProvider({ '/whoAmI': refused });
    void openPage(600);
    await waitFor(() => expect(begunSignIns()).toBe(1));
  });

  it('does not start again when somebody without an account has just signed in', async () => {
    answerProvider({ '/whoAmI': refused });
    sessionStorage.setItem('attestry.signed-in', 'yes');
    const refusal = await openPage(600).catch((error: unknown) => error);
    const { NoAccount } = await import('./sign-in-failures.ts');
    expect(refusal).toBeInstanceOf(NoAccount);
    expect(begunSignIns()).toBe(0);
  });
});
