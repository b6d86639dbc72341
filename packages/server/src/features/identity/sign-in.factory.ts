import { z } from 'zod';
import { type Browser, makePkce } from '../../kernel/testing/browser.ts';

const tokens = z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string() });
export type Tokens = z.output<typeof tokens>;

/** A sign-in started by the pages, with what they store meanwhile. */
export interface StartedSignIn {
  verifier: string;
  /** Where the browser was sent: the sign-in page, or directly back with a code. */
  location: string;
  redirectUri: string;
}

const locationOf = (answer: Response): string => answer.headers.get('location') ?? '';

/** Starts signing in as the pages do. */
export const startSignIn = async (
  browser: Browser,
  origin: string,
  parameters: Record<string, string> = {},
): Promise<StartedSignIn> => {
  const { verifier, challenge } = makePkce();
  const redirectUri = `${origin}/signed-in`;
  const query = new URLSearchParams({
    client_id: 'attestry-web',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email offline_access',
    state: 'here',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...parameters,
  });
  const answer = await browser.get(`${origin}/oidc/auth?${query}`);
  return { verifier, location: locationOf(answer), redirectUri };
};

/** Submits the sign-in page; answers the address of the pages, which carries the code. */
export const submitSignIn = async (
  browser: Browser,
  { location }: StartedSignIn,
  answers: { email: string; password: string },
): Promise<string> => {
  const posted = await browser.post(location, answers);
  return locationOf(await browser.get(locationOf(posted)));
};

export const exchangeCode = (browser: Browser, origin: string, begun: StartedSignIn, callback: string) =>
  browser.post(`${origin}/oidc/token`, {
    grant_type: 'authorization_code',
    client_id: 'attestry-web',
    code: new URL(callback).searchParams.get('code') ?? '',
    redirect_uri: begun.redirectUri,
    code_verifier: begun.verifier,
  });

export const refresh = (browser: Browser, origin: string, token: string) =>
  browser.post(`${origin}/oidc/token`, {
    grant_type: 'refresh_token',
    client_id: 'attestry-web',
    refresh_token: token,
  });

export const tokensOf = async (answer: Response): Promise<Tokens> => tokens.parse(await answer.json());

/** Signs in from the sign-in page to tokens. */
export const signInAs = async (
  browser: Browser,
  origin: string,
  answers: { email: string; password: string },
): Promise<Tokens> => {
  const begun = await startSignIn(browser, origin);
  const callback = await submitSignIn(browser, begun, answers);
  return tokensOf(await exchangeCode(browser, origin, begun, callback));
};
