import { type Audit, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { numbered, scheduleTypes } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import type { Scheduled } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
import { today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  AuditFormUnavailable,
  auditHead,
  auditQuery,
  ScheduledAuditRows,
  scheduledAfter,
} from '../audit-record/audit-record.public.ts';
import { scheduleCalls, showScheduled } from './audit-schedule.parts.tsx';
import { PlanButton, PlanEffects } from './plan-effects.parts.tsx';
import { blankPlan, type PlanValues, usePlanPage } from './schedule-form.parts.tsx';

/** Opens with the existing schedule. A day that has passed is left out and must be chosen again. */
const valuesOf = (audit: Audit): PlanValues => {
  const day = audit.nextScheduledAuditDate ?? '';
  const planner = audit.scheduleCertificationBody ?? audit.certificationBody.name;
  const type = numbered(scheduleTypes).find(({ name }) => name === audit.scheduleType);
  return {
    standardId: audit.standard.id,
    scheduledDate: day < today() ? '' : day,
    scheduleTypeId: type?.id ?? blankPlan.scheduleTypeId,
    additionalModules: audit.scheduledAdditionalModules.map(({ id }) => id),
    certificationBodyId: planner === audit.certificationBody.name ? audit.certificationBody.id : '',
  };
};

const ScheduledNow = ({ audit }: { audit: Audit }) => {
  const scheduled = scheduledAfter(audit);
  if (!scheduled) return null;
  return (
    <Panel title={i18n.t('Scheduled now')}>
      <FieldRows>
        <ScheduledAuditRows audit={scheduled} />
      </FieldRows>
    </Panel>
  );
};

const title = () => i18n.t('Audit Schedule');

const ScheduleForm = ({ audit }: { audit: Audit }) => {
  const navigate = useNavigate();
  const at = [{ siteId: audit.site.id, name: audit.site.name, auditId: audit.id, body: audit.certificationBody }];
  const done = async (answer: Scheduled) => {
    await refetchAfter(auditScheduleApi.schedule);
    showScheduled(answer);
    await navigate({ to: auditPath(audit.id) });
  };
  return (
    <FormScreen
      title={title()}
      {...auditHead(audit)}
      {...usePlanPage()}
      values={valuesOf(audit)}
      locked={{ standardId: i18n.t('The next audit has the standard of this one') }}
      save={(plan) => scheduleCalls.schedule({ body: { ...plan, siteId: audit.site.id, auditId: audit.id } })}
      aroundSave={(button) => <PlanButton at={at}>{button}</PlanButton>}
      saveLabel={i18n.t('Schedule audit')}
      onSaved={(answer) => void done(answer)}
      cancelTo={auditPath(audit.id)}
    >
      <ScheduledNow audit={audit} />
      <PlanEffects at={at} />
    </FormScreen>
  );
};

const refused = (audit: Audit) =>
  audit.visuals.isAbleToSchedule ? undefined : (
    <AuditFormUnavailable
      title={title()}
      audit={audit}
      message={i18n.t('You cannot schedule the audit after this one')}
      hint={byVerbOf(auditRefusalReasons)('schedule').refusal(audit)}
    />
  );

export const ScheduleAuditScreen = () => (
  <FormOfRoute query={auditQuery} refused={refused}>
    {(audit) => <ScheduleForm audit={audit} />}
  </FormOfRoute>
);
