// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { type PlanEffects, planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';
import { auditScheduleLookups } from './audit-schedule.public.ts';
import { PlanAfterAudits, PlanAtSites } from './plan-dialogs.parts.tsx';
import { ReauditStatusOfSiteScreen } from './reaudit-site.detail-screen.tsx';
import { ReauditStatusScreen } from './reaudit-status.form-screen.tsx';
import { ScheduleAuditScreen } from './schedule-audit.form-screen.tsx';
import { ScheduleSiteScreen } from './schedule-site.form-screen.tsx';

const audit: PartialExample<Audit> = {
  id: '900007',
  site: { id: '1100091', name: 'San Marco Bakery' },
  standard: { id: '4', name: 'Food' },
  certificationBody: { id: '7', name: 'Certa Nordic' },
  startDate: '2026-03-02',
  recordStatus: 'Current',
  visuals: { isAbleToSchedule: true, isAbleToGiveReauditStatus: true },
};
const scheduled: PartialExample<Audit> = {
  ...audit,
  scheduleType: 'Blended announced',
  scheduleStatus: 'Interim',
  nextScheduledAuditDate: '2999-03-03',
  scheduledAdditionalModules: [{ id: '9', name: 'ASDA' }],
  scheduleCertificationBody: 'Certa Nordic',
};
const site = {
  id: '1100091',
  name: 'San Marco Bakery',
  scheduledAudits: [],
  audits: [
    {
      id: '900007',
      standardId: '4',
      standard: 'Food',
      certificationBodyId: '7',
      startDate: '2026-03-02',
      recordStatus: 'Current' as const,
      visuals: { isAbleToGiveReauditStatus: true },
    },
    { id: '900003', standard: 'Food', startDate: '2025-03-02', visuals: { isAbleToGiveReauditStatus: false } },
  ],
  visuals: { isAbleToSchedule: true },
};
const answer = { scheduledDate: '2999-04-04', scheduleStatus: 'Confirmed' as const };

const planned = (plan: PlanEffects['plan'], expiryDate: string | null = null): PlanEffects => ({
  siteId: '1100091',
  standardId: '4',
  expiryDate,
  plan,
});

const onlyItsBody = 'The next audit against this standard is unannounced. Only its certification body can change it.';
const ofAnother = 'Another certification body has scheduled an audit against this standard';

const lookups = {
  standard: { load: async () => [{ id: '4', name: 'Food' }] },
  module: { load: async () => [{ id: '9', name: 'ASDA' }] },
  certificationBody: { search: async () => [], find: async (id: string) => ({ id, name: `Body ${id}` }) },
  ...auditScheduleLookups,
};

let schedules: Sent[];
let reauditStatuses: Sent[];
const scheduleTypes = ['Announced', 'Unannounced', 'Blended announced'].map((name, at) => ({
  id: String(at + 1),
  name,
}));

const show = (
  Screen: () => React.ReactNode,
  role: Role,
  record: PartialExample<Audit> = audit,
  ofSite: PartialExample<Site> = site,
  address = '/here/900007',
) => {
  signInAs(role, []);
  stub(auditApi.read, record);
  stub(siteApi.read, ofSite);
  stub(auditScheduleApi.scheduleTypes, scheduleTypes);
  stub(auditScheduleApi.expiryReasons, [{ id: '1', name: 'Site closed' }]);
  stub(planEffectsApi.read, []);
  schedules = stub(auditScheduleApi.schedule, answer);
  reauditStatuses = stub(auditScheduleApi.giveReauditStatus, audit);
  renderPage(
    () => (
      <LookupSources sources={lookups}>
        <Screen />
      </LookupSources>
    ),
    address,
  );
};

const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const effects = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('scheduling the next audit', () => {
  inBrowser();

  it("sends the site, standard and audit of the page, for the user's certification body", async () => {
    show(ScheduleAuditScreen, 'CB Full Admin');
    await type(/^Audit date/, '2999-04-04');
    expect(screen.queryByLabelText(/^Certification body/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    await waitFor(() =>
      expect(schedules.map(({ body }) => body)).toEqual([
        {
          siteId: '1100091',
          auditId: '900007',
          standardId: '4',
          scheduledDate: '2999-04-04',
          scheduleTypeId: '1',
          additionalModules: [],
          certificationBodyId: '7',
        },
      ]),
    );
    await waitFor(() =>
      expect(noticeStore.current().map(({ text }) => text)).toContain('Audit scheduled for 2999-04-04'),
    );
  });

  it('opens with the existing schedule and tells an owner that it is Interim until confirmed', async () => {
    show(ScheduleAuditScreen, 'Company BI S User', scheduled);
    stub(planEffectsApi.read, [planned({ day: '2999-03-03', whyKept: null })]);
    expect(await screen.findByRole('heading', { name: 'Scheduled now' })).toBeDefined();
    expect(screen.getByLabelText(/^Audit date/)).toHaveProperty('value', '2999-03-03');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Audit type/ })).toHaveProperty('value', 'Blended announced'),
    );
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Certification body/ })).toHaveProperty('value', 'Body 7'),
    );
    expect(screen.getByText('The audit is Interim until the certification body confirms it.')).toBeDefined();
    expect(await screen.findByText(/^Planned for/)).toBeDefined();
    expect(effects()).toContain('Planned for 2999-03-03; this replaces it');
    expect(screen.getByRole('combobox', { name: /^Standard/ })).toHaveProperty('disabled', true);
  });

  it('requires a date that has not passed', async () => {
    show(ScheduleAuditScreen, 'CB Full Admin', { ...scheduled, nextScheduledAuditDate: '2020-01-01' });
    expect(await screen.findByLabelText(/^Audit date/)).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(schedules).toEqual([]);
  });

  it('says that the certificate ends before the day', async () => {
    show(ScheduleAuditScreen, 'CB Full Admin');
    stub(planEffectsApi.read, [planned(null, '2999-03-20')]);
    await type(/^Audit date/, '2999-03-20');
    expect(screen.queryByText(/before this audit/)).toBeNull();
    await type(/^Audit date/, '2999-03-21');
    expect(effects()).toContain('The certificate ends on 2999-03-20, before this audit');
  });

  it('says that the certificate has ended', async () => {
    show(ScheduleAuditScreen, 'CB Full Admin');
    stub(planEffectsApi.read, [planned(null, '2020-01-31')]);
    await type(/^Audit date/, '2999-03-20');
    expect(effects().at(-1)).toBe('The certificate ended on 2020-01-31');
  });

  it.each([
    ['replaces', null, 'Already planned; this replaces it', null],
    ['cannot replace', 'unannounced', `Already planned; you cannot replace it${onlyItsBody}`, onlyItsBody],
  ] as const)('says at a site which plan against the chosen standard it %s', async (_, whyKept, said, whyNot) => {
    show(ScheduleSiteScreen, 'Company BI S User');
    stub(planEffectsApi.read, [planned({ day: null, whyKept }, '2999-03-20')]);
    await type(/^Audit date/, '2999-03-21');
    expect(screen.queryByText(/replace/)).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /^Standard/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Food' }));
    expect(effects().slice(-2)).toEqual([said, 'The certificate ends on 2999-03-20, before this audit']);
    const save = screen.getByRole('button', { name: 'Schedule audit' });
    expect(save.getAttribute('aria-disabled')).toBe(whyNot && 'true');
    expect(save.getAttribute('aria-description')).toBe(whyNot);
  });

  it('opens at a site with the standard in the address, and the certification body of its present audit', async () => {
    show(ScheduleSiteScreen, 'Company BI S User', audit, site, '/here/1100091?standardId=4');
    for (const [label, value] of [
      [/^Standard/, 'Food'],
      [/^Certification body/, 'Body 7'],
    ] as const)
      await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveProperty('value', value));
  });

  it('names no other certification body for one that plans at a site', async () => {
    show(ScheduleSiteScreen, 'CB Full Admin', audit, site, '/here/1100091?standardId=4');
    await type(/^Audit date/, '2999-04-04');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    await waitFor(() => expect(schedules).toMatchObject([{ body: { standardId: '4' } }]));
    expect(schedules).not.toHaveProperty('0.body.certificationBodyId');
  });

  it('asks for the standard, date and certification body when opened from a site', async () => {
    show(ScheduleSiteScreen, '{body} Admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule audit' }));
    await waitFor(() => expect(screen.getAllByText('Field is required')).toHaveLength(3));
  });
});

describe('the re-audit status form', () => {
  inBrowser();

  it('asks only for a reason and explains what it causes', async () => {
    show(ReauditStatusScreen, 'CB Full Admin');
    expect(await screen.findByText(/The certificate stays valid until its expiry date/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Field is required')).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox', { name: /^Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Site closed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reauditStatuses).toMatchObject([{ body: { auditId: '900007', reasonId: '1' } }]));
  });

  it('lists, for a site, the audits that a next audit could follow', async () => {
    const other = { id: '900009', standard: 'Storage and Distribution', startDate: '2026-04-04' };
    const audits = [...site.audits, { ...other, visuals: { isAbleToGiveReauditStatus: true } }];
    show(ReauditStatusOfSiteScreen, 'CB Full Admin', audit, { ...site, audits });
    const table = await screen.findByRole('region', { name: 'Audits' });
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['900007', '/private/audit/details/900007/expiry'],
      ['900009', '/private/audit/details/900009/expiry'],
    ]);
  });

  it('opens with the reason given before', async () => {
    const said = {
      expiryReason: 'Site closed' as const,
      expiryComments: 'The line is sold',
      expiryAssessmentDate: '2026-10-10',
    };
    show(ReauditStatusScreen, 'CB Full Admin', { ...audit, ...said });
    expect(await screen.findByLabelText(/^Comments/)).toHaveProperty('value', 'The line is sold');
    expect(screen.getByLabelText(/^Assessment date/)).toHaveProperty('value', '2026-10-10');
  });
});

describe('a planning form that the reader may not use', () => {
  inBrowser();
  const neither = { isAbleToSchedule: false, isAbleToGiveReauditStatus: false };
  const closed = { ...site, audits: site.audits.slice(1), visuals: neither };

  const over = { ...audit, visuals: neither };
  it.each<[string, () => React.ReactNode, PartialExample<Audit>, string]>([
    ['schedule', ScheduleAuditScreen, over, 'You cannot schedule the audit after this one'],
    ['re-audit status', ReauditStatusScreen, over, 'You cannot set the re-audit status of this audit'],
    ['schedule of a site', ScheduleSiteScreen, over, 'You cannot schedule audits of this site'],
    [
      're-audit status at a site',
      ReauditStatusOfSiteScreen,
      over,
      'You cannot set the re-audit status of this site’s audits',
    ],
    [
      're-audit status of a record that is over',
      ReauditStatusScreen,
      { ...over, recordStatus: 'Archived' },
      'The record is Closed or Archived, so no audit can follow it',
    ],
  ])('is replaced by the reason: %s', async (_, Screen, record, message) => {
    show(Screen, 'Company BI S User', record, closed);
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: /^View/ })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('planning several audits', () => {
  inBrowser();
  const met = (siteId: string, day: string | null, expiryDate: string | null = null, isKept = false) =>
    ({
      siteId,
      standardId: '4',
      expiryDate,
      plan: day === null ? null : { day, whyKept: isKept ? ('ofAnotherBody' as const) : null },
    }) as const;
  const after = (siteCode: string, name: string) =>
    ({ id: `90000${siteCode}`, site: name, siteCode, standard: 'Food', visuals: {}, refusals: {} }) as FollowedAudit;
  const mills = [after('1', 'Aspen Mill'), after('2', 'Birch Mill'), after('3', 'Cedar Mill')];
  const asSites = mills.map(({ siteCode: id, site: name }) => ({ id, name }));

  const open = (Dialog: (run: { run: () => void; onClose: () => void; leftOut: [] }) => React.ReactNode) => {
    signInAs('CB Full Admin', ['Audit.Schedule']);
    stub(auditScheduleApi.scheduleTypes, scheduleTypes);
    const sent: string[] = [];
    renderPage(() => (
      <LookupSources sources={lookups}>
        <Dialog run={() => sent.push('run')} onClose={() => undefined} leftOut={[]} />
      </LookupSources>
    ));
    return sent;
  };

  it('names the sites, the plans that it replaces, and the certificates that end before the day', async () => {
    const asked = stub(planEffectsApi.read, [
      met('1', null, '2999-03-01'),
      met('2', '2999-02-02', '2999-05-01'),
      met('3', '2999-03-03', '2999-05-01', true),
      { ...met('2', '2999-09-09', '2999-01-01'), standardId: '6' },
    ]);
    const sent = open((end) => <PlanAfterAudits rows={mills} {...end} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 3 next audits' }));
    expect(dialog.getByText('Aspen Mill (Food), Birch Mill (Food), Cedar Mill (Food)')).toBeDefined();
    await dialog.findByText(/already planned/);
    expect(effects()).toEqual([
      'One is already planned, and its plan is replacedBirch Mill (Food): 2999-02-02',
      `One has a plan that you cannot replaceCedar Mill (Food): 2999-03-03. ${ofAnother}`,
    ]);
    expect(asked).toHaveLength(1);
    const day = dialog.getByLabelText(/^Audit date/);
    await userEvent.type(day, '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule 3 audits' }));
    expect(await dialog.findByText('Date must be after the minimum date')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.clear(day);
    await userEvent.type(day, '2999-03-01');
    expect(dialog.queryByText(/before this audit/)).toBeNull();
    await userEvent.clear(day);
    await userEvent.type(day, '2999-04-04');
    expect((await dialog.findByText(/before this audit/)).closest('li')?.textContent).toBe(
      'One certificate ends before this auditAspen Mill (Food): 2999-03-01',
    );
  });

  it('says the same at sites, once the standard is chosen', async () => {
    stub(planEffectsApi.read, [met('1', '2999-02-02', '2999-03-01'), met('2', '2999-03-03')]);
    open((end) => <PlanAtSites rows={asSites} {...end} />);
    await type(/^Audit date/, '2999-04-04');
    expect(screen.queryByText(/planned|ends/)).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /^Standard/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Food' }));
    await screen.findByText(/already planned/);
    expect(effects().slice(-2)).toEqual([
      '2 are already planned, and their plans are replacedAspen Mill: 2999-02-02, Birch Mill: 2999-03-03',
      'One certificate ends before this auditAspen Mill: 2999-03-01',
    ]);
  });

  it('tells sites of one name apart by their codes', async () => {
    stub(planEffectsApi.read, [met('2', '2999-02-02')]);
    const sameNames = [...mills, after('4', 'Birch Mill')];
    open((end) => <PlanAfterAudits rows={sameNames} {...end} />);
    expect(await screen.findByText(/^Aspen Mill/)).toHaveProperty(
      'textContent',
      'Aspen Mill (Food), Birch Mill (Food) (2), Cedar Mill (Food), Birch Mill (Food) (4)',
    );
    await screen.findByText(/already planned/);
    expect(effects()).toEqual(['One is already planned, and its plan is replacedBirch Mill (Food) (2): 2999-02-02']);
  });

  it('says so if it could not find out', async () => {
    stub(planEffectsApi.read, refused(500));
    open((end) => <PlanAtSites rows={asSites} {...end} />);
    expect(await screen.findByText('Could not find out what is planned so far')).toBeDefined();
  });
});
