// @vitest-environment jsdom
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import { planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { effectApi } from '@attestry/contract/features/effect/effect.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, onPhone, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { SiteListScreen } from './site.list-screen.tsx';

const row = (id: string, name: string, visuals: Partial<SiteRow['visuals']>): PartialExample<SiteRow> => ({
  id,
  name,
  status: 'Active',
  visuals,
});

const none = { load: async () => [] };
const lookups = {
  country: none,
  module: none,
  standard: { load: async () => [{ id: '4', name: 'Food' }] },
  scheduleType: { load: async () => [{ id: '1', name: 'Announced' }] },
};

const show = (rows: PartialExample<SiteRow>[]) => {
  stub(siteApi.list, { totalPages: 1, total: rows.length, resultList: rows });
  renderPage(() => (
    <LookupSources sources={lookups}>
      <SiteListScreen />
      <AskedQuestion />
    </LookupSources>
  ));
};

const select = async (...names: RegExp[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
};
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));
const notice = () => noticeStore.current().at(-1);

describe('planning the next audits of several sites', () => {
  inBrowser();
  beforeEach(() => signInAs('CB Full Admin', ['Site.View', 'Site.Schedule']));

  it('asks once, sends one command for each site that allows it, names the refused one, and undoes the others', async () => {
    const able = { isAbleToSchedule: true };
    const rows = [row('11', 'Aspen Mill', able), row('12', 'Birch Mill', able), row('13', 'Cedar Mill', able)];
    show([...rows, row('14', 'Dogwood Mill', { isAbleToSchedule: false })]);
    const planned: Sent[] = stub(auditScheduleApi.schedule, ({ body }) =>
      Reflect.get(body as object, 'siteId') === '12'
        ? refused(409, { message: auditScheduleErrors.ofAnotherBody.message })
        : {
            ...(body as object),
            standard: { id: '4', name: 'Food' },
            scheduleStatus: 'Confirmed' as const,
            version: 3,
          },
    );
    stub(planEffectsApi.read, []);
    const takenBack = stub(auditScheduleApi.takeBack, { restored: null });
    await select(/Aspen/, /Birch/, /Cedar/, /Dogwood/);
    await userEvent.click(bar().getByRole('button', { name: 'Plan next audits 3 of 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 3 next audits' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Standard/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Food' }));
    await userEvent.type(dialog.getByLabelText(/^Audit date/), '2999-04-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule 3 audits' }));
    await waitFor(() => expect(notice()?.text).toBe('2 audits scheduled for 2999-04-04, 1 refused'));
    const plan = { standardId: '4', scheduledDate: '2999-04-04', scheduleTypeId: '1', additionalModules: [] };
    expect(planned.map(({ body }) => body)).toMatchObject(['11', '12', '13'].map((siteId) => ({ ...plan, siteId })));
    const reason = 'Birch Mill, 12: Another certification body has scheduled an audit against this standard';
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toContain(reason);
    notice()?.action?.run();
    await waitFor(() => expect(takenBack).toHaveLength(2));
    expect(takenBack.map(({ body }) => body)).toEqual(
      ['11', '13'].map((siteId) => ({ siteId, standardId: '4', version: 3 })),
    );
    await waitFor(() => expect(notice()?.text).toBe('2 plans taken back'));
  });
});

describe('archiving sites', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('{body} Admin', ['Site.View', 'Site.Persist']);
    const able = { isAbleToArchive: true };
    show([row('11', 'Aspen Mill', able), row('12', 'Birch Mill', able)]);
    const food = { standard: 'Food', until: '2999-09-20' };
    stub(effectApi.archivingOfSite, ({ params }) => ({ ends: params.id === '11' ? [food] : [food, food] }));
  });

  const effects = async (question: string) => {
    await userEvent.click(bar().getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    return dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  it('names what ends for one site, and the sites for several', async () => {
    await select(/Aspen/);
    expect(await effects('Archive Aspen Mill, 11?')).toEqual([
      'The public page stops showing Food as certificated todayAt present it is shown until 2999-09-20',
      'Nothing is deletedYou can find it under “Show archived” and unarchive it at any time',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await select(/Birch/);
    expect((await effects('Archive 2 sites?'))[0]).toBe(
      'The public page stops showing 3 certificates as valid todayAspen Mill, 11 · Birch Mill, 12',
    );
  });

  it('tells sites that will be refused from those whose effects could not be read', async () => {
    stub(effectApi.archivingOfSite, ({ params }) =>
      params.id === '11' ? refused(409, { message: 'It is being audited.' }) : refused(500, {}),
    );
    await select(/Aspen/, /Birch/);
    expect(await effects('Archive 2 sites?')).toEqual([
      'One of them will be refusedIt is being audited.',
      'The effects on one of them could not be readServer error',
      'Nothing is deletedYou can find them under “Show archived” and unarchive them at any time',
    ]);
  });
});

describe('a site on a phone', () => {
  inBrowser();

  it('says one status: that of its certification, and with its name that it is archived', async () => {
    onPhone();
    signInAs('{body} Admin', ['Site.View']);
    const expired = { auditStatus: 'Current', auditCertificationStatus: 'Expired' };
    show([
      { ...row('11', 'Aspen Mill', {}), ...expired },
      { ...row('12', 'Birch Mill', {}), ...expired, auditStatus: 'Holding' },
      { ...row('13', 'Cedar Mill', {}), status: 'Archived' },
    ]);
    const cards = within(await screen.findByRole('list', { name: 'Sites' })).getAllByRole('listitem');
    const statusesOf = (card: HTMLElement) =>
      within(card)
        .queryAllByText(/^(Active|Archived|Current|Holding|Expired)$/)
        .map(({ textContent }) => textContent);
    expect(cards.map(statusesOf)).toEqual([['Expired'], ['Holding'], ['Archived']]);
  });
});

describe('an action on a site that the reader may not take', () => {
  inBrowser();

  it('is explained in the menu of the row and in the bar', async () => {
    signInAs('CB Full Admin', ['Site.View', 'Site.Schedule']);
    const visuals = { isAbleToSchedule: false, isAbleToEdit: false };
    show([{ ...row('11', 'Aspen Mill', visuals), refusals: { schedule: 'archived', edit: 'notCertifying' } }]);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Aspen Mill, 11' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View',
      'Audit ScheduleThe site is archived',
      'EditOnly certification bodies of its current audits can do this',
    ]);
    await userEvent.keyboard('{Escape}');
    await select(/Aspen/);
    const plan = bar().getByRole('button', { name: 'Plan next audits' });
    expect(plan.getAttribute('aria-description')).toBe('The site is archived');
    expect(plan.getAttribute('aria-disabled')).toBe('true');
  });
});
