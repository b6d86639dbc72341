import { z } from 'zod';
import { feature, get } from '../../kernel/endpoint.ts';
import { deploymentErrors } from './deployment.errors.ts';
import { configuration } from './deployment.schema.ts';

export const deploymentApi = feature({
  configuration: {
    method: 'GET',
    path: '/configuration',
    permission: { public: 'the pages need names, links and the place of sign-in before anyone is known' },
    summary: 'Read how this deployment is set up, as far as its pages show it',
    response: configuration,
  },
});

export const chatApi = feature({
  generateHash: {
    ...get(
      '/PublicDirectory/api/GenerateHash',
      'signedIn',
      'Prove to the support chat that the caller owns an email address',
    ),
    query: z.strictObject({ email: z.string().max(254) }),
    response: z.string(),
    errors: [deploymentErrors.noChat, deploymentErrors.notOwnAddress],
  },
});
