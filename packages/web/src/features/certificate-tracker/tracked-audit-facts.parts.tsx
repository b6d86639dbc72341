import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { auditPath } from '../../blocks/addresses.ts';
import { DetailsColumns } from '../../blocks/details/details-screen.tsx';
import { address } from '../../blocks/details/place-and-contact.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { formatDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import type { Fact } from '../../ui/facts-strip.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AuditValidity } from '../certificate/certificate.public.ts';
import { UnreadMark } from '../notification/notification.public.ts';
import { levelWords, useUpgradeNeeded } from './certificate-tracker.parts.tsx';
import { useReadsRecord } from './tracked-audit-actions.parts.tsx';

/** Every status but Certificated is in red. The mark stays until the record is left, though opening it reads its alerts. */
const Status = ({ audit: { certificationStatus, statusDate, alert: unread } }: { audit: TrackedAudit }) => {
  const [alert] = useState(unread);
  return (
    <>
      <RecordStatus
        status={certificationStatus.name}
        {...(certificationStatus.name !== 'Certificated' && { tone: 'bad' })}
      />
      {statusDate && <small>{i18n.t('since {day}', { day: formatDay(statusDate) })}</small>}
      {alert && (
        <small>
          <UnreadMark alert={alert} />
        </small>
      )}
    </>
  );
};

const Validity = ({ audit }: { audit: TrackedAudit }) => (
  <AuditValidity
    certificationStatus={audit.certificationStatus.name}
    recordStatus="Current"
    issueDate={audit.certificateIssueDate}
    expiryDate={audit.certificateExpiryDate}
  />
);

const NoPdf = ({ why }: { why: string | null }) => (
  <>
    <Missing word={i18n.t('No PDF')} />
    {why !== null && <small>{why}</small>}
  </>
);

/** Lite readers download it from their own audits alone. */
const Certificate = ({ audit }: { audit: TrackedAudit }) => {
  const upgradeNeeded = useUpgradeNeeded();
  const readsRecord = useReadsRecord()(audit);
  if (!audit.hasCertificate) return <NoPdf why={audit.missingCertificate} />;
  if (upgradeNeeded === undefined) return i18n.t('To download as PDF');
  return readsRecord ? (
    <Link to={auditPath(audit.id)}>{i18n.t('To download from the audit')}</Link>
  ) : (
    <NoPdf why={upgradeNeeded} />
  );
};

const Publication = ({ audit: { site, isPublished } }: { audit: TrackedAudit }) =>
  isPublished ? <a href={`/site/${site.id}`}>{i18n.t('What is published of this site')}</a> : i18n.t('Not public');

/** What the reader is shown, and since when or why not they ask for the rest. */
const Level = ({ audit: { level, requestedAt } }: { audit: TrackedAudit }) => {
  const isLite = useUpgradeNeeded() !== undefined;
  return (
    <>
      {level === 'basic' && <Lock size={14} aria-hidden="true" />} {levelWords(level)}
      {requestedAt !== null && (
        <small>
          {i18n.t('Report access requested')} <EventTime at={requestedAt} />
        </small>
      )}
      {isLite && level !== 'full' && (
        <small>{i18n.t('With Directory Pro you can request access to the report.')}</small>
      )}
    </>
  );
};

/** The facts at the head of the record; its validity only where its level shows it. */
export const trackedFacts = (audit: TrackedAudit): Fact[] => [
  { label: i18n.t('Certification status'), value: <Status audit={audit} /> },
  ...(audit.level === 'basic' ? [] : [{ label: i18n.t('Validity'), value: <Validity audit={audit} /> }]),
  { label: i18n.t('Certificate'), value: <Certificate audit={audit} /> },
  {
    label: i18n.t('Shown to you'),
    value: <Level audit={audit} />,
  },
  { label: i18n.t('Public page'), value: <Publication audit={audit} /> },
];

type Row = readonly [string, ReactNode];

/** Rows without what the level does not show and what does not apply. */
const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const shown = rows.filter(([, value]) => value !== null && value !== '');
  if (shown.length === 0) return null;
  return (
    <Panel title={title}>
      <FieldRows>
        {shown.map(([label, value]) => (
          <FieldRow key={label} label={label}>
            {value}
          </FieldRow>
        ))}
      </FieldRows>
    </Panel>
  );
};

const day = (date: string | null) => date && formatDay(date);

const certificateRows = (audit: TrackedAudit): Row[] => [
  [i18n.t('Standard'), audit.standard.name],
  [i18n.t('Grade'), audit.grade],
  [i18n.t('Scope'), audit.scope],
  [i18n.t('Exclusions from scope'), audit.exclusion],
  [i18n.t('Category'), audit.category],
  [i18n.t('Additional modules'), audit.additionalModules],
  [i18n.t('Certification body'), audit.certificationBody?.name ?? null],
  [i18n.t('Certificate issue date'), day(audit.certificateIssueDate)],
  [i18n.t('Certificate expiry date'), day(audit.certificateExpiryDate)],
  [i18n.t('{status} because', { status: i18n.t(audit.certificationStatus.name) }), audit.statusReason],
  [i18n.t('Last change'), day(audit.lastChange)],
];

const auditRows = (audit: TrackedAudit): Row[] => [
  [i18n.t('Audit ID'), audit.id],
  [i18n.t('Audit programme'), audit.auditProgramme],
  [i18n.t('Audit start date'), day(audit.startDate)],
  [i18n.t('Audit end date'), day(audit.endDate)],
  [i18n.t('Validation date'), day(audit.validationDate)],
  [i18n.t('Program owner'), audit.programOwner],
  [i18n.t('Audit owner'), audit.auditOwner?.name ?? null],
];

const siteRows = ({ site, siteLocation }: TrackedAudit): Row[] => [
  [i18n.t('Site name'), site.name],
  [i18n.t('Site code'), site.id],
  [i18n.t('Address'), address(siteLocation)],
];

/** All that the Certificate Tracker shows the reader; what it hides is absent. */
export const TrackedRows = ({ audit }: { audit: TrackedAudit }) => {
  const [ofCertificate, ofSite, ofAudit] = [certificateRows(audit), siteRows(audit), auditRows(audit)];
  if (audit.level === 'basic')
    return <Rows title={i18n.t('Basic details')} rows={[...ofSite, ...ofCertificate, ...ofAudit]} />;
  return (
    <DetailsColumns
      beside={
        <>
          <Rows title={i18n.t('Site')} rows={ofSite} />
          <Rows title={i18n.t('Audit')} rows={ofAudit} />
        </>
      }
    >
      <Rows title={i18n.t('Certificate')} rows={ofCertificate} />
    </DetailsColumns>
  );
};
