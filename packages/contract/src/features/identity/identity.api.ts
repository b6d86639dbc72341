import { z } from 'zod';
import { feature } from '../../kernel/endpoint.ts';
import { identityErrors } from './identity.errors.ts';
import { areaPermissions, signedInUser } from './identity.schema.ts';

export const identityApi = feature({
  getRolePermissions: {
    method: 'GET',
    path: '/user/api/User/getRolePermissions',
    permission: 'signedIn',
    summary: 'What the caller’s role may do, by area.',
    response: z.array(areaPermissions),
  },
  whoAmI: {
    method: 'GET',
    path: '/user/api/User/whoAmI',
    permission: 'signedIn',
    summary: 'Who the caller is, in which role and for which organisation.',
    response: signedInUser,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/user/api/User/signOutEverywhere',
    permission: 'signedIn',
    summary: 'Sign out everywhere',
    response: z.object({}),
    errors: [identityErrors.signInElsewhere],
  },
});
