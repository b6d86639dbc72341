import { acceptedMessage } from '@attestry/contract/features/terms/terms.api.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';

/** Stores when the caller accepted the present version; a second acceptance changes nothing. */
export const acceptTerms = async ({ db, actor, kernel }: WriteContext): Promise<typeof acceptedMessage> => {
  await db
    .insertInto('terms_acceptance')
    .values({ user_id: actor.id, terms_version: kernel.settings.TERMS_VERSION })
    .onConflict((accepted) => accepted.doNothing())
    .execute();
  return acceptedMessage;
};
