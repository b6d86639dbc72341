import type { FirstStep } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { readFirstSteps } from './first-steps.queries.ts';

export const hideFirstSteps = async (ctx: WriteContext): Promise<FirstStep[]> => {
  await ctx.db
    .insertInto('hidden_first_steps')
    .values({ user_id: ctx.actor.id })
    .onConflict((hidden) => hidden.doNothing())
    .execute();
  return readFirstSteps(ctx);
};
