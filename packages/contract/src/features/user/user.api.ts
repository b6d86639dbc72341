import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { feature, get, patch, post, put } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { accountEmail, publicId } from '../../kernel/fields.ts';
import { narrowedListQuery, pageOf, selectedIds, suggestionsOf } from '../../kernel/list-query.ts';
import { organisationTypeNumber } from '../../kernel/organisation.ts';
import { assignmentErrors, userCreationErrors, userErrors } from './user.errors.ts';
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

/** Standards-body users see deactivated users only on request; all others by default. */
const showInactive = z.stringbool().optional();

const narrowing = {
  showInactive,
  organisationType: organisationTypeNumber.optional(),
  organisationId: publicId.optional(),
};

export const userApi = feature({
  list: {
    ...get(`${users}/list`, 'User.View', 'Search users'),
    query: narrowedListQuery(userList, narrowing),
    response: pageOf(userRow),
  },
  suggestNames: {
    ...get(`${users}/suggestions`, 'User.View', 'Suggest names for a search of users'),
    ...suggestionsOf(userList, narrowing),
  },
  report: {
    method: 'GET',
    path: `${users}/GetUserReport`,
    // Only the standards body's Admin has these.
    permission: 'Administration.View',
    summary: 'Export the list of users',
    query: narrowedListQuery(userList, {
      isMegatronFeatureOn: z.stringbool().optional(),
      showInactive,
      format: z.enum(['xlsx']).default('xlsx'),
      ids: selectedIds(z.uuid()),
    }),
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  read: { ...get(`${users}/:id`, 'User.View', 'Read a user'), params: userId, response: user, versioned: true },
  create: {
    ...post(`${users}/create`, 'User.Generate', 'Create user'),
    body: userCreateForm,
    response: user,
    errors: [...userCreationErrors, kernelErrors.tooMany],
    transaction: 'handler',
  },
  update: {
    ...put(`${users}/edit/:id`, 'User.Revise', 'Edit user'),
    params: userId,
    body: userEditForm,
    response: user,
    errors: [...assignmentErrors, userErrors.lockedFields, userErrors.emailTaken, kernelErrors.tooMany],
    versioned: true,
    ifMatch: true,
    transaction: 'handler',
  },
  activate: {
    ...patch(`${users}/activate/:id`, 'User.Initialize', 'Activate user'),
    params: userId,
    response: user,
    errors: [userErrors.limitReachedOnActivation, userErrors.active],
  },
  deactivate: {
    ...patch(`${users}/deactivate/:id`, 'User.Initialize', 'Deactivate user'),
    params: userId,
    response: user,
    errors: [userErrors.deactivated],
  },
  changeLog: {
    ...get(`${users}/:id/changeLog`, 'User.Changes', "Read a user's change log"),
    params: userId,
    ...changeLog,
  },
  getRoles: {
    ...get(`${users}/getRoles`, granting, 'List the roles that the caller may grant'),
    response: z.array(roleChoice),
  },
  getRolesForListFilter: {
    ...get(`${users}/getRolesForListFilter`, 'User.View', 'List the roles of the users that the caller may see'),
    response: z.array(roleChoice),
  },
  getProCompanyUsersCount: {
    ...get(`${users}/getProCompanyUsersCount`, granting, 'Count the active Pro users of a company, but for one'),
    query: z.strictObject({ companyId: publicId, identificator: z.uuid().optional() }),
    response: z.number().int(),
  },
  getCompanyUsers: {
    ...get(`${users}/getCompanyUsers`, 'User.View', 'List the users of a company'),
    query: z.strictObject({ companyId: publicId }),
    response: z.array(userOfCompany),
  },
  checkUserInfo: {
    method: 'GET',
    path: `${users}/checkUserInfo`,
    permission: { public: 'whoever signs up is told when the address has an account; five times an hour' },
    summary: 'Say whether an email address has an account',
    query: z.strictObject({ email: accountEmail }),
    response: checkedUser,
    errors: [kernelErrors.tooMany],
  },
  checkSahringOptions: {
    ...get(`${users}/checkSahringOptions`, 'signedIn', 'Say whether the caller may set sharing options at all'),
    response: z.boolean(),
  },
  addSecondaryOrganisationToUsers: {
    ...put(
      `${users}/addSecondaryOrganisationToUsers`,
      'Site.Generate',
      'Confirm that the site just created belongs to its creator',
    ),
    body: z.object({
      organisationExternalId: publicId,
      organisationType: organisationTypeNumber,
      identifiers: z.array(z.uuid()).min(1).max(10),
    }),
    response: z.object({}),
  },
});

/** The query of the pickers of a user's organisations; rate-limited like all pickers. */
export const userPickerApi = feature({
  primaryOrganisations: {
    method: 'GET',
    path: `${users}/primaryOrganisations`,
    permission: granting,
    picker: true,
    summary: 'Search the organisations that users of a role may belong to',
    query: z.strictObject({ role, query: z.string().max(100) }),
    response: z.array(organisationChoice),
  },
  secondaryOrganisations: {
    method: 'GET',
    path: `${users}/secondaryOrganisations`,
    permission: granting,
    picker: true,
    summary: 'List the organisations that go with a primary one',
    query: z.strictObject({ primaryType: organisationTypeNumber, primaryId: publicId }),
    response: z.array(organisationChoice),
  },
});
