import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../server/src/app/demo/accounts.ts';

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

/** What a browser keeps of a sign-in: the provider's cookies and the tab's tokens. */
interface SignedIn {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  tokens: { key: string; value: string };
  expiresAt: number;
}

/** The sign-ins of this process, by role. */
const known = new Map<Role, SignedIn>();

/** Longer than any journey takes, so that no token expires during one. */
const needed = 5 * 60_000;

const keep = async (page: Page, role: Role): Promise<void> => {
  const [key = '', stored = '{}'] = await page.evaluate(
    () => Object.entries(sessionStorage).find(([name]) => name.startsWith('oidc.user:')) ?? [],
  );
  // Left out, because a refresh token used by two tabs looks stolen.
  const { refresh_token, ...user } = JSON.parse(stored);
  known.set(role, {
    cookies: await page.context().cookies(),
    tokens: { key, value: JSON.stringify(user) },
    expiresAt: user.expires_at * 1000,
  });
};

/**
 * Opens a private address as the demo account with a role. It signs in with the password the first time, then with the
 * tokens of that sign-in, or, when they are about to expire, with the provider's session. For journeys that are not
 * about signing in and end no session.
 */
export const openAs = async (page: Page, role: Role, path: string): Promise<void> => {
  const before = known.get(role);
  if (!before) {
    await signIn(page, role, path);
    return keep(page, role);
  }
  await page.context().addCookies(before.cookies);
  if (before.expiresAt > Date.now() + needed) {
    // The smallest page of the directory, because a tab has storage only on an open page.
    await page.goto('/health/ready');
    await page.evaluate(({ key, value }) => sessionStorage.setItem(key, value), before.tokens);
    await page.goto(path);
    return expectToBeAt(page, path);
  }
  // The page is at this address before it redirects to the provider, and again afterwards.
  await Promise.all([page.waitForURL(/\/signed-in\?/, { waitUntil: 'commit' }), page.goto(path)]);
  await expectToBeAt(page, path);
  await keep(page, role);
};

/** Another person at the same time, in a browser of their own. */
export const openInOwnBrowser = async (browser: Browser, who: Role | Credentials, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await (typeof who === 'string' ? openAs(page, who, path) : signIn(page, who, path));
  return page;
};
