import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../server/src/app/demo/accounts.ts';
import { signInAs } from '../../../server/src/features/identity/sign-in.factory.ts';
import { openBrowser } from '../../../server/src/kernel/testing/browser.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The demo account with a role. */
export const demoPerson = (role: Role): Credentials => {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demo has no account in the role ${role}`);
  return { email: account.email, password: demoPassword };
};

/** Fills in the sign-in page that is open. */
export const fillInSignIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Accepts the terms, which stand in place of every page until then. */
export const acceptTerms = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
};

const expectToBeAt = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);

/** Opens a private address and signs in when asked. */
export const signIn = async (page: Page, who: Role | Credentials, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in\//);
  await fillInSignIn(page, typeof who === 'string' ? demoPerson(who) : who);
  await expectToBeAt(page, path);
};

/** What the pages keep of a sign-in, in the storage of their tab. */
interface SignedIn {
  key: string;
  value: string;
  expiresAt: number;
}

/** The sign-ins of this process, by address and email. */
const known = new Map<string, SignedIn>();

/** Longer than any journey takes, so that no token expires during one. */
const needed = 5 * 60_000;

const claimsOf = (token: string): { exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const scope = 'openid profile email offline_access';

/** Signs in as the pages do, without a browser. */
const signInWithoutPages = async (origin: string, who: Credentials): Promise<SignedIn> => {
  const { access_token, id_token } = await signInAs(openBrowser(origin), origin, who);
  const { exp } = claimsOf(access_token);
  // Without the refresh token, because one used by two tabs looks stolen.
  const user = { access_token, id_token, token_type: 'Bearer', scope, profile: claimsOf(id_token), expires_at: exp };
  const signedIn = { key: `oidc.user:${origin}/oidc:attestry-web`, value: JSON.stringify(user), expiresAt: exp * 1000 };
  known.set(origin + who.email, signedIn);
  return signedIn;
};

/**
 * Opens a private address with tokens that no page asked for, which saves the pages on the way. For journeys that are not
 * about signing in and end no session.
 */
export const openAs = async (page: Page, who: Role | Credentials, path: string): Promise<void> => {
  const person = typeof who === 'string' ? demoPerson(who) : who;
  // The smallest page of the directory, because a tab has storage only on an open page.
  await page.goto('/health/ready');
  const { origin } = new URL(page.url());
  const before = known.get(origin + person.email);
  const isLasting = before && before.expiresAt > Date.now() + needed;
  const tokens = isLasting ? before : await signInWithoutPages(origin, person);
  await page.evaluate(({ key, value }) => sessionStorage.setItem(key, value), tokens);
  await page.goto(path);
  await expectToBeAt(page, path);
};

/** Another person at the same time, in a browser of their own. */
export const openInOwnBrowser = async (browser: Browser, who: Role | Credentials, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, who, path);
  return page;
};
