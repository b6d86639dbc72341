import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { SamplesOf } from '../sample.ts';

/** Every built-in dashboard. */
export const analyticsSamples: SamplesOf<'analytics'> = {
  analytics: { data: Object.keys(builtInDashboards).map((id) => ({ of: id, params: () => ({ id }) })) },
};
