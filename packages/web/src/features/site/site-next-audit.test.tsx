// @vitest-environment jsdom
import { siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { food, lapsed, openSite, panelOf, suspended } from '../../app/testing/open-site.tsx';
import { daysAfter, today } from '../../kernel/days.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const held = {
  ...food,
  id: '900011',
  startDate: '2026-11-17',
  certificationStatus: 'Pending',
  recordStatus: 'Holding',
  hasCertificate: false,
} satisfies PartialExample<Site['audits'][number]>;

const planned: PartialExample<Site['scheduledAudits'][number]> = {
  nextScheduledAuditDate: daysAfter(today(), 11),
  additionalModules: [],
  scheduleStatus: 'Confirmed',
  standardId: '5',
  standard: 'Packaging Materials',
  scheduleCertificationBody: 'Certa Nordic',
  whyKept: null,
};

inBrowser();

describe('the next audits of a site', () => {
  it('say in how many days they are, and name the standards without one to readers who plan audits', async () => {
    await openSite({
      audits: [food, lapsed, suspended],
      visuals: { isAbleToSchedule: true },
      scheduledAudits: [planned],
    });
    const panel = await panelOf('Next audit');
    expect(panel.getByText('in 11 days').parentElement?.textContent).toBe(
      `${planned.nextScheduledAuditDate}, in 11 days`,
    );
    for (const text of ['Packaging Materials · Certa Nordic', 'Storage and Distribution has lapsed'])
      expect(panel.getByText(text)).toBeDefined();
    expect(panel.getByText(`${food.expiryDate}`, { selector: 'time' }).parentElement?.textContent).toBe(
      `Food is due by ${food.expiryDate}, not planned yet`,
    );
    for (const { standard, standardId } of [food, lapsed])
      expect(panel.getByRole('link', { name: `Plan it: ${standard}` }).getAttribute('href')).toBe(
        `/private/audit/schedule-site/1000001?standardId=${standardId}`,
      );
  });

  it('are overdue once their day has passed', async () => {
    const day = daysAfter(today(), -1);
    await openSite({ scheduledAudits: [{ ...planned, nextScheduledAuditDate: day }] });
    const panel = await panelOf('Next audit');
    expect(panel.getByRole('listitem').textContent).toBe(
      `Next audit overdue since ${day}Packaging Materials · Certa NordicOverdue`,
    );
    expect((await panelOf('Timeline')).getByText(`Packaging Materials audit overdue since ${day}`)).toBeDefined();
  });

  it('can be planned again once overdue, by readers who plan audits and may replace the plan', async () => {
    const late = { ...planned, nextScheduledAuditDate: daysAfter(today(), -1) };
    const planIt = async () => (await panelOf('Next audit')).queryByRole('link', { name: /^Plan it/ });
    await openSite({ scheduledAudits: [late], visuals: { isAbleToSchedule: true } });
    expect((await planIt())?.getAttribute('href')).toBe('/private/audit/schedule-site/1000001?standardId=5');
    await openSite({ scheduledAudits: [late] });
    expect(await planIt()).toBeNull();
    await openSite({ scheduledAudits: [planned], visuals: { isAbleToSchedule: true } });
    expect(await planIt()).toBeNull();
    await openSite({ scheduledAudits: [{ ...late, whyKept: 'ofAnotherBody' }], visuals: { isAbleToSchedule: true } });
    expect(await planIt()).toBeNull();
  });

  it.each([
    ['nothing is planned', {}, []],
    ['its day has passed', { ...planned, nextScheduledAuditDate: daysAfter(today(), -1) }, []],
    ['it is planned', planned, [`${planned.nextScheduledAuditDate}, in 11 daysFood · Certa NordicConfirmed`]],
  ])('are in Holding where %s and a report waits', async (_, plan, others) => {
    await openSite({
      audits: [held, { ...food, certificationStatus: 'Expired', hasCertificate: false }],
      visuals: { isAbleToSchedule: true },
      scheduledAudits: 'standard' in plan ? [{ ...plan, standardId: '4', standard: 'Food' }] : [],
    });
    const panel = await panelOf('Next audit');
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Audit 900011 of 2026-11-17 is in HoldingFoodView',
      ...others,
    ]);
    expect(panel.getByRole('link', { name: 'View audit 900011' }).getAttribute('href')).toBe(
      '/private/audit/details/900011',
    );
    expect(screen.queryByRole('link', { name: /^Plan/ })).toBeNull();
    expect(screen.queryByText(/overdue/)).toBeNull();
    expect((await panelOf('Timeline')).getByText('Audit 900011 of 2026-11-17 is in Holding')).toBeDefined();
  });

  it('are not in Holding where the report is of an earlier audit', async () => {
    await openSite({
      audits: [food, { ...held, startDate: '2025-11-17' }],
      visuals: { isAbleToSchedule: true },
    });
    expect((await panelOf('Next audit')).getByRole('link', { name: 'Plan it: Food' })).toBeDefined();
  });

  it('are not said to be unplanned to a certification body that may not see them', async () => {
    stub(siteSharingApi.listShares, []);
    await openSite({ audits: [food], visuals: { isAbleToSchedule: true, isAbleToShare: true }, role: 'CB Full Admin' });
    expect((await panelOf('Next audit')).getByRole('listitem').textContent).toBe(
      `Food is due by ${food.expiryDate}, nothing planned that you can seePlan it`,
    );
    await openSite({ visuals: { isAbleToShare: true }, role: 'CB Full Admin' });
    expect((await panelOf('Next audit')).getByText('Nothing planned that you can see')).toBeDefined();
  });

  it('have no date if they are unannounced, and name no unplanned standard to other readers', async () => {
    await openSite({ audits: [food, lapsed], scheduledAudits: [{ ...planned, nextScheduledAuditDate: null }] });
    const panel = await panelOf('Next audit');
    expect(panel.getByText('Comes unannounced')).toBeDefined();
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say that nothing is planned, and what to do or who does it', async () => {
    const plans = 'A certification body plans the next audit';
    const line = async () => (await panelOf('Next audit')).getByRole('listitem').textContent;
    await openSite();
    expect(await line()).toBe(`Nothing planned that you can see${plans}`);
    stub(siteSharingApi.listShares, []);
    await openSite({ visuals: { isAbleToShare: true } });
    expect(await line()).toBe(`Nothing planned${plans}`);
    await openSite({ visuals: { isAbleToSchedule: true } });
    const link = (await panelOf('Next audit')).getByRole('link', { name: 'Plan an audit' });
    expect(link.getAttribute('href')).toBe('/private/audit/schedule-site/1000001');
  });
});
