// @vitest-environment jsdom
import { siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { describe, expect, it } from 'vitest';
import { food, lapsed, openSite, panelOf, suspended } from '../../app/testing/open-site.tsx';
import { daysAfter, today } from '../../kernel/days.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const planned: PartialExample<Site['scheduledAudits'][number]> = {
  nextScheduledAuditDate: daysAfter(today(), 11),
  additionalModules: [],
  scheduleStatus: 'Confirmed',
  standard: 'Packaging Materials',
  scheduleCertificationBody: 'Certa Nordic',
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
