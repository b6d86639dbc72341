import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import type { Scheduled } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { type Site, siteRefusalReasons } from '@attestry/contract/features/site/site.schema.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { sitePath } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SiteFormUnavailable, siteHead, siteQuery } from '../site-record/site-record.public.ts';
import { scheduleCalls, showScheduled } from './audit-schedule.parts.tsx';
import { PlanButton, PlanEffects } from './plan-effects.parts.tsx';
import { blankPlan, type PlanValues, usePlanPage } from './schedule-form.parts.tsx';

/** What is scheduled already. A site has one schedule per standard, and a new one replaces it. */
const ScheduledNow = ({ site: { scheduledAudits } }: { site: Site }) => {
  if (scheduledAudits.length === 0) return null;
  const heads = [i18n.t('Standard'), i18n.t('Audit date'), i18n.t('Schedule status'), i18n.t('Certification body')];
  return (
    <Panel title={i18n.t('Scheduled now')}>
      <PlainTable
        label={i18n.t('Scheduled now')}
        heads={heads}
        rows={scheduledAudits.map((audit) => ({
          key: audit.standard,
          cells: [
            audit.standard,
            audit.nextScheduledAuditDate ?? i18n.t('Comes unannounced'),
            <RecordStatus key="status" status={audit.scheduleStatus} />,
            <bdi key="body">{audit.scheduleCertificationBody}</bdi>,
          ],
        }))}
      />
    </Panel>
  );
};

/** Opens with the standard in the address, and for readers who name a certification body with that of its Current audit. */
const useValues = ({ audits }: Site): PlanValues => {
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const isBody = useAudience()(['cb']);
  const [latest, ...earlier] = audits.filter(({ standardId }) => standardId === asked.standardId);
  if (!latest) return blankPlan;
  const present = [latest, ...earlier].find(({ recordStatus }) => recordStatus === 'Current');
  const certificationBodyId = isBody ? '' : (present?.certificationBodyId ?? '');
  return { ...blankPlan, standardId: latest.standardId, certificationBodyId };
};

const title = () => i18n.t('Audit Schedule');

const ScheduleForm = ({ site }: { site: Site }) => {
  const navigate = useNavigate();
  const at = [{ siteId: site.id, name: site.name }];
  const done = async (answer: Scheduled) => {
    await refetchAfter(auditScheduleApi.schedule);
    showScheduled(answer);
    await navigate({ to: sitePath(site.id) });
  };
  return (
    <FormScreen
      title={title()}
      {...siteHead(site)}
      {...usePlanPage()}
      values={useValues(site)}
      save={(plan) => scheduleCalls.schedule({ body: { ...plan, siteId: site.id } })}
      aroundSave={(button) => <PlanButton at={at}>{button}</PlanButton>}
      saveLabel={i18n.t('Schedule audit')}
      onSaved={(answer) => void done(answer)}
      cancelTo={sitePath(site.id)}
    >
      <ScheduledNow site={site} />
      <PlanEffects at={at} />
    </FormScreen>
  );
};

const refused = (site: Site) =>
  site.visuals.isAbleToSchedule ? undefined : (
    <SiteFormUnavailable
      title={title()}
      site={site}
      message={i18n.t('You cannot schedule audits of this site')}
      hint={byVerbOf(siteRefusalReasons)('schedule').refusal(site)}
    />
  );

export const ScheduleSiteScreen = () => (
  <FormOfRoute query={siteQuery} refused={refused}>
    {(site) => <ScheduleForm site={site} />}
  </FormOfRoute>
);
