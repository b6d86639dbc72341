import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { SamplesOf } from '../sample.ts';

/** Every built-in dashboard; a migration numbers them. */
export const analyticsSamples: SamplesOf<'analytics'> = {
  analytics: {
    data: Object.keys(builtInDashboards).map((reportId, at) => ({
      of: reportId,
      params: () => ({ id: String(at + 1) }),
    })),
  },
};
