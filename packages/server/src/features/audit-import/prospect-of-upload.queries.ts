import type { ReportProspect } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { standingOfReport } from '../audit-life/audit-life.public.ts';
import {
  type Approval,
  type ExistingAudit,
  formerInSight,
  isByOwner,
  judgeApproval,
  lockAudit,
  lockAuditOfFile,
  lockAuditOfVisit,
  type Owner,
  type Prospect,
  prospectOf,
  wouldBePublished,
} from '../audit-report/audit-report.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import type { Target } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

/** The records that a report replaces or duplicates, read under the lock of the slot. */
interface Concerned {
  /** The record whose report is replaced: the one to update, that of the same visit, or that of the same file. */
  before: ExistingAudit | undefined;
  /** Another record that the report would duplicate. */
  double: ExistingAudit | undefined;
}

const recordsConcerned = async (
  { db, actor }: WriteContext,
  { read, file }: Upload,
  target: Target,
): Promise<Concerned> => {
  const visit = { siteId: target.site.id, standardId: target.standardId, bodyId: target.body.id };
  const { auditId } = target;
  const startDate = answerText(read.keys.startDate);
  const ofVisit = startDate ? await lockAuditOfVisit(db, actor, visit, { startDate, otherThan: auditId }) : undefined;
  if (auditId) return { before: await lockAudit(db, actor, auditId), double: ofVisit };
  return { before: ofVisit ?? (await lockAuditOfFile(db, actor, visit, file.sha256)), double: undefined };
};

/** What storing an upload would change. */
export interface UploadProspect extends Concerned, Prospect {
  owner: Owner;
  approval: Approval;
}

export const prospectOfUpload = async (ctx: WriteContext, upload: Upload, target: Target): Promise<UploadProspect> => {
  const concerned = await recordsConcerned(ctx, upload, target);
  const { before } = concerned;
  const { keys, template } = upload.read;
  const startDate = answerText(keys.startDate) ?? '';
  const record = { id: before?.id, siteId: target.site.id, standardId: target.standardId, startDate };
  const prospect = await prospectOf(ctx, record, ({ present, follower }) =>
    standingOfReport({
      decision: answerText(keys.decision) ?? '',
      startDate,
      byOwner: isByOwner(ctx.actor),
      onHold: target.onHold,
      present,
      follower: follower?.certificationStatus,
      replaced: before,
    }),
  );
  return {
    ...concerned,
    ...prospect,
    owner: target.namedOwner ?? before?.owner ?? target.site.company,
    approval: await judgeApproval(ctx, { ...target, standard: template.standard }),
  };
};

/** The Current record that would be replaced, for a caller who sees it. */
const supersededBy = async (ctx: Context, { former }: UploadProspect): Promise<ReportProspect['supersedes']> => {
  const seen = await formerInSight(ctx, former);
  if (!seen || !former) return null;
  const { recordStatus, certificationStatus } = former.becomes;
  const { id, startDate } = former;
  return { id, startDate, certificationBody: seen.certificationBody.name, recordStatus, certificationStatus };
};

/** The prospect of an upload as texts and days, shown before a question is answered. */
export const describeProspect = async (
  ctx: Context,
  { read }: Upload,
  { site, body }: Target,
  prospect: UploadProspect,
): Promise<ReportProspect> => {
  const { before, standing, owner } = prospect;
  const answer = (key: keyof typeof read.keys) => answerText(read.keys[key]) ?? null;
  const expiryDate = answer('expiryDate');
  return {
    ...standing,
    site: { id: site.id, name: site.name },
    standard: withProductName(read.template.standard, ctx.kernel.settings),
    certificationBody: body.name,
    owner: owner.name,
    decision: answer('decision'),
    grade: answer('grade'),
    startDate: answer('startDate'),
    issueDate: answer('issueDate'),
    expiryDate,
    isPublished: await wouldBePublished(ctx, { id: before?.id, siteId: site.id, standing, expiryDate }),
    replaces: before ? { id: before.id } : null,
    supersedes: await supersededBy(ctx, prospect),
  };
};
