import {
  type CertificationStatus,
  certifyingStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';

interface Certified {
  certificationStatus: CertificationStatus;
}

interface Prospect {
  /** The Current record that would make way. */
  former: Certified | undefined;
  /** The record whose report is replaced. */
  before: (Certified & { recordStatus: RecordStatus }) | undefined;
  standing: Certified;
}

const isCertificated = (record: Certified | undefined) =>
  certifyingStatuses.some((one) => one === record?.certificationStatus);

/** A report that ends a valid certificate is asked about before it does. */
export const endingOf = ({ former, before, standing }: Prospect, standard: string): ReportMessage[] => {
  const present = former ?? (before?.recordStatus === 'Current' ? before : undefined);
  if (!isCertificated(present) || isCertificated(standing)) return [];
  const becomes = standing.certificationStatus;
  return [{ message: `The site's valid ${standard} certificate would end: this report is ${becomes}.` }];
};
