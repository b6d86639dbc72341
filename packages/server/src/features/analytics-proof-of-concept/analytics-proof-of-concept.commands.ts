import type { EmbeddedReport } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { analyticsProofOfConceptErrors } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.errors.ts';
import type {
  powerBiAccess,
  powerBiSignIn,
  reportDetails,
} from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.schema.ts';
import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { z } from 'zod';
import { type AttemptLimit, requireAttempt } from '../../kernel/access/attempts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { type PowerBi, PowerBiFailure } from '../../kernel/power-bi/power-bi.ts';
import { embeddedReportOf } from '../analytics/analytics.public.ts';

/** The identity provider locks an account after some ten wrong passwords. */
const limits = {
  signIn: { what: 'sign-in to Power BI', most: 8, seconds: 900 },
  report: { what: 'try of a report of Power BI', most: 30, seconds: 300 },
} satisfies Record<string, AttemptLimit>;

const countTry = async ({ kernel, actor }: Context, limit: AttemptLimit): Promise<void> => {
  const subject = actor.identificator;
  await requireAttempt(kernel.database, [{ ...limit, subject }]);
};

const powerBiOf = ({ kernel }: Context): PowerBi => {
  if (!kernel.powerBi) throw refuse(kernelErrors.notFound);
  return kernel.powerBi;
};

/** Refuses with what Power BI answered, in which nothing that must stay secret is repeated. Nothing is logged. */
const refusedBy =
  (definition: ErrorDefinition, secret: string) =>
  (failure: unknown): never => {
    if (!(failure instanceof PowerBiFailure)) throw failure;
    const detail = (failure.said || failure.message).replaceAll(secret, '…');
    throw refuse(definition, { detail });
  };

/** Signs in to Power BI with the password of one of its users, which is kept nowhere. */
export const signInToPowerBi = async (
  ctx: Context,
  { username, password }: z.output<typeof powerBiSignIn>,
): Promise<z.input<typeof powerBiAccess>> => {
  await countTry(ctx, limits.signIn);
  const accessToken = await powerBiOf(ctx)
    .signIn(username, password)
    .catch(refusedBy(analyticsProofOfConceptErrors.notSignedIn, password));
  return { accessToken };
};

/** How a report is shown to any identity that the Admin names: the only place where a browser names one. */
export const showReport = async (
  ctx: Context,
  { accessToken, reportId, username, roles, customData }: z.output<typeof reportDetails>,
): Promise<EmbeddedReport> => {
  await countTry(ctx, limits.report);
  const { findReport, requestToken } = powerBiOf(ctx).withAccess(accessToken);
  const refused = refusedBy(analyticsProofOfConceptErrors.notLoaded, accessToken);
  const report = await findReport(reportId).catch(refused);
  if (!report) throw refuse(analyticsProofOfConceptErrors.noReport);
  const token = await requestToken(report, { username, roles, ...(customData && { customData }) }).catch(refused);
  if (!token) throw refuse(analyticsProofOfConceptErrors.noReport);
  return embeddedReportOf(report, token, ctx.now);
};
