import { identityApi } from '@attestry/contract/features/identity/identity.api.ts';
import { identityErrors } from '@attestry/contract/features/identity/identity.errors.ts';
import type { AreaPermissions } from '@attestry/contract/features/identity/identity.schema.ts';
import { actions, areas, permissionsOf, type Role, roleLabel } from '@attestry/contract/kernel/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { implement } from '../../kernel/http/implement.ts';
import { signOutEverywhere } from './identity.commands.ts';
import { readPrimaryOrganisation } from './identity.queries.ts';
import { signInOf } from './provider/provider.rules.ts';

/** A role's permissions by area, without areas in which it has none. */
const permissionsByArea = (role: Role): AreaPermissions[] => {
  const held = permissionsOf(role);
  return areas
    .map((area) => ({ area, actions: actions.filter((action) => held.has(`${area}.${action}`)) }))
    .filter((row) => row.actions.length > 0);
};

export const identityRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, identityApi, {
    getRolePermissions: async ({ actor }) => permissionsByArea(actor.role),
    whoAmI: async ({ actor, db }) => ({
      identificator: actor.identificator,
      name: actor.name,
      email: actor.email,
      role: actor.role,
      roleLabel: roleLabel(actor.role, kernel.settings.BODY_NAME),
      primaryOrganisation: await readPrimaryOrganisation(db, actor.id),
      mayExport: await kernel.mayExport(db, actor),
    }),
    signOutEverywhere: async ({ actor, db }) => {
      if (!signInOf(kernel.settings).embedded) throw refuse(identityErrors.signInElsewhere);
      await signOutEverywhere(db, actor.id);
      return {};
    },
  });
