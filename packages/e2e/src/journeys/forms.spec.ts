import { expect } from '@playwright/test';
import { tabTo } from '../checks/keyboard.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const company = '/private/company/details/10002';

test("A body admin removes a company's website, and it stays removed", async ({ page }) => {
  await openAs(page, '{body} Admin', `${company}/edit`);
  const saveWebsite = async (website: string) => {
    await page.getByLabel('Website').fill(website);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(company);
    await page.goto(`${company}/edit`);
    await expect(page.getByLabel('Website')).toHaveValue(website);
  };
  await saveWebsite('https://harbour-lane.example');
  await saveWebsite('');
});

test('A body admin tabs through an edit on a phone and sees each focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAs(page, '{body} Admin', `${company}/edit`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  await tabTo(page, save);
  await tabTo(page, page.getByLabel('Company name'), 'Shift+Tab');
});
