import type { ImportResult, StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { StoringContext } from '../../kernel/files/storing-files.ts';
import { changeSlot, displaceCurrent, lockOwnerAndBody, lockSlot } from '../audit-life/audit-life.public.ts';
import {
  asChecked,
  askAboutClosing,
  askAboutEnding,
  describeStanding,
  type ExistingAudit,
  settleReport,
  whyUnchangeable,
} from '../audit-report/audit-report.public.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { type Announced, alertOfUpload } from './alert-of-upload.commands.ts';
import { differencesFrom } from './differences.rules.ts';
import { heldCertificate } from './import-target.queries.ts';
import { describeProspect, prospectOfUpload, type UploadProspect } from './prospect-of-upload.queries.ts';
import { storeNew, storeReplacement } from './store-report.commands.ts';
import { certificateAndAuditor } from './stored-report.queries.ts';
import { doubtsOfUpload, type Target, targetOf } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

type Ending = Pick<ImportResult, 'status' | 'messages' | 'prospect' | 'auditExternalId' | 'owner' | 'kept'> & {
  stored?: Omit<StoredReport, 'told'>;
  announced?: Announced;
};

/** Whether the record comes from this very file and would keep its standing and owner. */
const isSame = ({ file }: Upload, before: ExistingAudit, { owner, standing }: UploadProspect): boolean =>
  before.fileSha256 === file.sha256 && before.owner.id === owner.id && before.recordStatus === standing.recordStatus;

const visitWords = 'of this site, standard and start date';

const refusalsOf = (
  { actor }: WriteContext,
  { before, double, approval }: UploadProspect,
  target: Target,
): ReportMessage[] => {
  const isKept = before && !before.mayEdit;
  const kept = before?.mayEdit ? whyUnchangeable(actor, target.body, before, 'replaced') : undefined;
  return [
    ...approval.refusals,
    ...(double ? [{ message: `Audit ${double.id} is ${visitWords} already: update that one.` }] : []),
    ...(isKept
      ? [{ message: `Audit ${before.id} ${visitWords} is ${before.recordStatus} and cannot be replaced.` }]
      : []),
    ...(kept ? [{ message: kept }] : []),
  ];
};

/** Another certification body's record of the same visit is closed by this one. */
const closingOfVisit = (ctx: WriteContext, { read }: Upload, { former }: UploadProspect) => {
  const isOfVisit = former?.startDate === answerText(read.keys.startDate);
  return askAboutClosing(ctx, isOfVisit ? former : undefined, `, ${visitWords},`);
};

const changesTo = ({ auditId }: Target, { before, owner }: UploadProspect): ReportMessage[] => {
  if (!before) return [];
  const replaced = `Audit ${before.id} ${visitWords} would be replaced.`;
  const moved = `The audit owner would change from ${before.owner.name} to ${owner.name}.`;
  return [
    ...(auditId ? [] : [{ message: replaced, question: 'replaces' as const }]),
    ...(owner.id === before.owner.id ? [] : [{ message: moved, question: 'owner' as const }]),
  ];
};

const questionsAbout = async (ctx: WriteContext, upload: Upload, target: Target, prospect: UploadProspect) => {
  const { judgement, read, file } = upload;
  const { site, body, countryId } = target;
  const { before, owner, approval } = prospect;
  const record = before ? `audit ${before.id} version ${before.version}` : 'new audit';
  return {
    contentSha256: file.sha256,
    target: `${record} of site ${site.id} by ${body.id} for ${owner.id}`,
    confirms: [
      ...changesTo(target, prospect),
      ...(await closingOfVisit(ctx, upload, prospect)),
      ...differencesFrom(read, site, countryId),
      ...askAboutEnding(prospect, read.template.standard),
    ],
    overrides: [...approval.overrides, ...judgement.overrides],
  };
};

type Stored = { auditId: string; announced: Announced } & Pick<StoredReport, 'certificate' | 'auditorId'>;

const store = async (
  ctx: StoringContext,
  upload: Upload,
  target: Target,
  prospect: UploadProspect,
): Promise<Stored> => {
  const { before, owner, standing, former } = prospect;
  // Stored before the rows that name it: a file without a row is harmless, a row without its file is not.
  await ctx.storeFile(upload.file.bytes);
  await lockOwnerAndBody(ctx.db, { companyId: owner.id, bodyId: target.body.id });
  if (former) await displaceCurrent(ctx, former, former.becomes);
  const { actor, today, organisation } = ctx;
  const accepted = { upload, target, owner, standing, actor, today, organisation };
  const auditId = before ? await storeReplacement(ctx.db, before.id, accepted) : await storeNew(ctx.db, accepted);
  const issued = await issueCertificate(ctx.db, { auditId, today: ctx.today, settings: ctx.kernel.settings });
  const announced = await alertOfUpload(ctx, auditId, upload, target, prospect);
  return { auditId, announced, ...(await certificateAndAuditor(ctx, auditId, issued)) };
};

/** Uploading the same file again changes nothing and answers what is known about its record. */
const sameAgain = async (
  ctx: StoringContext,
  upload: Upload,
  target: Target,
  prospect: UploadProspect,
  before: ExistingAudit,
): Promise<Ending> => {
  const { id, recordStatus, certificationStatus, holdingReason } = before;
  const { held, kept } = describeStanding(before, before);
  const stored = { message: `This file is already stored as audit ${id}. Nothing was changed.` };
  const standing = { recordStatus, certificationStatus, holdingReason };
  const present = await describeProspect(ctx, upload, target, { ...prospect, standing, former: undefined });
  return {
    status: 'Success',
    messages: [stored, ...kept, ...held],
    auditExternalId: id,
    owner: before.owner.name,
    stored: { ...present, replaces: null, isStoredBefore: true, ...(await certificateAndAuditor(ctx, id, undefined)) },
  };
};

/** Judges a readable report under the lock of its slot and stores it if nothing prevents that. */
export const settleUpload = async (ctx: StoringContext, upload: Upload): Promise<Ending> => {
  const { refusals, warnings } = upload.judgement;
  const target = await targetOf(ctx, upload);
  if ('notFound' in target) return { status: 'NotFound', messages: [{ message: target.notFound }] };
  if ('problems' in target) return { status: 'Validation', messages: [...target.problems, ...refusals] };
  const slot = { siteId: target.site.id, standardId: target.standardId };
  await lockSlot(ctx.db, slot);
  const prospect = await prospectOfUpload(ctx, upload, target);
  const { before, standing, owner } = prospect;
  const doubts = asChecked(ctx, await doubtsOfUpload(ctx, upload, target));
  if (before && isSame(upload, before, prospect)) return sameAgain(ctx, upload, target, prospect, before);
  const { stored, ...ending } = await settleReport(ctx, {
    refusals: [...refusalsOf(ctx, prospect, target), ...refusals, ...doubts.refusals],
    questions: await questionsAbout(ctx, upload, target, prospect),
    answered: upload.form,
    warnings: [...warnings, ...doubts.warnings],
    news: describeStanding(standing, before),
    store: () => changeSlot(ctx, slot, () => store(ctx, upload, target, prospect)),
  });
  const describe = () => describeProspect(ctx, upload, target, prospect);
  if (stored) {
    const { auditId: auditExternalId, announced, ...found } = stored;
    return {
      ...ending,
      auditExternalId,
      owner: owner.name,
      stored: { ...(await describe()), isStoredBefore: false, ...found },
      announced,
    };
  }
  if (ending.status !== 'Validation') return { ...ending, prospect: await describe() };
  const kept = await heldCertificate(ctx, slot);
  return kept ? { ...ending, kept } : ending;
};
