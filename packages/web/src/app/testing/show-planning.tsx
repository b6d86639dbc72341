import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { type PlanEffects, planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LookupSources } from '../../blocks/lookups.tsx';
import { auditScheduleLookups } from '../../features/audit-schedule/audit-schedule.public.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

export const audit: PartialExample<Audit> = {
  id: '900007',
  site: { id: '1100091', name: 'San Marco Bakery' },
  standard: { id: '4', name: 'Food' },
  certificationBody: { id: '7', name: 'Certa Nordic' },
  startDate: '2026-03-02',
  recordStatus: 'Current',
  visuals: { isAbleToSchedule: true, isAbleToGiveReauditStatus: true },
};
/** What the site has planned against Food, as the one who confirmed it for the audit sees it. */
export const presentPlan: NonNullable<PlanEffects['plan']> = {
  day: '2999-03-03',
  type: 'Announced',
  status: 'Confirmed',
  bodyId: '7',
  auditId: '900007',
  moduleIds: [],
  whyKept: null,
};
/** The site of the audit, and of an earlier one. */
export const site = {
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

const lookups = {
  standard: { load: async () => [{ id: '4', name: 'Food' }] },
  module: { load: async () => [{ id: '9', name: 'ASDA' }] },
  certificationBody: {
    search: async () => [{ id: '32', name: 'Body 32' }],
    find: async (id: string) => ({ id, name: `Body ${id}` }),
  },
  ...auditScheduleLookups,
};

/** Renders what plans audits, with its choices. */
export const renderPlanning = (page: () => React.ReactNode, address?: string) => {
  stub(auditScheduleApi.scheduleTypes, [
    { id: '1', name: 'Announced' },
    { id: '2', name: 'Unannounced' },
    { id: '3', name: 'Blended announced' },
  ]);
  renderPage(() => <LookupSources sources={lookups}>{page()}</LookupSources>, address);
};

interface Shown {
  record?: PartialExample<Audit>;
  ofSite?: PartialExample<Site>;
  address?: string;
  /** What planning at the site would meet. */
  met?: PlanEffects[];
}

/** Shows a form that plans, and tells what it sends. */
export const showPlanning = (
  Screen: () => React.ReactNode,
  role: Role,
  { record = audit, ofSite = site, address = '/here/900007', met = [] }: Shown = {},
) => {
  signInAs(role, []);
  stub(auditApi.read, record);
  stub(siteApi.read, ofSite);
  stub(auditScheduleApi.expiryReasons, [{ id: '1', name: 'Site closed' }]);
  stub(planEffectsApi.read, met);
  const schedules = stub(auditScheduleApi.schedule, { scheduledDate: '2999-04-04', scheduleStatus: 'Confirmed' });
  const reauditStatuses = stub(auditScheduleApi.giveReauditStatus, audit);
  renderPlanning(() => <Screen />, address);
  return { schedules, reauditStatuses };
};

/** Replaces the day of the audit. */
export const planFor = async (day: string) => {
  const field = await screen.findByLabelText(/^Audit date/);
  await userEvent.clear(field);
  await userEvent.type(field, day);
};
export const chooseFood = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Standard/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Food' }));
};
/** What planning would meet, as the form says it. */
export const saidEffects = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
