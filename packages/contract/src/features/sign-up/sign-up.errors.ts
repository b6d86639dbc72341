import { errors } from '../../kernel/errors.ts';
import { knownEmailMessages } from '../user/user.parts.ts';

export const signUpErrors = errors('signUp', {
  ended: {
    status: 400,
    message: 'This sign-up is complete or has expired. Look for our mail at your address, or start again.',
    field: 'signUpToken',
  },
  otherCompany: { status: 400, message: 'This sign-up is for another company', field: 'primaryOrganisation' },
  companyExists: {
    status: 409,
    message:
      'A company of this name is already in the directory in this city. Ask a colleague there to add you as a user, or contact us.',
    field: 'company.name',
  },
  emailLinked: { status: 409, message: knownEmailMessages.linked, field: 'email' },
  emailUsed: { status: 409, message: knownEmailMessages.used, field: 'email' },
});
