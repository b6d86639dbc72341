import type { ImportForm } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import {
  auditOfId,
  doubtsAboutReport,
  type ExistingAudit,
  isOnHold,
  type Owner,
  ownerNamed,
  type SubmittingBody,
  submittingBody,
  whyProhibited,
} from '../audit-report/audit-report.public.ts';
import { answerText, messageAtKey } from '../report-answers/report-answers.public.ts';
import { countryNamed, ownBodies, siteFor, standardIdOf, type TargetSite } from './import-target.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

/** The audit or site that a report belongs to. */
export interface Target {
  site: TargetSite;
  body: SubmittingBody;
  /** Submissions of the certification body are on hold, and the uploader is not the standards body. */
  onHold: boolean;
  /** The owner named by the upload; by default the record keeps its own, and a new one gets the site's company. */
  namedOwner: Owner | undefined;
  standardId: number;
  countryId: number;
  /** The audit to update, if the caller named one. */
  auditId: string | undefined;
}

/** Why an upload has no target: a sentence for NotFound, or messages for Validation. */
export type NoTarget = { notFound: string } | { problems: ReportMessage[] };
type Found<T> = T | { problem: string };

const isCode = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** The audit to update. A hidden one is unknown; a visible one without the right to revise it is denied. */
const auditToUpdate = async ({ db, actor }: Context, id: string): Promise<ExistingAudit | undefined> => {
  const audit = isCode(id) ? await auditOfId(db, actor, id) : undefined;
  if (audit && !audit.mayRevise) throw refuse(kernelErrors.denied);
  return audit;
};

const siteOfReport = async ({ db, actor }: Context, code: string, updated: ExistingAudit | undefined) => {
  const site = isCode(code) ? await siteFor(db, actor, code, updated?.id) : undefined;
  if (site && !updated && !site.mayUpload) throw refuse(kernelErrors.denied);
  return site;
};

/**
 * The certification body of the record: that of the updated audit, otherwise the named one, otherwise the uploader's
 * own.
 */
const bodyOf = async (
  ctx: Context,
  named: string | undefined,
  updated: ExistingAudit | undefined,
): Promise<Found<SubmittingBody>> => {
  const { actor } = ctx;
  const own = ownBodies(actor);
  if (updated && named && named !== updated.certificationBody.id)
    return { problem: `Audit ${updated.id} is of another certification body.` };
  if (named && own !== 'any' && !own.includes(named))
    return { problem: 'A report is uploaded for your own certification body alone.' };
  const id = updated?.certificationBody.id ?? named ?? (own === 'any' ? undefined : own[0]);
  if (!id) return { problem: 'Certification body: Field is required' };
  const body = await submittingBody(ctx, id);
  if (!body) return { problem: 'The certification body is not known.' };
  const problem = whyProhibited(actor, body);
  return problem ? { problem } : body;
};

const countryOf = async ({ db }: Context, { read }: Upload): Promise<{ id: number } | { says: ReportMessage[] }> => {
  const name = answerText(read.keys.country);
  // A missing country is already a finding of the report.
  if (name === undefined) return { says: [] };
  return (
    (await countryNamed(db, name)) ?? {
      says: [messageAtKey(read, 'country', `"${name}" is not a country in the list`, 'Choose from its list')],
    }
  );
};

const mismatches = (
  { read, form }: Upload,
  site: TargetSite,
  standardId: number,
  updated: ExistingAudit | undefined,
): ReportMessage[] => {
  const written = answerText(read.keys.siteCode);
  const isOther = updated !== undefined && updated.siteId !== site.id;
  return [
    ...(written !== undefined && written !== site.id
      ? [
          messageAtKey(
            read,
            'siteCode',
            `the workbook is for site ${written}, not for site ${site.id}`,
            `Write ${site.id}`,
          ),
        ]
      : []),
    ...(isOther && form.siteCode
      ? [{ message: `Audit ${updated.id} belongs to site ${updated.siteId}, not to site ${site.id}.` }]
      : []),
    ...(updated && updated.standardId !== standardId
      ? [{ message: `Audit ${updated.id} is against another standard than the workbook.` }]
      : []),
  ];
};

/**
 * The audit and site named by the upload or its workbook, within the caller's scope. What they may not see is not
 * found.
 */
export const namedBy = async (
  ctx: Context,
  { externalId, siteCode }: ImportForm,
  written?: string,
): Promise<{ updated: ExistingAudit | undefined; site: TargetSite } | NoTarget> => {
  const updated = externalId ? await auditToUpdate(ctx, externalId) : undefined;
  if (externalId && !updated) return { notFound: `No audit ${externalId} is known.` };
  if (updated && !updated.mayEdit)
    return { problems: [{ message: `Audit ${updated.id} is ${updated.recordStatus} and cannot be replaced.` }] };
  const code = siteCode || updated?.siteId || written;
  // A workbook without a code is refused by its own finding.
  if (!code) return { problems: [] };
  const site = await siteOfReport(ctx, code, updated);
  return site ? { updated, site } : { notFound: `No site with the code ${code} is known.` };
};

/** Finds the target of a report, or the answer that ends the upload. */
export const targetOf = async (ctx: Context, upload: Upload): Promise<Target | NoTarget> => {
  const { form, read } = upload;
  const named = await namedBy(ctx, form, answerText(read.keys.siteCode));
  if (!('site' in named)) return named;
  const { updated, site } = named;
  const standardId = await standardIdOf(ctx.db, read.template.standard);
  const body = await bodyOf(ctx, form.certificationBodyId, updated);
  const owner = await ownerNamed(ctx, form.owner, updated?.owner ?? site.company);
  const country = await countryOf(ctx, upload);
  const problems = [
    ...mismatches(upload, site, standardId, updated),
    ...[body, owner].flatMap((found) => (found && 'problem' in found ? [{ message: found.problem }] : [])),
    ...('says' in country ? country.says : []),
  ];
  if (problems.length || 'problem' in body || (owner && 'problem' in owner) || 'says' in country) return { problems };
  return {
    site,
    body,
    onHold: isOnHold(ctx.actor, body),
    namedOwner: owner,
    standardId,
    countryId: country.id,
    auditId: updated?.id,
  };
};

/** Why the auditor whom the report names should not have done the audit, at the answer that names them. */
export const doubtsOfUpload = async (ctx: Context, { read }: Upload, target: Target): Promise<ReportMessage[]> => {
  const { standardId, body } = target;
  const doubts = await doubtsAboutReport(ctx, { certificationBodyId: body.id, standardId, keys: read.keys });
  return doubts.map((doubt) => messageAtKey(read, 'auditorNumber', doubt));
};
