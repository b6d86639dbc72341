import { signUpApi } from '@attestry/contract/features/sign-up/sign-up.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { createNewUser } from './new-user.commands.ts';
import { beginSignUp } from './sign-up.commands.ts';

export const signUpRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, signUpApi, {
    createCompany: (ctx, { body }) => beginSignUp(ctx, body),
    createUser: (ctx, { body }) => createNewUser(ctx, body),
  });
