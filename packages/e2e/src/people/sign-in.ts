import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { expect, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../server/src/app/demo/accounts.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The demo's account in a role. */
export const demoPerson = (role: Role): Credentials => {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demo has no account in the role ${role}`);
  return { email: account.email, password: demoPassword };
};

/** Fills in the sign-in page that is shown now. */
export const fillInSignIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Goes to a private address, signs in on the way, and arrives there. */
export const signIn = async (page: Page, who: Role | Credentials, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in\//);
  await fillInSignIn(page, typeof who === 'string' ? demoPerson(who) : who);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
};
