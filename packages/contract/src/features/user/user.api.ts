import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { feature } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { accountEmail, publicId, searchTerm } from '../../kernel/fields.ts';
import { narrowedListQuery, pageOf } from '../../kernel/list-query.ts';
import { organisationTypeNumber } from '../../kernel/organisation.ts';
import { userErrors } from './user.errors.ts';
import { userList } from './user.list.ts';
import {
  checkedUser,
  organisationChoice,
  role,
  roleChoice,
  user,
  userCreateForm,
  userEditForm,
  userId,
  userOfCompany,
  userRow,
} from './user.schema.ts';

const users = '/user/api/User';
const granting = ['User.Generate', 'User.Revise'] as const;
const saveErrors = [
  userErrors.roleNotGranted,
  userErrors.unknownOrganisation,
  userErrors.unrelatedOrganisation,
  userErrors.limitReached,
];

/** Standards-body users see deactivated ones where they ask for them; everybody else unless they ask not to. */
const showInactive = z.stringbool().optional();

export const userApi = feature({
  list: {
    method: 'GET',
    path: `${users}/list`,
    permission: 'User.View',
    summary: 'Search users',
    query: narrowedListQuery(userList, {
      showInactive,
      organisationType: organisationTypeNumber.optional(),
      organisationId: publicId.optional(),
    }),
    response: pageOf(userRow),
  },
  report: {
    method: 'GET',
    path: `${users}/GetUserReport`,
    // What the standards body's Admin has and nobody else.
    permission: 'Administration.View',
    summary: 'Export the list of users',
    query: z.object({
      isMegatronFeatureOn: z.stringbool().optional(),
      searchTerm,
      roleName: z.union([role.transform((one) => [one]), z.array(role)]).optional(),
      showInactive,
    }),
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  read: {
    method: 'GET',
    path: `${users}/:id`,
    permission: 'User.View',
    summary: 'Read a user',
    params: userId,
    response: user,
    versioned: true,
  },
  create: {
    method: 'POST',
    path: `${users}/create`,
    permission: 'User.Generate',
    summary: 'Create user',
    body: userCreateForm,
    response: user,
    errors: [...saveErrors, userErrors.exists, userErrors.existsElsewhere, kernelErrors.tooMany],
    transaction: 'handler',
  },
  update: {
    method: 'PUT',
    path: `${users}/edit/:id`,
    permission: 'User.Revise',
    summary: 'Edit user',
    params: userId,
    body: userEditForm,
    response: user,
    errors: [...saveErrors, userErrors.lockedFields, userErrors.emailTaken, kernelErrors.tooMany],
    versioned: true,
    ifMatch: true,
    transaction: 'handler',
  },
  activate: {
    method: 'PATCH',
    path: `${users}/activate/:id`,
    permission: 'User.Initialize',
    summary: 'Activate user',
    params: userId,
    response: user,
    errors: [userErrors.limitReachedOnActivation],
  },
  deactivate: {
    method: 'PATCH',
    path: `${users}/deactivate/:id`,
    permission: 'User.Initialize',
    summary: 'Deactivate user',
    params: userId,
    response: user,
  },
  changeLog: {
    method: 'GET',
    path: `${users}/:id/changeLog`,
    permission: 'User.Changes',
    summary: "Read a user's record of changes",
    params: userId,
    query: changeLogQuery,
    response: changeLogPage,
  },
  getRoles: {
    method: 'GET',
    path: `${users}/getRoles`,
    permission: granting,
    summary: 'List the roles that the caller may grant',
    response: z.array(roleChoice),
  },
  getRolesForListFilter: {
    method: 'GET',
    path: `${users}/getRolesForListFilter`,
    permission: 'User.View',
    summary: 'List the roles of the users that the caller may see',
    response: z.array(roleChoice),
  },
  getProCompanyUsersCount: {
    method: 'GET',
    path: `${users}/getProCompanyUsersCount`,
    permission: granting,
    summary: 'Count the active Pro users of a company, but for one',
    query: z.object({ companyId: publicId, identificator: z.uuid().optional() }),
    response: z.number().int(),
  },
  getCompanyUsers: {
    method: 'GET',
    path: `${users}/getCompanyUsers`,
    permission: 'User.View',
    summary: 'List the users of a company',
    query: z.object({ companyId: publicId }),
    response: z.array(userOfCompany),
  },
  checkUserInfo: {
    method: 'GET',
    path: `${users}/checkUserInfo`,
    permission: { public: 'whoever signs up is told when the address has an account; five times an hour' },
    summary: 'Say whether an email address has an account',
    query: z.object({ email: accountEmail }),
    response: checkedUser,
    errors: [kernelErrors.tooMany],
  },
  checkSahringOptions: {
    method: 'GET',
    path: `${users}/checkSahringOptions`,
    permission: 'signedIn',
    summary: 'Say whether the caller may set sharing options at all',
    response: z.boolean(),
  },
  addSecondaryOrganisationToUsers: {
    method: 'PUT',
    path: `${users}/addSecondaryOrganisationToUsers`,
    permission: 'Site.Generate',
    summary: 'Confirm that the site just created belongs to its creator',
    body: z.object({
      organisationExternalId: publicId,
      organisationType: organisationTypeNumber,
      identifiers: z.array(z.uuid()).min(1).max(10),
    }),
    response: z.object({}),
  },
});

/** What the pickers of a user's organisations search; limited as all pickers are. */
export const userPickerApi = feature({
  primaryOrganisations: {
    method: 'GET',
    path: `${users}/primaryOrganisations`,
    permission: granting,
    picker: true,
    summary: 'Search the organisations that users of a role may belong to',
    query: z.object({ role, query: z.string().max(100) }),
    response: z.array(organisationChoice),
  },
  secondaryOrganisations: {
    method: 'GET',
    path: `${users}/secondaryOrganisations`,
    permission: granting,
    picker: true,
    summary: 'List the organisations that go with a primary one',
    query: z.object({ primaryType: organisationTypeNumber, primaryId: publicId }),
    response: z.array(organisationChoice),
  },
});
