// @vitest-environment jsdom
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import type { Scheduled } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { type PlanEffects, planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  audit,
  chooseFood,
  planFor,
  presentPlan,
  saidEffects,
  showPlanning,
  site,
} from '../../app/testing/show-planning.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { scheduling } from './audit-schedule.parts.tsx';
import { ReauditStatusOfSiteScreen } from './reaudit-site.detail-screen.tsx';
import { ReauditStatusScreen } from './reaudit-status.form-screen.tsx';
import { ScheduleAuditScreen } from './schedule-audit.form-screen.tsx';
import { ScheduleSiteScreen } from './schedule-site.form-screen.tsx';

const scheduled: PartialExample<Audit> = {
  ...audit,
  scheduleType: 'Blended announced',
  scheduleStatus: 'Interim',
  nextScheduledAuditDate: '2999-03-03',
  scheduledAdditionalModules: [{ id: '9', name: 'ASDA' }],
  scheduleCertificationBody: 'Certa Nordic',
};
/** The plan of that record, as it is compared. */
const proposed: PlanEffects['plan'] = {
  ...presentPlan,
  type: 'Blended announced',
  status: 'Interim',
  moduleIds: ['9'],
};
const ofFood = '/here/1100091?standardId=4';

const planned = (plan: PlanEffects['plan'], expiryDate: string | null = null): PlanEffects => ({
  siteId: '1100091',
  standardId: '4',
  expiryDate,
  followedId: null,
  certificationBody: null,
  inactiveBodyIds: [],
  plan,
  held: null,
});

const onlyItsBody = 'The next audit against this standard is unannounced. Only its certification body can change it.';

inBrowser();

describe('scheduling the next audit', () => {
  it("sends the site, standard and audit of the page, for the user's certification body", async () => {
    const { schedules } = showPlanning(ScheduleAuditScreen, 'CB Full Admin');
    await planFor('2999-04-04');
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
    showPlanning(ScheduleAuditScreen, 'Company BI S User', { record: scheduled });
    stub(planEffectsApi.read, [planned(proposed)]);
    expect(await screen.findByRole('heading', { name: 'Scheduled now' })).toBeDefined();
    expect(screen.getByLabelText(/^Audit date/)).toHaveProperty('value', '2999-03-03');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Audit type/ })).toHaveProperty('value', 'Blended announced'),
    );
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Certification body/ })).toHaveProperty('value', 'Body 7'),
    );
    expect(screen.getByText('The audit is Interim until the certification body confirms it.')).toBeDefined();
    expect(await screen.findByText('Already planned exactly so')).toBeDefined();
    await planFor('2999-04-04');
    expect(saidEffects()).toContain('Planned for 2999-03-03; this replaces it');
    expect(screen.getByRole('combobox', { name: /^Standard/ })).toHaveProperty('disabled', true);
  });

  it.each([
    ['nothing of it', { ...proposed, status: 'Confirmed' as const }, 'Already planned exactly so'],
    ['only that it is confirmed', proposed, 'Proposed for 2999-03-03; this confirms it'],
    ['its type', { ...proposed, type: 'Announced' as const }, 'Planned for 2999-03-03; this replaces it'],
    ['its modules', { ...proposed, moduleIds: [] }, 'Planned for 2999-03-03; this replaces it'],
    ['its certification body', { ...proposed, bodyId: '8' }, 'Planned for 2999-03-03; this replaces it'],
    ['what it follows', { ...proposed, auditId: null }, 'Planned for 2999-03-03; this replaces it'],
  ])('says what it changes of a plan for the same day: %s', async (_, plan, said) => {
    const met = [planned({ ...presentPlan, ...plan })];
    showPlanning(ScheduleAuditScreen, 'CB Full Admin', { record: scheduled, met });
    await screen.findByText(/Already|Proposed for|Planned for/);
    expect(saidEffects()).toContain(said);
  });

  it('cannot be for a certification body that is not active', async () => {
    showPlanning(ScheduleAuditScreen, '{body} Admin', { met: [{ ...planned(null), inactiveBodyIds: ['7'] }] });
    const save = await screen.findByRole('button', { name: 'Schedule audit' });
    await waitFor(() => expect(save.getAttribute('aria-description')).toBe('Choose an active certification body'));
  });

  it('requires a date that has not passed', async () => {
    const record = { ...scheduled, nextScheduledAuditDate: '2020-01-01' };
    const { schedules } = showPlanning(ScheduleAuditScreen, 'CB Full Admin', { record });
    expect(await screen.findByLabelText(/^Audit date/)).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(schedules).toEqual([]);
  });

  it('says that the certificate ends before the day', async () => {
    showPlanning(ScheduleAuditScreen, 'CB Full Admin');
    stub(planEffectsApi.read, [planned(null, '2999-03-20')]);
    await planFor('2999-03-20');
    expect(screen.queryByText(/before this audit/)).toBeNull();
    await planFor('2999-03-21');
    expect(saidEffects()).toContain('The certificate ends on 2999-03-20, before this audit');
  });

  it.each([
    ['of a later audit waits in Holding', '900011', ['A report of 2998-11-17 is already in Holding']],
    ['of the audit itself does not count as one of the next', '900007', []],
  ])('says that a report %s', async (_, auditId, said) => {
    showPlanning(ScheduleAuditScreen, 'CB Full Admin');
    stub(planEffectsApi.read, [{ ...planned(presentPlan), held: { auditId, startDate: '2998-11-17' } }]);
    await screen.findByText(/^Planned for/);
    expect(saidEffects().slice(3)).toEqual([...said, 'Planned for 2999-03-03; this replaces it']);
    expect(screen.getByRole('button', { name: 'Schedule audit' }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('says that the certificate has ended', async () => {
    showPlanning(ScheduleAuditScreen, 'CB Full Admin');
    stub(planEffectsApi.read, [planned(null, '2020-01-31')]);
    await planFor('2999-03-20');
    expect(saidEffects().at(-1)).toBe('The certificate ended on 2020-01-31');
  });

  it.each([
    ['replaces', null, 'Already planned; this replaces it', null],
    ['cannot replace', 'unannounced', `Already planned; you cannot replace it${onlyItsBody}`, onlyItsBody],
  ] as const)('says at a site that it %s the plan against the chosen standard', async (_, whyKept, said, whyNot) => {
    showPlanning(ScheduleSiteScreen, 'Company BI S User');
    stub(planEffectsApi.read, [planned({ ...presentPlan, day: null, whyKept }, '2999-03-20')]);
    await planFor('2999-03-21');
    expect(screen.queryByText(/replace/)).toBeNull();
    await chooseFood();
    expect(saidEffects().slice(-2)).toEqual([said, 'The certificate ends on 2999-03-20, before this audit']);
    const save = screen.getByRole('button', { name: 'Schedule audit' });
    expect(save.getAttribute('aria-disabled')).toBe(whyNot && 'true');
    expect(save.getAttribute('aria-description')).toBe(whyNot);
  });

  it('opens at a site with the standard in the address, and the certification body of its present audit', async () => {
    showPlanning(ScheduleSiteScreen, 'Company BI S User', { address: ofFood });
    for (const [label, value] of [
      [/^Standard/, 'Food'],
      [/^Certification body/, 'Body 7'],
    ] as const)
      await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveProperty('value', value));
  });

  it('lets the server name the certification body of a user who plans at a site', async () => {
    const { schedules } = showPlanning(ScheduleSiteScreen, 'CB Full Admin', { address: ofFood });
    await planFor('2999-04-04');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    await waitFor(() => expect(schedules).toMatchObject([{ body: { standardId: '4' } }]));
    expect(schedules).not.toHaveProperty('0.body.certificationBodyId');
  });

  it('asks for the standard, date and certification body when opened from a site', async () => {
    showPlanning(ScheduleSiteScreen, '{body} Admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule audit' }));
    await waitFor(() => expect(screen.getAllByText('Field is required')).toHaveLength(3));
  });
});

describe('taking back a plan', () => {
  const restored = { scheduledDate: '2027-02-02', scheduleStatus: 'Interim' } as const;

  it.each<[Role, string]>([
    ['CB Full Admin', 'Audit proposed for 2027-02-02, not confirmed yet'],
    ['{body} Admin', 'Audit proposed for 2027-02-02, not confirmed yet'],
    ['Company BI S User', 'Audit proposed for 2027-02-02. Your certification body confirms it.'],
  ])('tells a %s of the proposal that is restored', async (role, said) => {
    signInAs(role, []);
    stub(auditScheduleApi.takeBack, { restored });
    const plan = { siteId: '1100091', standardId: '4', scheduledDate: '2027-03-03' };
    const undo = scheduling(plan).undo?.({ wasPlanned: false, standard: { id: '4', name: 'Food' } } as Scheduled);
    expect(await undo?.send().then(undo.message)).toBe(said);
  });
});

describe('a planning form that the reader may not use', () => {
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
      'schedule of a record that is over',
      ScheduleAuditScreen,
      { ...over, refusals: { schedule: 'notFollowed' } },
      'The record is Closed or Archived, so no audit can follow it',
    ],
    [
      're-audit status of a record that is over',
      ReauditStatusScreen,
      { ...over, refusals: { giveReauditStatus: 'notFollowed' } },
      'The record is Closed or Archived, so no audit can follow it',
    ],
  ])('is replaced by the reason: %s', async (_, Screen, record, message) => {
    showPlanning(Screen, 'Company BI S User', { record, ofSite: closed });
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: /^View/ })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
