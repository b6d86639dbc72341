import { expect, type Page } from '@playwright/test';
import { exportedList } from '../pages/downloads.ts';
import { rowOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

/** An audit of the company users' own company. */
const ownAudit = '500003';
/** A site of a company that the demo's company users do not belong to, and its records. */
const others = { company: '10003', site: '1000009', audit: '500027' };

const expectNotFound = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Could not get the selected resource')).toBeVisible();
};

test('A user of another company finds the audit neither by searching nor in an export', async ({ page }) => {
  await openAs(page, 'Company BI S User', '/private/audit');
  await expect(rowOf(page, 'Northfield Foods Group').first()).toBeVisible();
  const { bytes } = await exportedList(page);
  const text = bytes.toString('utf8');
  expect(text).toContain(`"${ownAudit}"`);
  expect(text).not.toContain(others.audit);
  await searchList(page, others.site);
  await expect(page.getByText('No data')).toBeVisible();
});

test('A user of another company cannot open records by guessing their addresses', async ({ page }) => {
  await openAs(page, 'Company BI S User', '/private/site');
  await expect(rowOf(page, '1000001')).toBeVisible();
  await expectNotFound(page, `/private/audit/details/${others.audit}`);
  await expectNotFound(page, `/private/site/details/${others.site}`);
  await expectNotFound(page, `/private/company/details/${others.company}`);
  await expectNotFound(page, `/private/site/details/${others.site}/change-log`);
  await expectNotFound(page, '/private/audit/details/999999999');
});

test('The standards body sees the records that the other users could not', async ({ page }) => {
  await openAs(page, '{body} Admin', `/private/audit/details/${others.audit}`);
  await expect(page.getByText(`Site ${others.site}`)).toBeVisible();
});
