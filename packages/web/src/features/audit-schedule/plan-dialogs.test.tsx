// @vitest-environment jsdom

import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { type PlanEffects, planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseFood, planFor, presentPlan, renderPlanning, saidEffects } from '../../app/testing/show-planning.tsx';
import type { CommandOf } from '../../blocks/asking/send-each.ts';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';
import { PlanAfterAudits, PlanAtSites } from './plan-dialogs.parts.tsx';

inBrowser();

interface Mill {
  id: string;
  siteCode: string;
  name: string;
}

const cape = { id: '31', name: 'Cape Assurance' };
const atlantic = { id: '32', name: 'Body 32' };

const met = (siteId: string, day: string | null, expiryDate: string | null = null, isKept = false) => ({
  siteId,
  standardId: '4',
  expiryDate,
  followedId: null,
  certificationBody: siteId === '3' ? null : cape,
  inactiveBodyIds: [],
  plan:
    day === null
      ? null
      : {
          ...presentPlan,
          ...{ day, bodyId: cape.id, auditId: `90000${siteId}` },
          whyKept: isKept ? ('ofAnotherBody' as const) : null,
        },
  held: null as PlanEffects['held'],
});
const after = (siteCode: string, name: string, { id, name: body } = cape): FollowedAudit & Mill => ({
  id: `90000${siteCode}`,
  name,
  siteCode,
  standard: 'Food',
  certificationBodyId: id,
  certificationBody: body,
  auditStatus: 'Current',
  visuals: {} as FollowedAudit['visuals'],
  refusals: {},
});
const mills = [after('1', 'Aspen Mill'), after('2', 'Birch Mill'), after('3', 'Cedar Mill', atlantic)];
const asSites = mills.map(({ siteCode: id, name }) => ({ id, name }));
const nameOf = (row: object) => `${Reflect.get(row, 'name')}`;

/** Opens a dialog on rows; the commands that it then runs are sent. */
const open = <R extends object>(
  Dialog: typeof PlanAtSites | typeof PlanAfterAudits,
  rows: readonly R[],
  role: Role = 'CB Full Admin',
) => {
  signInAs(role, ['Audit.Schedule']);
  const sent = stub(auditScheduleApi.schedule, { scheduledDate: '2999-04-04', scheduleStatus: 'Confirmed' });
  const run = (commandOf: CommandOf<never>, isMeant = (_: never) => true) => {
    for (const row of rows) if (isMeant(row as never)) void commandOf(row as never).send();
  };
  const props = { rows: rows as never, nameOf, leftOut: [], run, onClose: () => undefined };
  renderPlanning(() => <Dialog {...props} />);
  return sent;
};

const bodiesSent = (sent: ReturnType<typeof open>) =>
  sent.map(({ body }) => `${Object(body).siteId}: ${Object(body).certificationBodyId}`);

const chooseBody = async () => {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Certification body/ }), 'Atlantic');
  await userEvent.click(await screen.findByRole('option', { name: /Body 32/ }));
};

describe('planning several audits', () => {
  it('names the sites, the plans that it replaces, and the certificates that end before the day', async () => {
    const asked = stub(planEffectsApi.read, [
      met('1', null, '2999-03-01'),
      met('2', '2999-02-02', '2999-05-01'),
      met('3', '2999-03-03', '2999-05-01', true),
      { ...met('2', '2999-09-09', '2999-01-01'), standardId: '6' },
    ]);
    const sent = open(PlanAfterAudits, mills);
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan 3 next audits' }));
    expect(dialog.getByText('Aspen Mill · Birch Mill · Cedar Mill')).toBeDefined();
    await dialog.findByText(/already planned/);
    expect(saidEffects()).toEqual([
      'One is already planned, and its plan is replacedBirch Mill: 2999-02-02',
      'One has a plan that you cannot replaceCedar Mill: 2999-03-03. ' +
        'Another certification body has scheduled an audit against this standard',
    ]);
    expect(asked).toHaveLength(1);
    await planFor('2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule 3 audits' }));
    expect(await dialog.findByText('Date must be after the minimum date')).toBeDefined();
    expect(sent).toEqual([]);
    await planFor('2999-03-01');
    expect(dialog.queryByText(/before this audit/)).toBeNull();
    await planFor('2999-04-04');
    expect((await dialog.findByText(/before this audit/)).closest('li')?.textContent).toBe(
      'One certificate ends before this auditAspen Mill: 2999-03-01',
    );
  });

  it('tells a plan for the same day from one that it replaces, and nothing of an unreadable day', async () => {
    stub(planEffectsApi.read, [met('1', '2999-02-02', '2999-03-01'), met('2', '2999-03-03')]);
    open(PlanAfterAudits, mills.slice(0, 2));
    await screen.findByText(/already planned/);
    await planFor('2999-02-02');
    expect(saidEffects()).toEqual([
      'One is already planned exactly soAspen Mill: 2999-02-02',
      'One is already planned, and its plan is replacedBirch Mill: 2999-03-03',
    ]);
    await planFor('abc');
    await userEvent.tab();
    expect(screen.queryByText(/before this audit/)).toBeNull();
  });

  it('plans one audit for each site and standard: after the Current record of those selected', async () => {
    stub(planEffectsApi.read, [met('1', '2999-02-02', '2999-03-01'), met('2', null)]);
    const holding = { ...after('1', 'Aspen Mill in Holding'), id: '900091', auditStatus: 'Holding' as const };
    const food = after('2', 'Birch Mill');
    const sent = open(PlanAfterAudits, [
      holding,
      ...mills.slice(0, 1),
      food,
      { ...food, id: '900092', standard: 'Storage' },
    ]);
    await screen.findByRole('dialog', { name: 'Plan 3 next audits' });
    await screen.findByText(/already planned/);
    await planFor('2999-04-04');
    expect(saidEffects()).toEqual([
      'Aspen Mill in Holding',
      'One is already planned, and its plan is replacedAspen Mill: 2999-02-02',
      'One certificate ends before this auditAspen Mill: 2999-03-01',
    ]);
    expect(screen.getByText('1 left out: Has the same next audit as another selected record')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 3 audits' }));
    await waitFor(() => expect(sent.map(({ body }) => Object(body).auditId)).toEqual(['900001', '900002', '900092']));
  });

  it('says at sites which plans it replaces and which certificates end, once the standard is chosen', async () => {
    stub(planEffectsApi.read, [met('1', '2999-02-02', '2999-03-01'), met('2', '2999-03-03')]);
    open(PlanAtSites, asSites);
    await planFor('2999-04-04');
    expect(screen.queryByText(/planned|ends/)).toBeNull();
    await chooseFood();
    await screen.findByText(/already planned/);
    expect(saidEffects().slice(-2)).toEqual([
      '2 are already planned, and their plans are replacedAspen Mill: 2999-02-02 · Birch Mill: 2999-03-03',
      'One certificate ends before this auditAspen Mill: 2999-03-01',
    ]);
  });

  it('says after which audits a report is already in Holding', async () => {
    const held = (auditId: string) => ({ auditId, startDate: '2998-11-17' });
    stub(planEffectsApi.read, [
      { ...met('1', null), held: held('900011') },
      { ...met('2', null), held: held('900002') },
    ]);
    open(PlanAfterAudits, mills);
    await screen.findByText(/in Holding/);
    expect(saidEffects()).toEqual(['One already has a report in HoldingAspen Mill: 2998-11-17']);
  });

  it('says if it cannot find out what is planned so far', async () => {
    stub(planEffectsApi.read, refused(500));
    open(PlanAtSites, asSites);
    expect(await screen.findByText('Could not find out what is planned so far')).toBeDefined();
  });
});

describe('the certification body of several planned audits', () => {
  it('is by default that of the audit before', async () => {
    stub(planEffectsApi.read, []);
    const sent = open(PlanAfterAudits, mills, '{body} Admin');
    expect(await screen.findByPlaceholderText('Each audit’s own certification body')).toBeDefined();
    await planFor('2999-04-04');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 3 audits' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['1: 31', '2: 31', '3: 32']));
  });

  it('is the chosen one for all, and the form says which audits change theirs', async () => {
    stub(planEffectsApi.read, []);
    const sent = open(PlanAfterAudits, mills, '{body} Admin');
    await chooseBody();
    await screen.findByText(/another certification body/);
    expect(saidEffects()).toEqual([
      '2 audits go to another certification body than the one before it' +
        'Aspen Mill: Cape Assurance → Body 32 · Birch Mill: Cape Assurance → Body 32',
    ]);
    await planFor('2999-04-04');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 3 audits' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['1: 32', '2: 32', '3: 32']));
  });

  it('is preselected for a single audit', async () => {
    stub(planEffectsApi.read, []);
    open(PlanAfterAudits, mills.slice(0, 1), '{body} Admin');
    const field = await screen.findByRole('combobox', { name: /^Certification body/ });
    await waitFor(() => expect(field).toHaveProperty('value', 'Body 31'));
  });

  it('is that of the current audit at a site, which is left out where there is none, until one is chosen for all', async () => {
    stub(planEffectsApi.read, [met('1', null), met('2', null), met('3', null)]);
    const sent = open(PlanAtSites, asSites, '{body} Admin');
    await planFor('2999-04-04');
    expect(screen.getByRole('button', { name: 'Schedule 3 audits' })).toBeDefined();
    await chooseFood();
    await screen.findByText('1 left out: No current audit against this standard, so choose a certification body');
    expect(screen.getByRole('combobox', { name: /^Certification body.*optional/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 2 audits' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['1: 31', '2: 31']));
  });

  it('is required at sites of which none has a current audit', async () => {
    stub(planEffectsApi.read, [met('3', null)]);
    const sent = open(PlanAtSites, asSites.slice(2), '{body} Admin');
    await planFor('2999-04-04');
    await chooseFood();
    await screen.findByText('No current audit against this standard, so choose a certification body');
    expect(screen.getByRole('combobox', { name: /^Certification body/ }).getAttribute('aria-required')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    await screen.findByText('Field is required');
    await chooseBody();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule audit' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['3: 32']));
  });

  it('leaves out audits of one that is not active, until another is chosen for all', async () => {
    stub(planEffectsApi.read, [
      { ...met('2', null), inactiveBodyIds: ['32'] },
      { ...met('3', null), inactiveBodyIds: ['32'] },
    ]);
    const sent = open(PlanAfterAudits, mills, '{body} Admin');
    await screen.findByText('1 left out: Its certification body is not active, so choose another');
    await screen.findByRole('dialog', { name: 'Plan 2 next audits' });
    await planFor('2999-04-04');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 2 audits' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['1: 31', '2: 31']));
  });

  it('stays with each site that has a current audit', async () => {
    stub(planEffectsApi.read, [met('1', null), met('2', null)]);
    const sent = open(PlanAtSites, asSites.slice(0, 2), '{body} Admin');
    await planFor('2999-04-04');
    await chooseFood();
    await userEvent.click(screen.getByRole('button', { name: 'Schedule 2 audits' }));
    await waitFor(() => expect(bodiesSent(sent)).toEqual(['1: 31', '2: 31']));
  });
});
