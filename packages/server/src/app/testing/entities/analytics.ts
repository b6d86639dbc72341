import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';

/** Every built-in dashboard; a migration numbers them. */
export const analyticsSamples: SamplesOf<'analytics'> = {
  analytics: {
    embed: { params: () => ({ id: '1' }) },
    data: Object.keys(builtInDashboards).map((reportId, at) => ({
      of: reportId,
      params: () => ({ id: String(at + 1) }),
    })),
  },
};

/** They are sent to Power BI, which does not answer. */
export const analyticsProofOfConceptSamples: SamplesOf<'analyticsProofOfConcept'> = {
  analyticsProofOfConcept: {
    signIn: { body: async () => ({ username: 'analyst@body.example', password: 'a password' }) },
    reportDetails: {
      body: async () => ({
        accessToken: 'a-token',
        reportId: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
        username: 'a person',
        roles: ['Body'],
      }),
    },
  },
};

const unstored = { notReadBack: 'nothing of it is stored' };

export const analyticsProofOfConceptReadsBack: Pick<ReadsBack, 'analyticsProofOfConcept'> = {
  analyticsProofOfConcept: { signIn: unstored, reportDetails: unstored },
};
