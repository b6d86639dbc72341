import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { withDatabase } from '../directory/with-database.ts';
import { chooseAction, chooseEntry } from '../pages/lists-and-forms.ts';
import { openAccount, sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

/** Fits the whole page: axe cannot judge text scrolled under a sticky bar. */
const high = { width: 1440, height: 2600 };
test.use({ viewport: high });

/** Unique to each attempt, because the profile of a failed attempt remains. */
const surname = `Quill${randomUUID().slice(0, 8)}`;
const name = `ليلى ${surname}`;
const reason = 'Name the audits that were witnessed';

const unfold = (page: Page, section: string) => page.getByRole('button', { name: new RegExp(`^${section}`) }).click();

const write = (page: Page, field: RegExp, text: string) => page.getByRole('textbox', { name: field }).fill(text);

/** Saves a draft as soon as it has a name, then adds what a submission needs. */
const draftProfile = async (page: Page) => {
  await openAs(page, 'CB Auditor Admin', '/private/auditor/create');
  await write(page, /^First name/, 'ليلى');
  await write(page, /^Last name/, surname);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/details\/\d+\/edit$/);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Field is required').first()).toBeVisible();
  await expectAccessible(page);
  await chooseEntry(page, 'Country', 'Chile');
  await page.getByRole('switch', { name: /^Shared profile/ }).press('Space');
  for (const section of ['Work experience', 'Audit experience']) {
    const box = page.getByRole('textbox', { name: new RegExp(`^${section}`) });
    if (!(await box.isVisible())) await unfold(page, section);
    await box.fill('Bakeries');
  }
};

const addQualifications = async (page: Page) => {
  await unfold(page, 'Standards');
  await page.getByRole('button', { name: 'Add new standard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Food', exact: true }).click();
  const picker = page.getByRole('combobox', { name: 'Add a category of Food' });
  for (const _ of [1, 2]) {
    await picker.click();
    await page.getByRole('option').first().click();
  }
  await write(page, /^Justification and exceptions/, 'Five years');
  await page.getByRole('button', { name: 'Use it for the other one without', exact: true }).click();
  await expectAccessible(page);
};

const openPending = async (page: Page) => {
  await openAs(page, '{body} Auditor Admin', `/private/auditor/pending?searchTerm=${surname}`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 2, name })).toBeVisible();
  return preview;
};

/** Validates by key whatever waits. */
const validateAll = async (page: Page) => {
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: /^Validate all of/ });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Validate' }).click();
  await expect(page.getByText('No data')).toBeVisible();
};

/** Rows that were seen and are out of sight keep the width of the window in which they were laid out: the page must not. */
const narrowLongCareer = async (page: Page, id: string) => {
  const education = Array.from({ length: 150 }, (_, at) => ({
    degree: `Course ${at} of a long career`,
    eqiptTraining: false,
  }));
  await withDatabase(sharedHome(), ({ writes }) =>
    writes
      .updateTable('auditor')
      .set({ education: JSON.stringify(education) })
      .where('id', '=', id)
      .execute(),
  );
  await page.goto(`/private/auditor/details/${id}/edit`);
  await unfold(page, 'Education');
  const rows = page.getByRole('list', { name: 'Education' }).getByRole('listitem');
  await expect(rows).toHaveCount(education.length);
  await rows.last().scrollIntoViewIfNeeded();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
};

test('A certification body drafts, submits and mends the profile of an auditor, and the standards body validates it', async ({
  page: own,
  browser,
}) => {
  await test.step('Its Auditor Admin saves a draft, is told what a submission lacks, and submits it', async () => {
    await draftProfile(own);
    await addQualifications(own);
    await own.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(own.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  const stranger = await openAccount({
    email: `${surname.toLowerCase()}@journeys.example`,
    role: 'CB Auditor Admin',
    organisations: [{ type: 'CertificationBody', id: '2' }],
  });
  const other = await openInOwnBrowser(browser, stranger, `/private/auditor?searchTerm=${surname}`);
  await test.step('Another certification body finds nothing that was never validated', async () => {
    await expect(other.getByText('No data')).toBeVisible();
  });

  const body = await openInOwnBrowser(browser, '{body} Auditor Admin', '/private/auditor');
  await body.setViewportSize(high);
  const preview = await openPending(body);
  await test.step('The standards body rejects a qualification with a reason, and validates the rest by key', async () => {
    await expect(preview.getByRole('button', { name: 'Validate All' })).toBeVisible();
    await expectAccessible(body);
    await preview
      .getByRole('button', { name: /^Reject ./ })
      .first()
      .click();
    await body.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await body.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(preview.getByRole('button', { name: /^Reject ./ })).toHaveCount(1);
    await expect(body.getByRole('dialog')).toHaveCount(0);
    await validateAll(body);
  });

  await test.step('The certification body reads what to mend, and mends it', async () => {
    await own.reload();
    await expect(own.getByText(reason)).toBeVisible();
    await expectAccessible(own);
    await chooseAction(own, 'Edit');
    await unfold(own, 'Standards');
    await own.getByRole('button', { name: /Not Validated$/ }).click();
    await write(own, /^Justification and exceptions/, 'Five years, and audits 500001 and 500003');
    await own.getByRole('button', { name: 'Submit all', exact: true }).click();
    await expect(own.getByText('Auditor profile saved')).toBeVisible();
  });

  await test.step('The standards body validates what was mended', async () => {
    await body.reload();
    await expect(preview.getByText(`audits 500001 and 500003`).first()).toBeVisible();
    await validateAll(body);
    await own.reload();
    await expect(own.getByText('Validated', { exact: true })).not.toHaveCount(0);
    await expect(own.getByText(/^(Not Validated|Pending validation)$/)).toHaveCount(0);
  });

  await test.step('The other certification body reads the shared profile, and may not change it', async () => {
    await other.reload();
    await expect(other.getByText('1 of 1', { exact: false })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(other.getByText(reason)).toHaveCount(0);
    await other.getByRole('main').getByRole('button', { name: 'Menu' }).click();
    await expect(other.getByRole('menuitem')).toHaveText([/^Edit/]);
    await expect(other.getByRole('menuitem')).toBeDisabled();
  });

  await test.step('A form with a long career fits a window that becomes narrow', async () => {
    await narrowLongCareer(own, /\d+$/.exec(other.url())?.[0] ?? '');
  });
});
