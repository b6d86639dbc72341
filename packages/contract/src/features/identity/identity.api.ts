import { z } from 'zod';
import { feature, get, post } from '../../kernel/endpoint.ts';
import { identityErrors } from './identity.errors.ts';
import { areaPermissions, signedInUser } from './identity.schema.ts';

export const identityApi = feature({
  getRolePermissions: {
    ...get('/user/api/User/getRolePermissions', 'signedIn', 'Read what the caller’s role may do, by area'),
    response: z.array(areaPermissions),
  },
  whoAmI: {
    ...get('/user/api/User/whoAmI', 'signedIn', 'Read who the caller is, in which role and for which organisation'),
    response: signedInUser,
  },
  signOutEverywhere: {
    ...post('/user/api/User/signOutEverywhere', 'signedIn', 'Sign out everywhere'),
    response: z.object({}),
    errors: [identityErrors.signInElsewhere],
  },
});
