// @vitest-environment jsdom
import { planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseFood, planFor, renderPlanning, saidEffects } from '../../app/testing/show-planning.tsx';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';
import { PlanAfterAudits, PlanAtSites } from './plan-dialogs.parts.tsx';

inBrowser();

describe('planning several audits', () => {
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
    const sent: string[] = [];
    renderPlanning(() => <Dialog run={() => sent.push('run')} onClose={() => undefined} leftOut={[]} />);
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
    expect(saidEffects()).toEqual([
      'One is already planned, and its plan is replacedBirch Mill (Food): 2999-02-02',
      'One has a plan that you cannot replaceCedar Mill (Food): 2999-03-03. ' +
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
      'One certificate ends before this auditAspen Mill (Food): 2999-03-01',
    );
  });

  it('says at sites which plans it replaces and which certificates end, once the standard is chosen', async () => {
    stub(planEffectsApi.read, [met('1', '2999-02-02', '2999-03-01'), met('2', '2999-03-03')]);
    open((end) => <PlanAtSites rows={asSites} {...end} />);
    await planFor('2999-04-04');
    expect(screen.queryByText(/planned|ends/)).toBeNull();
    await chooseFood();
    await screen.findByText(/already planned/);
    expect(saidEffects().slice(-2)).toEqual([
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
    expect(saidEffects()).toEqual([
      'One is already planned, and its plan is replacedBirch Mill (Food) (2): 2999-02-02',
    ]);
  });

  it('says if it cannot find out what is planned so far', async () => {
    stub(planEffectsApi.read, refused(500));
    open((end) => <PlanAtSites rows={asSites} {...end} />);
    expect(await screen.findByText('Could not find out what is planned so far')).toBeDefined();
  });
});
