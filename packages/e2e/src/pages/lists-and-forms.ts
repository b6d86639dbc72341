import { expect, type Locator, type Page } from '@playwright/test';

/** The search box of a list; typing searches without pressing Enter. */
export const searchBoxOf = (page: Page): Locator => page.getByRole('search').getByRole('combobox');

export const searchList = async (page: Page, text: string): Promise<void> => {
  await searchBoxOf(page).fill(text);
  await searchBoxOf(page).press('Enter');
};

/** The row of a list's table that contains a text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens the More menu of a row and chooses from it. */
export const chooseRowAction = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

/** Chooses an action of a record's page: a button at its head, or an entry of its Menu. */
export const chooseAction = async (page: Page, action: string): Promise<void> => {
  const head = page.getByRole('main').locator('header').first();
  await expect(head.getByRole('heading', { level: 1 })).toBeVisible();
  const named = { name: action, exact: true };
  const button = head.getByRole('button', named).or(head.getByRole('link', named));
  if ((await button.count()) > 0) return button.click();
  await head.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', named).click();
};

/** Chooses an option of a field by typing a search. */
export const chooseEntry = async (page: Page, label: string, entry: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(entry);
  await page.getByRole('option', { name: entry, exact: true }).click();
  await expect(field).toHaveValue(entry);
};

/** Reviews the unsaved changes of a record's page, and saves them. */
export const saveChanges = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(review).toBeHidden();
};
