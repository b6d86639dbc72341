import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import {
  type CertificationStatus,
  certifyingStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificateApi } from '@attestry/contract/features/certificate/certificate.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { quietSend, send } from '../../kernel/api.ts';
import { isAnswered, sentenceOf } from '../../kernel/api-error.ts';
import { formatDay, today } from '../../kernel/days.ts';
import { saveFile } from '../../kernel/files.ts';
import { showBanner } from '../../kernel/notices.ts';
import { quietAuditCalls } from '../audit-record/audit-record.public.ts';
import { CertificateValidity } from '../certificate/certificate.public.ts';

export const auditCalls = clientOf(send, auditApi);
export const certificateCalls = clientOf(quietSend, certificateApi);

export const auditReportQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id, 'report'], queryFn: () => quietAuditCalls.readReport({ params: { id } }) });

/** Site pages show their audits. */

interface Certification {
  certificationStatus: CertificationStatus;
  recordStatus: RecordStatus;
  expiryDate: string | null;
}

/** Whether the site is certificated today. */
const isValid = ({ certificationStatus, recordStatus, expiryDate }: Certification): boolean =>
  recordStatus === 'Current' &&
  certifyingStatuses.some((one) => one === certificationStatus) &&
  expiryDate !== null &&
  expiryDate >= today();

/** The time left of a valid or expired certificate; for any other, such as a suspended one, only the day. */
export const AuditValidity = ({ issueDate, ...certification }: Certification & { issueDate: string | null }) => {
  const { expiryDate, certificationStatus } = certification;
  if (!expiryDate || isValid(certification) || certificationStatus === 'Expired')
    return <CertificateValidity expiry={expiryDate} issue={issueDate} />;
  return formatDay(expiryDate);
};

const unavailability = (error: unknown): string => {
  if (!isAnswered(error, 404) || !error.body) return sentenceOf(error);
  const { message, detail } = error.body;
  return detail ? `${message}: ${detail}` : message;
};

export const downloadCertificate = async (id: string): Promise<void> => {
  try {
    saveFile(await certificateCalls.download({ params: { id } }));
  } catch (error) {
    showBanner(unavailability(error));
  }
};

/** Failures show the banner. */
export const downloadReport = (id: string): Promise<void> =>
  auditCalls.reportDocument({ params: { id } }).then(saveFile, () => undefined);
