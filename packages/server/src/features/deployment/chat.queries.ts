import { createHmac } from 'node:crypto';
import { deploymentErrors } from '@attestry/contract/features/deployment/deployment.errors.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';

/**
 * Proves to the support chat that the caller owns an address: HMAC-SHA256 of it in lower case, as hexadecimal digits. Nobody
 * gets the proof for another's.
 */
export const chatHash = ({ actor, kernel }: Context, email: string): string => {
  const { CHAT_IDENTITY_SECRET: secret } = kernel.settings;
  if (!secret) throw refuse(deploymentErrors.noChat);
  const own = actor.email.toLowerCase();
  if (email.toLowerCase() !== own) throw refuse(deploymentErrors.notOwnAddress);
  return createHmac('sha256', secret).update(own).digest('hex');
};
