import { z } from 'zod';
import { feature, get, post } from '../../kernel/endpoint.ts';
import { termsErrors } from './terms.errors.ts';

const users = '/user/api/User';

export const acceptedMessage = 'Thank you. You have accepted the terms and conditions.';

export const termsApi = feature({
  isAccepted: {
    ...get(
      `${users}/isPrivacyPolicyTcAcceptedByUser`,
      'signedIn',
      'Say whether the caller has accepted the present terms and privacy policy',
    ),
    response: z.boolean(),
  },
  accept: {
    ...post(`${users}/AcceptPrivacyPolicyTC`, 'signedIn', 'Accept the terms and privacy policy'),
    /** The version that was read, as the configuration names it; the present one if the body is left out. */
    body: z.strictObject({ version: z.string() }).nullish(),
    response: z.literal(acceptedMessage),
    errors: [termsErrors.changed],
  },
});
