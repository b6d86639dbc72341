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

const expectToBeAt = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);

/** Opens a private address and signs in when asked. */
export const signIn = async (page: Page, who: Role | Credentials, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in\//);
  await fillInSignIn(page, typeof who === 'string' ? demoPerson(who) : who);
  await expectToBeAt(page, path);
};

/** The provider's cookies of each role that a journey of this process has signed in before. */
const known = new Map<Role, Awaited<ReturnType<BrowserContext['cookies']>>>();

/**
 * Opens a private address as the demo account with a role: with its password the first time, and later with the
 * provider's existing session. For journeys that are not about signing in and end no session.
 */
export const arriveAs = async (page: Page, role: Role, path: string): Promise<void> => {
  const cookies = known.get(role);
  if (!cookies) {
    await signIn(page, role, path);
    known.set(role, await page.context().cookies());
    return;
  }
  await page.context().addCookies(cookies);
  // The page is at this address before it redirects to the provider, and again after returning.
  await Promise.all([page.waitForURL(/\/signed-in\?/, { waitUntil: 'commit' }), page.goto(path)]);
  await expectToBeAt(page, path);
};

/** Another person at the same time, in a browser of their own. */
export const arriveElsewhere = async (browser: Browser, role: Role, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await arriveAs(page, role, path);
  return page;
};
