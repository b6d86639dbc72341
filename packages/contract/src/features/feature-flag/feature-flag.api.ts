import { z } from 'zod';
import { feature } from '../../kernel/endpoint.ts';
import { flagNames } from '../../kernel/flags.ts';

export const featureFlagApi = feature({
  read: {
    method: 'GET',
    path: '/PublicDirectory/api/PublicDirectory/FeatureFlag/:name',
    permission: { public: 'pages need to know which presentation to show before anyone signs in' },
    summary: 'Tell whether a feature is on',
    params: z.object({ name: z.enum(flagNames) }),
    response: z.boolean(),
  },
});
