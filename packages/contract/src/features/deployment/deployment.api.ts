import { feature } from '../../kernel/endpoint.ts';
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
