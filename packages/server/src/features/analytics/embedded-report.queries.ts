import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import { isBuiltIn } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { EmbeddedReport } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { createCallCounter } from '../../kernel/calls/count-calls.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { PowerBiFailure } from '../../kernel/power-bi/power-bi.ts';
import { readShown } from '../dashboard/dashboard.public.ts';
import { requirePro } from './analytics.queries.ts';
import { embeddedReportOf, readerOf } from './embedded-report.rules.ts';

/** Power BI slows down a whole deployment that asks too often. */
const tokens = createCallCounter({ most: 30, seconds: 60 });

/** How a browser shows a dashboard of Power BI to the caller. All that Power BI filters by follows from who the caller is. */
export const embedReport = async (ctx: Context, id: string): Promise<EmbeddedReport> => {
  const { actor, now, kernel } = ctx;
  requirePro(ctx);
  const dashboard = await readShown(ctx, id);
  if (isBuiltIn(dashboard.reportId)) throw refuse(analyticsErrors.builtIn);
  if (tokens(actor.identificator) !== undefined) throw refuse(kernelErrors.tooMany);
  const reader = readerOf(actor, kernel.settings.BODY_NAME);
  const token = await kernel.powerBi?.requestToken(dashboard, reader).catch((failure: unknown) => {
    if (!(failure instanceof PowerBiFailure)) throw failure;
    kernel.log.warn({ err: failure }, 'a dashboard could not be loaded');
    throw refuse(analyticsErrors.notLoaded);
  });
  if (!token) throw refuse(analyticsErrors.notLoaded);
  return embeddedReportOf(dashboard, token, now);
};
