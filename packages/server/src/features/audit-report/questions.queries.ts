import {
  type CertificationStatus,
  certifyingStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Neighbour } from '../audit-life/audit-life.public.ts';
import { auditOfId, type ExistingAudit } from './existing-audit.queries.ts';

interface Certified {
  certificationStatus: CertificationStatus;
}

interface Succession {
  /** The Current record that would be displaced. */
  former: Certified | undefined;
  /** The record whose report is replaced. */
  before: (Certified & { recordStatus: RecordStatus }) | undefined;
  standing: Certified;
}

const isCertificated = (record: Certified | undefined) =>
  certifyingStatuses.some((one) => one === record?.certificationStatus);

/** A question before a report ends a valid certificate. */
export const askAboutEnding = ({ former, before, standing }: Succession, standard: string): ReportMessage[] => {
  const present = former ?? (before?.recordStatus === 'Current' ? before : undefined);
  if (!isCertificated(present) || isCertificated(standing)) return [];
  const becomes = standing.certificationStatus;
  return [
    { message: `The site's valid ${standard} certificate would end: this report is ${becomes}.`, question: 'ends' },
  ];
};

/** The record that would be displaced; undefined for a caller who does not see it. */
export const formerInSight = async (
  { db, actor }: Context,
  former: Neighbour | undefined,
): Promise<ExistingAudit | undefined> => former && auditOfId(db, actor, former.id);

/** A question that names the record to be closed. */
export const askAboutClosing = async (
  ctx: Context,
  former: Neighbour | undefined,
  particulars = '',
): Promise<ReportMessage[]> => {
  const seen = await formerInSight(ctx, former);
  if (!seen) return [];
  const message = `Audit ${seen.id} by ${seen.certificationBody.name}${particulars} would be closed.`;
  return [{ message, question: 'closes' }];
};
