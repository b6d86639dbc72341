import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { listedStatus, RecordStatus } from '../../../blocks/record-status.tsx';
import { formatDay } from '../../../kernel/days.ts';
import { i18n } from '../../../kernel/texts.ts';
import type { Fact } from '../../../ui/facts-strip.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import {
  AuditValidity,
  CertificateNumber,
  isCertificated,
  useWhyNoCertificate,
} from '../../certificate/certificate.public.ts';
import { PublicationFact } from '../../sharing/sharing.public.ts';
import { auditReportQuery } from '../audit.parts.tsx';
import { type Findings, findingsIn } from './findings.parts.tsx';

/** What explains the status, below it. */
const noteOf = ({ recordStatus, certificationStatus, statusDate, holdingReason }: Audit): string | null => {
  if (recordStatus === 'Archived') return i18n.t('was {status}', { status: i18n.t(certificationStatus.name) });
  if (recordStatus === 'Holding') return holdingReason;
  return statusDate && i18n.t('since {day}', { day: formatDay(statusDate) });
};

const Status = ({ audit }: { audit: Audit }) => {
  const note = noteOf(audit);
  return (
    <>
      <RecordStatus status={listedStatus(audit.recordStatus, audit.certificationStatus.name)} />
      {note && <small>{note}</small>}
    </>
  );
};

const Validity = ({ audit }: { audit: Audit }) => (
  <AuditValidity
    certificationStatus={audit.certificationStatus.name}
    recordStatus={audit.recordStatus}
    validationDate={audit.validationDate}
    issueDate={audit.certificateIssueDate}
    expiryDate={audit.certificateExpiryDate}
  />
);

/** A certificate that is suspended, withdrawn or replaced is neither valid nor expired. */
const validityLabel = ({ certificationStatus, recordStatus, certificateExpiryDate }: Audit): string => {
  const status = certificationStatus.name;
  const standing = { certificationStatus: status, recordStatus, expiryDate: certificateExpiryDate };
  if (isCertificated(standing)) return i18n.t('Valid to');
  return recordStatus === 'Current' && status === 'Expired' ? i18n.t('Expired on') : i18n.t('Validity');
};

const openWords = ({ total, open }: Findings): string => {
  if (open === 0) return i18n.t('all closed');
  return open === total ? i18n.t('all open') : i18n.t('{open} open', { open });
};

/** How many non-conformities of each severity the report raises, the worst first, and how many are open. */
const FindingsFact = ({ id }: { id: string }) => {
  const { data: report, isPending } = useQuery(auditReportQuery(id));
  if (isPending) return <LineSkeletons lines={1} />;
  const findings = report && findingsIn(report);
  if (!findings) return <Missing word={report ? i18n.t('No report') : i18n.t('Not available')} />;
  if (findings.total === 0) return i18n.t('None');
  return (
    <>
      <PartsLine parts={findings.counts.map(({ count, severity }) => `${count} ${i18n.t(severity)}`)} separator=", " />
      <small>{openWords(findings)}</small>
    </>
  );
};

/** What alone keeps the certificate from readers; undefined where something else does. */
const keptBy = ({ recordStatus, certificationStatus }: Audit): string | undefined => {
  if (recordStatus === 'Archived') return i18n.t('Record archived');
  return certificationStatus.name === 'Suspended' ? i18n.t('Certificate suspended') : undefined;
};

const NoCertificate = ({ audit }: { audit: Audit }) => {
  const { recordStatus, certificationStatus } = audit;
  const why = useWhyNoCertificate()({ recordStatus, certificationStatus: certificationStatus.name });
  return (
    <>
      <Missing word={i18n.t('Not available')} />
      <small>{keptBy(audit) ?? why}</small>
    </>
  );
};

/** The facts at the head of an audit. */
export const headFacts = (audit: Audit, readsReport: boolean): Fact[] => [
  { label: i18n.t('Status'), value: <Status audit={audit} /> },
  { label: validityLabel(audit), value: <Validity audit={audit} /> },
  {
    label: i18n.t('Certificate'),
    value: audit.certificate ? <CertificateNumber certificate={audit.certificate} /> : <NoCertificate audit={audit} />,
  },
  ...(readsReport ? [{ label: i18n.t('Non-conformities'), value: <FindingsFact id={audit.id} /> }] : []),
  { label: i18n.t('Who can see it'), value: <PublicationFact audit={audit} /> },
];
