import type { Context } from '../../kernel/calls/context.ts';

export const hasAcceptedTerms = async ({ db, actor, kernel }: Context): Promise<boolean> => {
  const accepted = await db
    .selectFrom('terms_acceptance')
    .where('user_id', '=', actor.id)
    .where('terms_version', '=', kernel.settings.TERMS_VERSION)
    .select('user_id')
    .executeTakeFirst();
  return accepted !== undefined;
};
