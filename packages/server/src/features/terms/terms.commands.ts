import { acceptedMessage } from '@attestry/contract/features/terms/terms.api.ts';
import { termsErrors } from '@attestry/contract/features/terms/terms.errors.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';

/** Stores when the caller accepted the present version, which is the one they read; a second acceptance changes nothing. */
export const acceptTerms = async (
  { db, actor, kernel }: WriteContext,
  read?: string,
): Promise<typeof acceptedMessage> => {
  const present = kernel.settings.TERMS_VERSION;
  if (read !== undefined && read !== present) throw refuse(termsErrors.changed);
  await db
    .insertInto('terms_acceptance')
    .values({ user_id: actor.id, terms_version: present })
    .onConflict((accepted) => accepted.doNothing())
    .execute();
  return acceptedMessage;
};
