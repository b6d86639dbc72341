import { errors } from '../../kernel/errors.ts';
import { knownEmailMessages } from './user.parts.ts';

const limit = 'The limit of 5 company users for this company has been reached.';

export const userErrors = errors('user', {
  exists: {
    status: 409,
    message:
      'User {email} already exists in {body} systems. Click on "Submit" to assign a role and organisation to give them access to Directory. Greyed out fields are populated with existing user data',
  },
  existsElsewhere: { status: 409, message: knownEmailMessages.used },
  emailTaken: {
    status: 409,
    message: 'Another account has this email address',
    field: 'email',
    constraint: 'app_user_email',
  },
  limitReached: { status: 400, message: `${limit} You cannot create or add additional users.` },
  limitReachedOnActivation: { status: 400, message: `${limit} You cannot create or activate additional users.` },
  active: { status: 409, message: 'The user is already active' },
  deactivated: { status: 409, message: 'The user is already deactivated' },
  roleNotGranted: { status: 403, message: 'You may not grant this role', field: 'role' },
  unknownOrganisation: {
    status: 400,
    message: 'Choose an organisation whose users you administer',
    field: 'primaryOrganisation',
  },
  unrelatedOrganisation: {
    status: 400,
    message: 'Choose from the organisations that go with the primary one',
    field: 'secondaryOrganisations',
  },
  lockedFields: { status: 403, message: 'You cannot change some of these details' },
});

/** Why a role or an organisation is refused. */
export const assignmentErrors = [
  userErrors.roleNotGranted,
  userErrors.unknownOrganisation,
  userErrors.unrelatedOrganisation,
  userErrors.limitReached,
];

/** Why a user is not created. */
export const userCreationErrors = [...assignmentErrors, userErrors.exists, userErrors.existsElsewhere];
