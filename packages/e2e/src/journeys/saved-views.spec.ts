import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

const name = 'Closed, oldest first';

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const current = (page: Page) =>
  views(page).getByRole('link', { includeHidden: false }).and(page.locator('[aria-current]'));
const rowsOf = (page: Page) => page.getByRole('row').allTextContents();

test('An Admin saves and shares a view, a colleague opens it, and deleting it removes it for both', async ({
  page,
  browser,
}) => {
  await openAs(page, 'CB Full Admin', '/private/audit');
  await views(page).getByRole('link', { name: 'Closed' }).click();
  await expect(current(page)).toHaveAccessibleName('Closed');
  await page.getByRole('columnheader', { name: 'Audit start date' }).getByRole('button').click();
  await expect(current(page)).toHaveAccessibleName('Closed');

  await test.step('The Admin names it and shares it', async () => {
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('switch', { name: /^Share with / }).click();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(current(page)).toHaveText(name);
    await expectAccessible(page);
  });

  await test.step('A colleague opens it and sees the same audits', async () => {
    const colleague = await openInOwnBrowser(browser, 'CB Read Only User', '/private/audit');
    await views(colleague).getByRole('link', { name }).click();
    await expect(current(colleague)).toHaveText(name);
    await expect(colleague).toHaveURL(/auditStatus=Closed/);
    await expect.poll(() => rowsOf(colleague)).toHaveLength((await rowsOf(page)).length);
    await expect(colleague.getByRole('button', { name: `More actions for view ${name}` })).toHaveCount(0);
    await colleague.context().close();
  });

  await test.step('The Admin deletes it, undoes that, and deletes it for good', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: `More actions for view ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(views(page).getByRole('link', { name })).toHaveCount(0);
    };
    await page.getByRole('button', { name: `More actions for view ${name}` }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(views(page).getByRole('link', { name })).toBeVisible();
    await remove();
  });
});
