import type { ImportForm } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Context, WriteContext } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import {
  auditOfId,
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

/** Where a report belongs, found in the directory. */
export interface Target {
  site: TargetSite;
  body: SubmittingBody;
  /** Submissions of the certification body are on hold, and it is not the standards body that uploads. */
  onHold: boolean;
  /** The owner that the upload names; without one the record keeps its own, and a new one has the site's company. */
  namedOwner: Owner | undefined;
  standardId: number;
  countryId: number;
  /** The audit the caller asked to update. */
  auditId: string | undefined;
}

/** Why an upload has no target: a sentence for NotFound, or messages for Validation. */
export type NoTarget = { notFound: string } | { problems: ReportMessage[] };
type Found<T> = T | { problem: string };

const isCode = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** The audit to update. Out of sight is unknown; in sight without the right to revise it is denied. */
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

/** The certification body of the record: that of the audit updated, else the one named, else a certification body's own. */
const bodyOf = async (
  ctx: WriteContext,
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

const countryOf = async (
  { db }: WriteContext,
  { read }: Upload,
): Promise<{ id: number } | { says: ReportMessage[] }> => {
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
 * The audit and the site that an upload names, or that its workbook does, as the caller reaches them. What they may not see
 * is not found.
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

/** Finds what the report is about, or says how the upload ends. */
export const targetOf = async (ctx: WriteContext, upload: Upload): Promise<Target | NoTarget> => {
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
