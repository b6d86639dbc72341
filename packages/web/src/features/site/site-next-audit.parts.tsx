import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CalendarOff, CircleX, Hourglass, TriangleAlert } from 'lucide-react';
import { auditPath, scheduleSitePath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { formatDay } from '../../kernel/days.ts';
import { useFlag } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { relativeTime } from '../../kernel/relative-time.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLines } from '../../ui/panel-lines.tsx';
import { UnbrokenDays } from '../../ui/unbroken-days.tsx';
import { isOverdue } from '../audit-record/audit-record.public.ts';
import { isCertificated } from '../certificate/certificate.public.ts';
import { certificationsOf } from './site-certifications.parts.tsx';
import { awaitedPlans, heldAuditOf, heldAudits, type Scheduled } from './site-plans.parts.tsx';

type Audit = Site['audits'][number];

const Day = ({ day }: { day: string }) => (
  <>
    {formatDay(day)}, <bdi>{relativeTime(day)}</bdi>
  </>
);

const PlanIt = ({
  siteId,
  of: { standardId, standard },
}: {
  siteId: string;
  of: Pick<Audit, 'standardId' | 'standard'>;
}) => (
  <Link to={scheduleSitePath(siteId, standardId)} aria-label={i18n.t('Plan it: {standard}', { standard })}>
    {i18n.t('Plan it')}
  </Link>
);

const Planned = ({ site: { id, visuals }, audit }: { site: Site; audit: Scheduled }) => {
  const { nextScheduledAuditDate: day, standard, scheduleCertificationBody, scheduleStatus, whyKept } = audit;
  const late = isOverdue(day);
  const words = late ? (
    <UnbrokenDays text={i18n.t('Next audit overdue since {day}', { day })} />
  ) : (
    day && <Day day={day} />
  );
  return (
    <PanelLine
      icon={late ? TriangleAlert : CalendarDays}
      title={words ?? i18n.t('Comes unannounced')}
      message={`${standard} · ${scheduleCertificationBody}`}
    >
      <RecordStatus status={late ? 'Overdue' : scheduleStatus} />
      {late && visuals.isAbleToSchedule && whyKept === null && <PlanIt siteId={id} of={audit} />}
    </PanelLine>
  );
};

/** The next audit was held, and its report waits. */
const Held = ({ audit: { id, standard, startDate: day } }: { audit: Audit }) => (
  <PanelLine
    icon={Hourglass}
    title={<UnbrokenDays text={i18n.t('Audit {id} of {day} is in Holding', { id, day })} />}
    message={standard}
  >
    <Link to={auditPath(id)} aria-label={i18n.t('View audit {id}', { id })}>
      {i18n.t('View')}
    </Link>
  </PanelLine>
);

/** Certification bodies do not see what another one plans; the standards body and the owners of the site see every plan. */
const useSeesEveryPlan = ({ visuals }: Site): boolean => {
  const isOf = useAudience();
  return isOf(['body']) || (!isOf(['cb']) && (visuals.isAbleToSchedule || visuals.isAbleToShare));
};

/** A standard without a planned next audit. */
const Unplanned = ({ site, audit }: { site: Site; audit: Audit }) => {
  const seesEveryPlan = useSeesEveryPlan(site);
  const { standard, expiryDate: day } = audit;
  const holds = isCertificated(audit) && day !== null;
  const due = (day: string) =>
    seesEveryPlan
      ? i18n.t('{standard} is due by {day}, not planned yet', { standard, day })
      : i18n.t('{standard} is due by {day}, nothing planned that you can see', { standard, day });
  const message = holds ? due(day) : i18n.t('{standard} has lapsed', { standard });
  return (
    <PanelLine icon={holds ? Hourglass : CircleX} title={<UnbrokenDays text={message} />}>
      <PlanIt siteId={site.id} of={audit} />
    </PanelLine>
  );
};

/** Certifications whose next audit is neither planned nor held; empty for readers who do not plan audits. */
const unplannedOf = (site: Site): Audit[] =>
  site.visuals.isAbleToSchedule
    ? certificationsOf(site.audits)
        .filter((audit) => isCertificated(audit) || audit.certificationStatus === 'Expired')
        .filter(({ standard }) => !site.scheduledAudits.some((planned) => planned.standard === standard))
        .filter(({ standardId }) => !heldAuditOf(site, standardId))
    : [];

/** What is left to do, or who does it, where nothing is planned. */
const NothingPlanned = ({ site }: { site: Site }) => {
  const { id, visuals } = site;
  const seesEveryPlan = useSeesEveryPlan(site);
  return (
    <PanelLine
      icon={CalendarOff}
      title={seesEveryPlan ? i18n.t('Nothing planned') : i18n.t('Nothing planned that you can see')}
      message={visuals.isAbleToSchedule ? undefined : i18n.t('A certification body plans the next audit')}
    >
      {visuals.isAbleToSchedule && <Link to={scheduleSitePath(id)}>{i18n.t('Plan an audit')}</Link>}
    </PanelLine>
  );
};

/** The next audits of a site, and the standards without one. */
export const SiteNextAudit = ({ site }: { site: Site }) => {
  const hasAudits = useFlag('AuditFeature');
  const plans = awaitedPlans(site);
  const held = heldAudits(site);
  const unplanned = unplannedOf(site);
  const isEmpty = plans.length + held.length + unplanned.length === 0;
  if (isEmpty && (!hasAudits || site.status === 'Archived')) return null;
  return (
    <Panel title={i18n.t('Next audit')}>
      <PanelLines>
        {held.map((audit) => (
          <Held key={audit.id} audit={audit} />
        ))}
        {plans.map((audit) => (
          <Planned key={audit.standard} site={site} audit={audit} />
        ))}
        {isEmpty && <NothingPlanned site={site} />}
        {unplanned.map((audit) => (
          <Unplanned key={audit.id} site={site} audit={audit} />
        ))}
      </PanelLines>
    </Panel>
  );
};
