import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { makeAudit } from '../../../server/src/features/audit/audit.factory.ts';
import { makeApprovedBody } from '../../../server/src/features/certification-body/certification-body.factory.ts';
import { makeSchedule, makeSite } from '../../../server/src/features/site/site.factory.ts';
import { addDays, clock } from '../../../server/src/kernel/clock/clock.ts';
import { withDatabase } from '../directory/with-database.ts';
import { openAccount, sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { type Credentials, openAs } from '../people/sign-in.ts';

/**
 * A certification body with two certificates that expire without a next audit and three records that it must validate.
 */
const createAttentionRecords = async (): Promise<Credentials> => {
  const body = await withDatabase(sharedHome(), async ({ writes }) => {
    const { id } = await makeApprovedBody(writes);
    const make = async (name: string, values: Parameters<typeof makeAudit>[1]) => {
      const site = await makeSite(writes, { name });
      await makeAudit(writes, { site_id: site.id, certification_body_id: id, ...values });
    };
    for (const name of ['Aspen Mill', 'Birch Mill']) await make(name, { expiry_date: addDays(clock.today(), 30) });
    for (const name of ['Cedar Mill', 'Elder Mill', 'Hazel Mill'])
      await make(name, {
        record_status: 'Holding',
        validation_date: null,
        uploaded_by_organisation: 'Company',
        holding_reason: holdingReasons.byOwner,
      });
    return id;
  });
  return openAccount({
    email: 'bulk@journeys.example',
    role: 'CB Full Admin',
    organisations: [{ type: 'CertificationBody', id: body }],
  });
};

/** How many pixels below the list's views the rows begin. */
const rowsBelowViews = async (page: Page): Promise<number> => {
  const [views, rows] = await Promise.all(
    [page.getByRole('link', { name: 'All', exact: true }), page.getByRole('table')].map((one) => one.boundingBox()),
  );
  return (rows?.y ?? 0) - (views?.y ?? 0);
};

const boxOf = async (item: Locator) => (await item.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Halfway down a cell, straight above a part, the count is opened and not the part, which is at least 24 pixels high. */
const pressAbovePart = async (page: Page, count: string, part: string) => {
  const link = page.getByRole('link', { name: count, exact: true });
  const cell = await boxOf(page.getByRole('listitem').filter({ has: link }));
  const target = await boxOf(page.getByRole('link', { name: part, exact: true }));
  await page.mouse.click(target.x + target.width / 2, cell.y + cell.height / 2);
  await expect(page.getByRole('link', { name: count })).toHaveAttribute('data-shown', 'true');
  expect(target.height).toBeGreaterThanOrEqual(24);
};

/** Follows a count of the attention strip and selects the rows it counts, which stay where they are. */
const selectCounted = async (page: Page, count: string, rows: number) => {
  await page.getByRole('link', { name: count, exact: true }).click();
  await expect(page.getByText(`1–${rows} of ${rows}`, { exact: true })).toBeVisible();
  const before = await rowsBelowViews(page);
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toBeVisible();
  expect(await rowsBelowViews(page)).toBe(before);
};

const actOn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name, exact: true }).click();

test('A certification body user works off the attention strip: validates three, plans two in bulk, and undoes one', async ({
  page,
}) => {
  await openAs(page, await createAttentionRecords(), '/private/audit');

  await test.step('They validate the three records that wait for it', async () => {
    await selectCounted(page, '3 Waiting for your validation', 3);
    await actOn(page, 'Validate');
    const question = page.getByRole('dialog', { name: 'Validate 3 audits?' });
    await expect(question.getByText('A validation cannot be undone.')).toBeVisible();
    await question.getByRole('button', { name: 'Validate audits', exact: true }).click();
    await expect(page.getByText('Validate: 3 done', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '3 Waiting for your validation' })).toHaveCount(0);
  });

  await test.step('They plan the next audits of two certificates that expire soon', async () => {
    await pressAbovePart(page, '2 Expiring within 60 days', '2 without a next audit');
    await selectCounted(page, '2 without a next audit', 2);
    await actOn(page, 'Plan next audits');
    const plan = page.getByRole('dialog', { name: 'Plan 2 next audits' });
    // The calendar waits to be asked for, and stands above the dialog, which neither cuts it off nor scrolls.
    await expect(plan.getByRole('textbox', { name: 'Audit date' })).toBeFocused();
    await expect(plan.getByRole('button', { name: 'Next month', exact: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(plan.getByRole('button', { name: 'Next month', exact: true })).toBeVisible();
    expect(await plan.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBeLessThanOrEqual(1);
    await plan.getByRole('textbox', { name: 'Audit date' }).fill(addDays(clock.today(), 20));
    await plan.getByRole('button', { name: 'Schedule 2 audits', exact: true }).click();
    await expect(page.getByText(`2 audits scheduled for ${addDays(clock.today(), 20)}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '2 without a next audit' })).toHaveCount(0);
  });

  await test.step('They plan one of them for another day and undo that', async () => {
    await page.goto('/private/audit');
    await page.getByRole('checkbox', { name: /^Select audit \d+, Aspen Mill$/ }).check();
    await actOn(page, 'Plan next audits');
    const plan = page.getByRole('dialog', { name: 'Plan the next audit' });
    await plan.getByRole('textbox', { name: 'Audit date' }).fill(addDays(clock.today(), 25));
    await plan.getByRole('button', { name: 'Schedule audit', exact: true }).click();
    await expect(page.getByText(`Audit scheduled for ${addDays(clock.today(), 25)}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(`Audit scheduled for ${addDays(clock.today(), 20)}`, { exact: true })).toBeVisible();
  });

  await test.step('They archive a validated record and undo that', async () => {
    await page.goto('/private/audit');
    await page.getByRole('checkbox', { name: /^Select audit \d+, Cedar Mill$/ }).check();
    await actOn(page, 'Archive');
    const question = page.getByRole('dialog', { name: /^Archive audit \d+\?$/ });
    await question.getByRole('button', { name: 'Archive audit', exact: true }).click();
    await expect(page.getByText(/^Audit \d+ is now Archived$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(/^Audit \d+ is now Current$/)).toBeVisible();
  });
});

/** Nineteen sites of a certification body, at two of which another one has planned the next Food audit. */
const createSitesToPlan = async (): Promise<Credentials> => {
  const body = await withDatabase(sharedHome(), async ({ writes }) => {
    const [own, other] = [await makeApprovedBody(writes), await makeApprovedBody(writes)];
    for (let number = 1; number <= 19; number += 1) {
      const site = await makeSite(writes, { name: `Quarrywell Mill ${number}` });
      await makeAudit(writes, { site_id: site.id, certification_body_id: own.id });
      if (number > 17) await makeSchedule(writes, { siteId: site.id, certificationBodyId: other.id });
    }
    return own.id;
  });
  return openAccount({
    email: 'planner@journeys.example',
    role: 'CB Full Admin',
    organisations: [{ type: 'CertificationBody', id: body }],
  });
};

const plannedAtQuarrywell = (): Promise<number> =>
  withDatabase(sharedHome(), async ({ writes }) => {
    const planned = await writes
      .selectFrom('audit_schedule')
      .innerJoin('site', 'site.id', 'audit_schedule.site_id')
      .where('site.name', 'like', 'Quarrywell Mill %')
      .select('audit_schedule.id')
      .execute();
    return planned.length;
  });

test('A certification body user plans audits at nineteen sites, learns why two were refused, and undoes the others', async ({
  page,
}) => {
  await openAs(page, await createSitesToPlan(), '/private/site?searchTerm=Quarrywell&rows=25');
  await expect(page.getByText('1–19 of 19', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check();
  await actOn(page, 'Plan next audits');
  const plan = page.getByRole('dialog', { name: 'Plan 19 next audits' });
  await plan.getByRole('combobox', { name: /^Standard/ }).click();
  await page.getByRole('option', { name: 'Food', exact: true }).click();
  await plan.getByRole('textbox', { name: 'Audit date' }).fill(addDays(clock.today(), 40));
  await plan.getByRole('button', { name: 'Schedule 19 audits', exact: true }).click();
  await expect(page.getByText(`17 audits scheduled for ${addDays(clock.today(), 40)}, 2 refused`)).toBeVisible();
  const refused = page.getByRole('alert').filter({ hasText: 'were refused' });
  await expect(refused).toContainText(
    '2 were refused: Another certification body has scheduled an audit against this standard',
  );
  for (const number of [18, 19])
    await expect(refused.getByRole('listitem').filter({ hasText: `Quarrywell Mill ${number}` })).toBeVisible();
  expect(await plannedAtQuarrywell()).toBe(19);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(plannedAtQuarrywell).toBe(2);
});

test('A user plans audits in a small window, with the action in the bar and the whole calendar in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await openAs(page, '{body} Admin', '/private/audit?nextAudit=Overdue');
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Plan next audits' }).click();
  await page.getByRole('textbox', { name: 'Audit date' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
});
