import type { NewUser, NewUserForm } from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { permissionsOf } from '@attestry/contract/kernel/permissions.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { createUser } from '../user/user.public.ts';
import { completeSignUp } from './sign-up.commands.ts';

const tokenMissing = () =>
  refuse(kernelErrors.invalid, { fields: [{ path: 'signUpToken', message: requiredMessage }] });

/** With a token, creates the first user of a new company; without one, a user of the signed-in caller. */
export const createNewUser = async (ctx: PublicContext, form: NewUserForm): Promise<NewUser> => {
  const { actor } = ctx;
  if (form.signUpToken !== undefined) {
    if (!ctx.kernel.flags.SelfSignUp) throw refuse(kernelErrors.notFound);
    return completeSignUp(ctx, form, form.signUpToken);
  }
  if (!actor) throw tokenMissing();
  if (!permissionsOf(actor.role).has('User.Generate')) throw refuse(kernelErrors.denied);
  return createUser({ ...ctx, actor }, form);
};
