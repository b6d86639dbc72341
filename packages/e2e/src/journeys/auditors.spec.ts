import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoOrganisations } from '../../../server/src/app/demo/accounts.ts';
import { makeAuditor, makeQualification } from '../../../server/src/features/auditor/auditor.factory.ts';
import { expectAccessible } from '../checks/accessible.ts';
import { withDatabase } from '../directory/with-database.ts';
import { openAccount, sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

/** Fits the whole page: axe cannot judge text scrolled under a sticky bar. */
test.use({ viewport: { width: 1440, height: 2600 } });

/** Unique to each attempt, because the profile of a failed attempt remains. */
const surname = `Quill${randomUUID().slice(0, 8)}`;
const name = `ليلى ${surname}`;
const reason = 'Name the audits that were witnessed';

/** A shared profile of the demo's certification body that waits with two qualifications, and a draft. */
const openProfiles = () =>
  withDatabase(sharedHome(), async ({ writes }) => {
    const bodyIds = [String(demoOrganisations.certificationBody)];
    const shared = { is_shared: true, first_name: 'ليلى', last_name: surname, bodyIds };
    const { id } = await makeAuditor(writes, { ...shared, status: 'In Revision' });
    await makeQualification(writes, id, { categoryId: 401, status: 'In Revision' });
    await makeQualification(writes, id, { categoryId: 402, status: 'In Revision' });
    await makeAuditor(writes, { ...shared, last_name: `${surname}draft`, status: 'In Progress' });
    return id;
  });

const openPending = async (page: Page) => {
  await openAs(page, '{body} Auditor Admin', `/private/auditor/pending?searchTerm=${surname}`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 2, name })).toBeVisible();
  return preview;
};

test('The standards body validates an auditor in the list, but for a qualification that it rejects', async ({
  page,
  browser,
}) => {
  const id = await openProfiles();
  const preview = await openPending(page);

  await test.step('It rejects a qualification with a reason, and validates the rest by key', async () => {
    await expect(preview.getByRole('button', { name: 'Validate All' })).toBeVisible();
    await expectAccessible(page);
    await preview
      .getByRole('button', { name: /^Reject ./ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(preview.getByRole('button', { name: /^Reject ./ })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('v');
    const dialog = page.getByRole('dialog', { name: /^Validate all of/ });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Validate' }).click();
    await expect(page.getByText('No data')).toBeVisible();
  });

  await test.step('Its certification body reads what to mend', async () => {
    const own = await openInOwnBrowser(browser, 'CB Auditor Admin', `/private/auditor/details/${id}`);
    await expect(own.getByText(reason)).toBeVisible();
    await expect(own.getByText('Not Validated')).toBeVisible();
    await expectAccessible(own);
  });

  await test.step('Another certification body reads the shared profile, and finds no draft', async () => {
    const stranger = await openAccount({
      email: `${surname.toLowerCase()}@journeys.example`,
      role: 'CB Auditor Admin',
      organisations: [{ type: 'CertificationBody', id: '2' }],
    });
    const other = await openInOwnBrowser(browser, stranger, `/private/auditor?searchTerm=${surname}`);
    await expect(other.getByText('1 of 1', { exact: false })).toBeVisible();
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(other.getByText(reason)).toHaveCount(0);
    await other.getByRole('main').getByRole('button', { name: 'Menu' }).click();
    await expect(other.getByRole('menuitem')).toHaveText([/^Edit/]);
    await expect(other.getByRole('menuitem')).toBeDisabled();
  });
});
