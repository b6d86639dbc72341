import type { ImportMessage, ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { textOf } from '../audit/audit.public.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { alertOfBetterGrade } from './better-grade.emails.ts';
import { lockSlot, makeWay, neighboursOf } from './current-record.commands.ts';
import { type Asked, ask, wasAsked } from './import-question.commands.ts';
import { auditOfFile, type ExistingAudit, lockAudit, lockAuditOfVisit } from './import-target.queries.ts';
import { differencesFrom } from './judging/differences.rules.ts';
import { outlastsReports, type Standing, standingBeside, standingOf } from './record-status.rules.ts';
import { storeNew, storeReplacement } from './store-report.commands.ts';
import { type Target, targetOf } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

type Ending = Pick<ImportResult, 'status' | 'messages' | 'auditExternalId' | 'owner'>;

/** What the report meets in the directory, read under the lock of its site and standard. */
interface Met {
  /** The record whose report is replaced: the one to update, or that of the same visit. */
  before: ExistingAudit | undefined;
  /** Another record that the report would double. */
  double: ExistingAudit | undefined;
}

const meet = async ({ db, actor }: WriteContext, { read }: Upload, target: Target): Promise<Met> => {
  const visit = { siteId: target.site.id, standardId: target.standardId, bodyId: target.body.id };
  const { auditId } = target;
  const startDate = textOf(read.keys.startDate);
  const ofVisit = startDate && (await lockAuditOfVisit(db, actor, visit, { startDate, otherThan: auditId }));
  if (!auditId) return { before: ofVisit || undefined, double: undefined };
  return { before: await lockAudit(db, actor, auditId), double: ofVisit || undefined };
};

/** The record that this very file made before. */
const sameFile = async ({ db, actor }: WriteContext, { file }: Upload, target: Target, { before }: Met) => {
  const visit = { siteId: target.site.id, standardId: target.standardId, bodyId: target.body.id };
  if (!target.auditId) return auditOfFile(db, actor, visit, file.sha256);
  return before?.fileSha256 === file.sha256 ? before : undefined;
};

const refusalsOf = ({ before, double }: Met, target: Target): ImportMessage[] => {
  const same = 'of this site, standard and start date';
  const isKept = before && !before.mayEdit;
  const isHeldBack = before?.mayEdit && before.recordStatus === 'Current' && target.onHold;
  return [
    ...(double ? [{ message: `Audit ${double.id} is ${same} already: update that one.` }] : []),
    ...(isKept ? [{ message: `Audit ${before.id} ${same} is ${before.recordStatus} and cannot be replaced.` }] : []),
    ...(isHeldBack
      ? [{ message: `Submissions of ${target.body.name} are on hold: a Current record cannot be replaced meanwhile.` }]
      : []),
  ];
};

/** Asks, unless this person was asked the very same of this file within the hour and has said yes. */
const settleQuestion = async (
  ctx: WriteContext,
  { form, file }: Upload,
  question: Pick<Asked, 'target' | 'status' | 'findings'>,
): Promise<Ending | undefined> => {
  if (question.findings.length === 0) return undefined;
  const asked = { ...question, userId: ctx.actor.id, sha256: file.sha256 };
  const saidYes = question.status === 'Confirm' ? form.confirmed : form.overrideWarning;
  if (saidYes && (await wasAsked(ctx.db, asked))) return undefined;
  await ask(ctx.db, asked);
  return { status: question.status, messages: [...question.findings] };
};

const settleQuestions = async (ctx: WriteContext, upload: Upload, target: Target, { before }: Met) => {
  const { site, body, owner, countryId, auditId } = target;
  const record = before ? `audit ${before.id} version ${before.version}` : 'new audit';
  const about = `${record} of site ${site.id} by ${body.id} for ${owner.id}`;
  const replaced = `Audit ${before?.id} of this site, standard and start date would be replaced.`;
  const confirms = [
    ...(before && !auditId ? [{ message: replaced }] : []),
    ...differencesFrom(upload.read, site, countryId),
  ];
  return (
    (await settleQuestion(ctx, upload, { target: about, status: 'Confirm', findings: confirms })) ??
    settleQuestion(ctx, upload, { target: about, status: 'OverrideWarning', findings: upload.judgement.overrides })
  );
};

/** Gives the report its standing; the record that was Current makes way. */
const stand = async (ctx: WriteContext, { read }: Upload, target: Target, before: Met['before']): Promise<Standing> => {
  const startDate = textOf(read.keys.startDate) ?? '';
  const slot = { siteId: target.site.id, standardId: target.standardId };
  const neighbours = await neighboursOf(ctx.db, slot, { id: before?.id, startDate, today: ctx.today });
  const standing = standingOf({
    decision: textOf(read.keys.decision) ?? '',
    startDate,
    byOwner: !isOf(ctx.actor, 'body') && !isOf(ctx.actor, 'cb'),
    onHold: target.onHold,
    present: neighbours.present,
    follower: neighbours.follower?.certificationStatus,
    replaced: before,
  });
  if (neighbours.present && standing.recordStatus === 'Current')
    await makeWay(
      ctx.db,
      neighbours.present,
      standingBeside(neighbours.present, { startDate, certificationStatus: standing.certificationStatus }),
    );
  return standing;
};

const store = async (ctx: WriteContext, upload: Upload, target: Target, { before }: Met) => {
  // Safe before the rows that name it: a file without a row is no harm, a row without its file is.
  await ctx.kernel.files.put(upload.file.bytes);
  const standing = await stand(ctx, upload, target, before);
  const accepted = { upload, target, standing, actor: ctx.actor, today: ctx.today };
  const auditId = before ? await storeReplacement(ctx.db, before.id, accepted) : await storeNew(ctx.db, accepted);
  await issueCertificate(ctx.db, { auditId, today: ctx.today, settings: ctx.kernel.settings });
  const { earned } = upload.judgement;
  const given = textOf(upload.read.keys.grade) ?? '';
  if (earned) await alertOfBetterGrade(ctx, { auditId, site: target.site, body: target.body, given, earned });
  return { auditId, standing };
};

/** What came of it that the report did not say itself. */
const newsOf = ({ holdingReason, certificationStatus }: Standing, before: Met['before']) => {
  const stays = before && outlastsReports(certificationStatus);
  return {
    held: holdingReason ? [{ message: `The record is Holding. ${holdingReason}.` }] : [],
    kept: stays ? [{ message: `The certification status of the record stays ${certificationStatus}.` }] : [],
  };
};

/** Decides on a readable report under the lock of its site and standard, and stores it when nothing stands against it. */
export const settleReport = async (ctx: WriteContext, upload: Upload): Promise<Ending> => {
  const { refusals, warnings } = upload.judgement;
  const target = await targetOf(ctx, upload);
  if ('notFound' in target) return { status: 'NotFound', messages: [{ message: target.notFound }] };
  if ('problems' in target) return { status: 'Validation', messages: [...target.problems, ...refusals] };
  await lockSlot(ctx.db, { siteId: target.site.id, standardId: target.standardId });
  const met = await meet(ctx, upload, target);
  const same = await sameFile(ctx, upload, target, met);
  if (same) return { status: 'Success', messages: [], auditExternalId: same.id, owner: same.owner.name };
  const against = [...refusalsOf(met, target), ...refusals];
  if (against.length) return { status: 'Validation', messages: against };
  const question = await settleQuestions(ctx, upload, target, met);
  if (question) return question;
  const { auditId, standing } = await store(ctx, upload, target, met);
  const { held, kept } = newsOf(standing, met.before);
  return {
    status: warnings.length + kept.length ? 'SuccessWithWarnings' : 'Success',
    messages: [...warnings, ...kept, ...held],
    auditExternalId: auditId,
    owner: target.owner.name,
  };
};
