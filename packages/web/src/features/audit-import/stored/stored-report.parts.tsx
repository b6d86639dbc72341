import { awardedGrade } from '@attestry/contract/features/audit/audit.states.ts';
import type {
  ImportResult,
  StoredReport as Stored,
} from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { auditPath, sitePath } from '../../../blocks/addresses.ts';
import { AuditorNamed } from '../../../blocks/auditor-named.tsx';
import { DetailsColumns } from '../../../blocks/details/details-screen.tsx';
import { listedStatus, RecordStatus } from '../../../blocks/record-status.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { type Fact, FactsStrip } from '../../../ui/facts-strip.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { UnbrokenDays } from '../../../ui/unbroken-days.tsx';
import { AuditSeal, AuditValidity, CertificateNumber, isCertificated } from '../../certificate/certificate.public.ts';
import { CertificateCard } from './certificate-card.parts.tsx';
import styles from './stored-report.module.css';
import { NextSteps, WhatChanged } from './what-changed.parts.tsx';

/** The result in one line: the grade and the last valid day, or why there is no certificate. */
const headline = (stored: Stored): string => {
  const { certificationStatus, recordStatus, expiryDate } = stored;
  const grade = awardedGrade(stored.grade ?? undefined);
  if (isCertificated(stored) && expiryDate)
    return grade
      ? i18n.t('Grade {grade}, certificated until {day}', { grade, day: expiryDate })
      : i18n.t('Certificated until {day}', { day: expiryDate });
  return recordStatus === 'Current' ? i18n.t(certificationStatus) : i18n.t(recordStatus);
};

const done = ({ status }: ImportResult, { isStoredBefore }: Stored): string => {
  if (isStoredBefore) return i18n.t('The report was stored before');
  return status === 'SuccessWithWarnings'
    ? i18n.t('The report was uploaded with warnings')
    : i18n.t('The report was uploaded');
};

/** Gets the focus, so that screen readers read it out. */
const Headline = ({ result, stored, auditId }: { result: ImportResult; stored: Stored; auditId: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const warned = result.status === 'SuccessWithWarnings';
  const Icon = warned ? TriangleAlert : CircleCheck;
  return (
    <div className={styles.head}>
      <AuditSeal large {...stored} />
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          <span className={styles.done} data-warned={warned || undefined}>
            <Icon size={17} aria-hidden="true" />
            {done(result, stored)}
          </span>{' '}
          <UnbrokenDays text={headline(stored)} />
        </h2>
        <p>
          <PartsLine
            parts={[
              <Link key="site" to={sitePath(stored.site.id)}>
                {stored.site.name}
              </Link>,
              i18n.t('Site {id}', { id: stored.site.id }),
              i18n.t('Audit {id}', { id: auditId }),
              stored.standard,
            ]}
          />
        </p>
        {stored.holdingReason && <p>{stored.holdingReason}</p>}
      </div>
    </div>
  );
};

const factsOf = ({ auditorName, auditorNo }: ImportResult, stored: Stored): Fact[] => [
  {
    label: i18n.t('Status'),
    value: <RecordStatus status={listedStatus(stored.recordStatus, stored.certificationStatus)} />,
  },
  {
    label: i18n.t('Valid to'),
    value: <AuditValidity {...stored} />,
  },
  {
    label: i18n.t('Certificate'),
    value: stored.certificate ? (
      <CertificateNumber certificate={stored.certificate} />
    ) : (
      <Missing word={i18n.t('No certificate')} />
    ),
  },
  { label: i18n.t('Audit owner'), value: <bdi>{stored.owner}</bdi> },
  {
    label: i18n.t('Auditor'),
    value: <AuditorNamed name={auditorName} number={auditorNo} id={stored.auditorId} />,
  },
];

interface StoredReportProps {
  result: ImportResult;
  stored: Stored;
  auditId: string;
  onUploadAnother: () => void;
  children?: ReactNode;
}

/** The result of a stored report, then what it changed, then the next steps. */
export const StoredReport = ({ result, stored, auditId, onUploadAnother, children }: StoredReportProps) => (
  <div className={styles.stack}>
    <section className={styles.result}>
      <Headline {...{ result, stored, auditId }} />
      <FactsStrip facts={factsOf(result, stored)} />
    </section>
    <DetailsColumns
      beside={
        <div className={styles.stack}>
          {stored.certificate && (
            <CertificateCard stored={stored} number={stored.certificate.number} auditId={auditId} />
          )}
          <Button variant={stored.certificate ? 'default' : 'filled'} component={Link} to={auditPath(auditId)}>
            {i18n.t('View audit')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        {children}
        <WhatChanged stored={stored} />
        <NextSteps stored={stored} auditId={auditId} onUploadAnother={onUploadAnother} />
      </div>
    </DetailsColumns>
  </div>
);
