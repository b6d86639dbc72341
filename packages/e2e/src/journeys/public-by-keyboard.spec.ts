import { expect } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { expectVisibleFocus, tabTo } from '../checks/keyboard.ts';
import { test } from '../people/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('A buyer with a phone and a keyboard searches, filters by country and reads whether a site is certificated', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: /Site name or/ }));
  await page.keyboard.type('Northfield Foods Group');
  await page.keyboard.press('Enter');
  const results = page.getByRole('link', { name: /View details of/ });
  await expect(results.first()).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Filters/ }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('searchbox', { name: 'Find in Country' }));
  await page.keyboard.type('portug');
  await tabTo(page, sheet.getByRole('checkbox', { name: 'Portugal' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/country=/);
  await tabTo(page, sheet.getByRole('button', { name: 'Clear Country' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectVisibleFocus(page);
  await expect(sheet.getByRole('checkbox', { name: 'Portugal' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectVisibleFocus(page);

  await tabTo(page, results.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Certificated today.*Northfield/ })).toBeVisible();
});

test('A buyer with a phone and a keyboard types half a name and chooses a suggested one', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: /Site name or/ });
  await tabTo(page, box);
  await page.keyboard.type('northfie');
  const names = page.getByRole('listbox', { name: 'Suggested names', exact: true });
  await expect(names.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, '[role=listbox]');
  await page.keyboard.press('ArrowDown');
  const active = names.getByRole('option', { selected: true });
  await expect(active).toBeVisible();
  const name = (await active.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(names).toBeHidden();
  await page.keyboard.type('l');
  await expect(names).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(name);
  await expect(page.getByRole('link', { name: `View details of ${name}`, exact: true }).first()).toBeVisible();
});

test('A visitor with a phone and a keyboard opens the menu, folds it, and goes on past it', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('summary[aria-label="Menu"]');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, contact);
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Certificated sites' }));
  await expect(contact).toBeHidden();
});
