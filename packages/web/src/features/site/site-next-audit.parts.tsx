import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CircleX, Hourglass } from 'lucide-react';
import { scheduleSitePath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { daysLeft } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLines } from '../../ui/panel-lines.tsx';
import { isCertificated } from '../certificate/certificate.public.ts';
import { certificationsOf } from './site-certifications.parts.tsx';

type Scheduled = Site['scheduledAudits'][number];
type Audit = Site['audits'][number];

const untilText = (day: string): string => {
  const left = daysLeft(day);
  if (left === 0) return i18n.t('today');
  return left > 0
    ? i18n.t('in {left, plural, one {# day} other {{days} days}}', { left, days: formatCount(left) })
    : i18n.t('{past, plural, one {# day} other {{days} days}} ago', { past: -left, days: formatCount(-left) });
};

const Planned = ({ audit }: { audit: Scheduled }) => {
  const { nextScheduledAuditDate: day, standard, scheduleCertificationBody, scheduleStatus } = audit;
  const when = day === null ? i18n.t('Comes unannounced') : i18n.t('{day}, {until}', { day, until: untilText(day) });
  return (
    <PanelLine icon={CalendarDays} title={when} message={`${standard} · ${scheduleCertificationBody}`}>
      <RecordStatus status={scheduleStatus} />
    </PanelLine>
  );
};

/** A standard whose next audit nobody has planned. */
const Unplanned = ({ siteCode, audit }: { siteCode: string; audit: Audit }) => {
  const { standard, expiryDate: day } = audit;
  const holds = isCertificated(audit) && day !== null;
  const message = holds
    ? i18n.t('{standard} is due by {day}, not planned yet', { standard, day })
    : i18n.t('{standard} has lapsed', { standard });
  return (
    <PanelLine icon={holds ? Hourglass : CircleX} title={message}>
      <Link to={scheduleSitePath(siteCode)} aria-label={i18n.t('Plan the audit for {standard}', { standard })}>
        {i18n.t('Plan it')}
      </Link>
    </PanelLine>
  );
};

/** Certifications to be renewed; only those who plan audits know that none is planned. */
const unplannedOf = ({ audits, scheduledAudits, visuals }: Site): Audit[] =>
  visuals.isAbleToSchedule
    ? certificationsOf(audits)
        .filter((audit) => isCertificated(audit) || audit.certificationStatus === 'Expired')
        .filter(({ standard }) => !scheduledAudits.some((planned) => planned.standard === standard))
    : [];

/** The next audits of a site, and the standards that have none. */
export const SiteNextAudit = ({ site }: { site: Site }) => {
  const unplanned = unplannedOf(site);
  if (site.scheduledAudits.length + unplanned.length === 0) return null;
  return (
    <Panel title={i18n.t('Next audit')}>
      <PanelLines>
        {site.scheduledAudits.map((audit) => (
          <Planned key={audit.standard} audit={audit} />
        ))}
        {unplanned.map((audit) => (
          <Unplanned key={audit.id} siteCode={site.id} audit={audit} />
        ))}
      </PanelLines>
    </Panel>
  );
};
