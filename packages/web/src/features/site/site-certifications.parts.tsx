import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, CircleCheck, CircleX, Download, Upload } from 'lucide-react';
import { auditPath, newRecordPath, scheduleSitePath } from '../../blocks/addresses.ts';
import { listedStatus, RecordStatus } from '../../blocks/record-status.tsx';
import { daysAfter } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AuditSeal, AuditValidity, downloadCertificate, isCertificated } from '../certificate/certificate.public.ts';
import styles from './site-certifications.module.css';
import { heldAuditOf } from './site-plans.parts.tsx';

type Audit = Site['audits'][number];

/** The audit shown for each standard: the Current one, or else the latest. Expects the latest audits first. */
export const certificationsOf = (audits: readonly Audit[]): Audit[] =>
  [...new Set(audits.map(({ standard }) => standard))].flatMap((standard) => {
    const ofStandard = audits.filter((audit) => audit.standard === standard);
    return ofStandard.find(({ recordStatus }) => recordStatus === 'Current') ?? ofStandard.slice(0, 1);
  });

/** As it counts: a certification of an archived site is in force no more. */
const asItCounts = (site: Site, audit: Audit): Audit =>
  site.status === 'Archived' && isCertificated(audit) ? { ...audit, recordStatus: 'Archived' } : audit;

/** The first day without the certification, once it has ended; undefined if unknown. */
const endOf = ({ certificationStatus, statusDate, expiryDate }: Audit): string | undefined => {
  if (certificationStatus === 'Expired' && expiryDate) return daysAfter(expiryDate, 1);
  return statusDate ?? undefined;
};

const verdictOf = (site: Site, certifications: readonly Audit[]): { certificated: boolean; message: string } => {
  if (site.status === 'Archived')
    return { certificated: false, message: i18n.t('Not certificated today, as the site is archived') };
  const total = certifications.length;
  const count = certifications.filter(isCertificated).length;
  if (count > 0) {
    const message =
      total === 1
        ? i18n.t('Certificated today')
        : i18n.t('Certificated today for {count} of {total} standards', { count, total });
    return { certificated: true, message };
  }
  const ends = certifications.map(endOf);
  const day = ends.toSorted().at(-1);
  const isKnown = day !== undefined && !ends.includes(undefined);
  return {
    certificated: false,
    message: isKnown ? i18n.t('Not certificated today, since {day}', { day }) : i18n.t('Not certificated today'),
  };
};

const Verdict = ({ site, certifications }: { site: Site; certifications: readonly Audit[] }) => {
  const { certificated, message } = verdictOf(site, certifications);
  const Icon = certificated ? CircleCheck : CircleX;
  return (
    <header className={styles.head} data-certificated={certificated}>
      <Icon size={21} aria-hidden="true" />
      <h2>{message}</h2>
      <span>{i18n.t('by the audits that you can see')}</span>
    </header>
  );
};

/** What is or was certificated, and the grade of a certification that has ended. */
const Scope = ({ audit }: { audit: Audit }) => {
  const { certificationStatus, grade, scope } = audit;
  const last = certificationStatus === 'Expired' && grade ? i18n.t('last grade {grade}', { grade }) : undefined;
  return (
    <p className={styles.scope}>
      <bdi>{[scope, last].filter(Boolean).join(' · ')}</bdi>
    </p>
  );
};

/** The grade of a certification that has ended stands in words. */
const Seal = ({ audit }: { audit: Audit }) => (
  <AuditSeal large {...audit} grade={audit.certificationStatus === 'Expired' ? null : audit.grade} />
);

const NextStep = ({ site, audit }: { site: Site; audit: Audit }) => {
  const { id, standardId, standard, hasCertificate } = audit;
  if (hasCertificate)
    return (
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        aria-label={i18n.t('Certificate for {standard}', { standard })}
        onClick={() => void downloadCertificate(id)}
      >
        {i18n.t('Certificate')}
      </Button>
    );
  const isHeld = heldAuditOf(site, standardId) !== undefined;
  if (isCertificated(audit) || isHeld || !site.visuals.isAbleToSchedule) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to={scheduleSitePath(site.id, standardId)}
      leftSection={<CalendarPlus size={16} aria-hidden="true" />}
      aria-label={i18n.t('Plan an audit for {standard}', { standard })}
    >
      {i18n.t('Plan an audit')}
    </Button>
  );
};

const Certification = ({ site, audit }: { site: Site; audit: Audit }) => (
  <li className={styles.row}>
    <Seal audit={audit} />
    <div className={styles.words}>
      <h3>{audit.standard}</h3>
      <Scope audit={audit} />
    </div>
    <div className={styles.status}>
      <RecordStatus status={listedStatus(audit.recordStatus, audit.certificationStatus)} />
    </div>
    <div className={styles.validity}>
      <AuditValidity {...audit} />
    </div>
    <div className={styles.actions}>
      <NextStep site={site} audit={audit} />
      <Link to={auditPath(audit.id)}>{i18n.t('Audit {id}', { id: audit.id })}</Link>
    </div>
  </li>
);

const NoAudits = ({ site: { id, visuals } }: { site: Site }) => (
  <EmptyState title={i18n.t('No audit of this site that you can see')}>
    {visuals.isAbleToUpload && (
      <Button
        variant="default"
        component={Link}
        to={newRecordPath(id)}
        leftSection={<Upload size={16} aria-hidden="true" />}
      >
        {i18n.t('Upload the first report')}
      </Button>
    )}
  </EmptyState>
);

/** Whether the site is certificated today and for which standards, judging by the audits that the reader sees. */
export const SiteCertifications = ({ site }: { site: Site }) => {
  const certifications = certificationsOf(site.audits).map((audit) => asItCounts(site, audit));
  if (certifications.length === 0)
    return (
      <Panel title={i18n.t('Certifications')}>
        <NoAudits site={site} />
      </Panel>
    );
  return (
    <Panel>
      <Verdict site={site} certifications={certifications} />
      <ul className={styles.rows}>
        {certifications.map((audit) => (
          <Certification key={audit.id} site={site} audit={audit} />
        ))}
      </ul>
    </Panel>
  );
};
