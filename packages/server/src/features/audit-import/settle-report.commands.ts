import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { StoringContext } from '../../kernel/files/storing-files.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import {
  holdNamed,
  lockSlot,
  makeWay,
  type Neighbour,
  neighboursOf,
  type Standing,
  standingBeside,
  standingOf,
} from '../audit-life/audit-life.public.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { settleQuestion } from '../confirmation/confirmation.public.ts';
import { alertOfAudit } from '../notification/notification.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { type Approval, judgeApproval } from './approval.queries.ts';
import { alertOfDepartures } from './departure.emails.ts';
import { differencesFrom } from './differences.rules.ts';
import { endingOf } from './ending.rules.ts';
import { type ExistingAudit, lockAudit, lockAuditOfFile, lockAuditOfVisit } from './import-target.queries.ts';
import { storeNew, storeReplacement } from './store-report.commands.ts';
import { whyKept } from './submissions.rules.ts';
import { type Owner, type Target, targetOf } from './target-of-report.queries.ts';
import { newsOf, type Upload } from './uploaded-report.rules.ts';

type Ending = Pick<ImportResult, 'status' | 'messages' | 'auditExternalId' | 'owner'>;

/** What the report meets in the directory, read under the lock of its site and standard. */
interface Met {
  /** The record whose report is replaced: the one to update, that of the same visit, or that of the same file. */
  before: ExistingAudit | undefined;
  /** Another record that the report would double. */
  double: ExistingAudit | undefined;
}

const meet = async ({ db, actor }: WriteContext, { read, file }: Upload, target: Target): Promise<Met> => {
  const visit = { siteId: target.site.id, standardId: target.standardId, bodyId: target.body.id };
  const { auditId } = target;
  const startDate = answerText(read.keys.startDate);
  const ofVisit = startDate ? await lockAuditOfVisit(db, actor, visit, { startDate, otherThan: auditId }) : undefined;
  if (auditId) return { before: await lockAudit(db, actor, auditId), double: ofVisit };
  return { before: ofVisit ?? (await lockAuditOfFile(db, actor, visit, file.sha256)), double: undefined };
};

/** What the report meets, and what would come of it if it were stored. */
interface Prospect extends Met {
  owner: Owner;
  approval: Approval;
  standing: Standing;
  /** The Current record that would make way, and where it would stand then. */
  former: (Neighbour & { becomes: Standing }) | undefined;
}

const prospectOf = async (ctx: WriteContext, upload: Upload, target: Target): Promise<Prospect> => {
  const met = await meet(ctx, upload, target);
  const { keys, template } = upload.read;
  const startDate = answerText(keys.startDate) ?? '';
  const slot = { siteId: target.site.id, standardId: target.standardId };
  const record = { id: met.before?.id, startDate, today: ctx.today };
  const { present, follower } = await neighboursOf(ctx.db, slot, record);
  const standing = standingOf({
    decision: answerText(keys.decision) ?? '',
    startDate,
    byOwner: !isOf(ctx.actor, 'body') && !isOf(ctx.actor, 'cb'),
    onHold: target.onHold,
    present,
    follower: follower?.certificationStatus,
    replaced: met.before,
  });
  const { recordStatus, certificationStatus } = standing;
  const makesWay = present !== undefined && recordStatus === 'Current';
  return {
    ...met,
    owner: target.namedOwner ?? met.before?.owner ?? target.site.company,
    approval: await judgeApproval(ctx, { ...target, standard: template.standard }),
    standing,
    former: makesWay ? { ...present, becomes: standingBeside(present, { startDate, certificationStatus }) } : undefined,
  };
};

/** Whether this very file made the record, and it would stand and belong where it does. */
const isSame = ({ file }: Upload, before: ExistingAudit, { owner, standing }: Prospect): boolean =>
  before.fileSha256 === file.sha256 && before.owner.id === owner.id && before.recordStatus === standing.recordStatus;

const refusalsOf = (
  { actor }: WriteContext,
  { before, double, approval }: Prospect,
  target: Target,
): ReportMessage[] => {
  const same = 'of this site, standard and start date';
  const isKept = before && !before.mayEdit;
  const kept = before?.mayEdit ? whyKept(actor, target.body, before, 'replaced') : undefined;
  return [
    ...approval.refusals,
    ...(double ? [{ message: `Audit ${double.id} is ${same} already: update that one.` }] : []),
    ...(isKept ? [{ message: `Audit ${before.id} ${same} is ${before.recordStatus} and cannot be replaced.` }] : []),
    ...(kept ? [{ message: kept }] : []),
  ];
};

/** Another certification body's record of the same visit is closed by this one. Where it is out of sight, nothing is told of it. */
const closingOf = async ({ db, actor }: WriteContext, { read }: Upload, { former }: Prospect) => {
  const isOfVisit = former !== undefined && former.startDate === answerText(read.keys.startDate);
  const seen = isOfVisit ? await lockAudit(db, actor, former.id) : undefined;
  if (!seen) return [];
  const by = seen.certificationBody.name;
  return [{ message: `Audit ${seen.id} by ${by}, of this site, standard and start date, would be closed.` }];
};

const changesTo = ({ auditId }: Target, { before, owner }: Prospect): ReportMessage[] => {
  if (!before) return [];
  const replaced = `Audit ${before.id} of this site, standard and start date would be replaced.`;
  const moved = `The audit owner would change from ${before.owner.name} to ${owner.name}.`;
  return [...(auditId ? [] : [{ message: replaced }]), ...(owner.id === before.owner.id ? [] : [{ message: moved }])];
};

const settleQuestions = async (ctx: WriteContext, upload: Upload, place: Target, prospect: Prospect) => {
  const { form, judgement } = upload;
  const { site, body, countryId } = place;
  const { before, owner, approval } = prospect;
  const record = before ? `audit ${before.id} version ${before.version}` : 'new audit';
  const target = `${record} of site ${site.id} by ${body.id} for ${owner.id}`;
  const about = { contentSha256: upload.file.sha256, target };
  const confirms = [
    ...changesTo(place, prospect),
    ...(await closingOf(ctx, upload, prospect)),
    ...differencesFrom(upload.read, site, countryId),
    ...endingOf(prospect, upload.read.template.standard),
  ];
  const overrides = [...approval.overrides, ...judgement.overrides];
  return (
    (await settleQuestion(ctx, { ...about, status: 'Confirm', findings: confirms }, form)) ??
    settleQuestion(ctx, { ...about, status: 'OverrideWarning', findings: overrides }, form)
  );
};

const store = async (ctx: StoringContext, upload: Upload, target: Target, prospect: Prospect): Promise<string> => {
  const { before, owner, standing, former } = prospect;
  // Safe before the rows that name it: a file without a row is no harm, a row without its file is.
  await ctx.keep(upload.file.bytes);
  await holdNamed(ctx.db, { companyId: owner.id, bodyId: target.body.id });
  if (former) await makeWay(ctx, former, former.becomes);
  const { actor, today, organisation } = ctx;
  const accepted = { upload, target, owner, standing, actor, today, organisation };
  const auditId = before ? await storeReplacement(ctx.db, before.id, accepted) : await storeNew(ctx.db, accepted);
  await issueCertificate(ctx.db, { auditId, today: ctx.today, settings: ctx.kernel.settings });
  const { departures } = upload.judgement;
  const { site, body } = target;
  await alertOfDepartures(ctx, { auditId, site, body, did: 'uploaded', departures });
  const change = { from: before?.fileName ?? 'No report', to: upload.file.name };
  if (before) await alertOfAudit(ctx, { kind: 'replaced report', auditId, change });
  return auditId;
};

/** The same file again changes nothing, and is answered with what there is to know of its record. */
const sameAgain = (before: ExistingAudit): Ending => {
  const { held, kept } = newsOf(before, before);
  const stored = { message: `This file is already stored as audit ${before.id}. Nothing was changed.` };
  return {
    status: 'Success',
    messages: [stored, ...kept, ...held],
    auditExternalId: before.id,
    owner: before.owner.name,
  };
};

/** Decides on a readable report under the lock of its site and standard, and stores it when nothing stands against it. */
export const settleReport = async (ctx: StoringContext, upload: Upload): Promise<Ending> => {
  const { refusals, warnings } = upload.judgement;
  const target = await targetOf(ctx, upload);
  if ('notFound' in target) return { status: 'NotFound', messages: [{ message: target.notFound }] };
  if ('problems' in target) return { status: 'Validation', messages: [...target.problems, ...refusals] };
  await lockSlot(ctx.db, { siteId: target.site.id, standardId: target.standardId });
  const prospect = await prospectOf(ctx, upload, target);
  const { before, standing, owner } = prospect;
  if (before && isSame(upload, before, prospect)) return sameAgain(before);
  const against = [...refusalsOf(ctx, prospect, target), ...refusals];
  if (against.length) return { status: 'Validation', messages: against };
  const question = await settleQuestions(ctx, upload, target, prospect);
  if (question) return question;
  const auditExternalId = await store(ctx, upload, target, prospect);
  const { held, kept } = newsOf(standing, before);
  return {
    status: warnings.length + kept.length ? 'SuccessWithWarnings' : 'Success',
    messages: [...warnings, ...kept, ...held],
    auditExternalId,
    owner: owner.name,
  };
};
