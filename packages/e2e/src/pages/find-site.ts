import { expect, type Page } from '@playwright/test';
import { rowOf, searchList } from './lists-and-forms.ts';

/** Looks up the code and company of a site in the list of sites, and returns to that list. */
export const findSite = async (page: Page, name: string): Promise<{ code: string; company: string }> => {
  await searchList(page, name);
  const code = (await rowOf(page, name).getByRole('cell', { name: /^\d+$/ }).textContent()) ?? '';
  await rowOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const owner = page.getByRole('main').getByRole('link', { name }).first();
  const company = (await owner.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goBack();
  return { code, company };
};
