import { z } from 'zod';
import { feature, get, post } from '../../kernel/endpoint.ts';

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
    response: z.literal(acceptedMessage),
  },
});
