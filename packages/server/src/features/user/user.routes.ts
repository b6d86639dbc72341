import { userApi, userPickerApi } from '@attestry/contract/features/user/user.api.ts';
import { organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { implement } from '../../kernel/http/implement.ts';
import { checkUser } from './check-user.queries.ts';
import { setStatus, updateUser } from './user.commands.ts';
import { readUser, storedIdOf, titlesOf, userFields, withheldOfUsers } from './user.queries.ts';
import { userAccess } from './user.scope.ts';
import { createUser } from './user-creation.commands.ts';
import { listUsers, reportUsers, suggestUsers } from './user-list.queries.ts';
import {
  countProUsers,
  grantableRoles,
  primaryOrganisations,
  rolesForListFilter,
  secondaryOrganisations,
  usersOfCompany,
} from './user-pickers.queries.ts';
import { confirmCreatedSite, maySetSharingOptions } from './user-rights.queries.ts';

export const userRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, userPickerApi, {
    primaryOrganisations: (ctx, { query }) => primaryOrganisations(ctx, query),
    secondaryOrganisations: (ctx, { query: { primaryType, primaryId } }) =>
      secondaryOrganisations(ctx, { type: organisationTypeOf(primaryType), id: primaryId }),
  });
  implement(app, kernel, userApi, {
    list: (ctx, { query }) => listUsers(ctx, query),
    suggestNames: (ctx, { query }) => suggestUsers(ctx, query),
    report: (ctx, { query: { isMegatronFeatureOn: _, ...query } }) => reportUsers(ctx, query),
    read: (ctx, { params }) => readUser(ctx, params.id),
    create: (ctx, { body }) => createUser(ctx, body),
    update: (ctx, { params, body }) => updateUser(ctx, params.id, body),
    activate: (ctx, { params }) => setStatus(ctx, params.id, 'Active'),
    deactivate: (ctx, { params }) => setStatus(ctx, params.id, 'Deactivated'),
    changeLog: async (ctx, { params, query }) => {
      const id = await storedIdOf(ctx.db, params.id);
      await userAccess.requireSight(ctx, id);
      const record = { entity: 'user', id, fields: userFields(titlesOf(kernel)), withheld: withheldOfUsers };
      return readChangeLog(ctx.db, record, query);
    },
    getRoles: grantableRoles,
    getRolesForListFilter: async (ctx) => rolesForListFilter(ctx),
    getProCompanyUsersCount: (ctx, { query }) => countProUsers(ctx, query),
    getCompanyUsers: (ctx, { query }) => usersOfCompany(ctx, query.companyId),
    checkUserInfo: (ctx, { query }) => checkUser(ctx, query.email),
    checkSahringOptions: maySetSharingOptions,
    addSecondaryOrganisationToUsers: (ctx, { body }) => confirmCreatedSite(ctx, body),
  });
};
