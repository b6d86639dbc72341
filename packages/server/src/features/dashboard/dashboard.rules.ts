import { isBuiltIn } from '@attestry/contract/features/analytics/analytics.parts.ts';
import { dashboardErrors } from '@attestry/contract/features/dashboard/dashboard.errors.ts';
import { builtInReport } from '@attestry/contract/features/dashboard/dashboard.parts.ts';
import type { DashboardForm } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { z } from 'zod';

/** Whether an address is one of the origin, with nothing before the host that could be taken for it. */
const isAt = (address: string, origin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === origin && !url.username && !url.password;
};

/**
 * What is wrong with what a dashboard is made of. A built-in one has the addresses of its page; any other is at the provider, the
 * only `origin` that pages may show in a frame. Without a provider there is none.
 */
export const faultOf = (
  { reportId, webUrl, embedUrl }: Pick<DashboardForm, 'reportId' | 'webUrl' | 'embedUrl'>,
  origin: string | undefined,
): ErrorDefinition | undefined => {
  const own = isBuiltIn(reportId) ? builtInReport(reportId) : undefined;
  if (!own && !(origin && z.guid().safeParse(reportId).success)) return dashboardErrors.unknownReport;
  const isKnown = (address: string, path: string | undefined) =>
    path === undefined ? isAt(address, origin ?? '') : address === path;
  if (!isKnown(webUrl, own?.weburl)) return dashboardErrors.foreignWebUrl;
  return isKnown(embedUrl, own?.embedUrl) ? undefined : dashboardErrors.foreignEmbedUrl;
};
