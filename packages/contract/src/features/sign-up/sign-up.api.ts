import { z } from 'zod';
import { feature, post } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { companyErrors } from '../company/company.errors.ts';
import { userCreationErrors } from '../user/user.errors.ts';
import { signUpErrors } from './sign-up.errors.ts';
import { newUser, newUserForm, signUpCompanyForm } from './sign-up.schema.ts';

const isPublic = (reason: string) => ({ public: reason });

export const signUpApi = feature({
  createCompany: {
    ...post(
      '/companydirectory/api/Companies/CompanyCreateOutside',
      isPublic('companies without an account sign up; five times an hour'),
      'Begin a sign-up',
    ),
    flag: 'SelfSignUp',
    body: signUpCompanyForm,
    /** The token is valid for an hour, and for one user: the company's first. */
    response: z.object({ id: z.string(), signUpToken: z.string() }),
    errors: [
      companyErrors.unknownCountry,
      companyErrors.unknownNatureOfBusiness,
      signUpErrors.companyExists,
      kernelErrors.tooMany,
    ],
    transaction: 'handler',
  },
  createUser: {
    ...post(
      '/user/api/User/createUser',
      isPublic('the first user of a company signs up with its token; ten times an hour'),
      'Create user, or complete a sign-up',
    ),
    publicWhile: 'SelfSignUp',
    body: newUserForm,
    response: newUser,
    errors: [...userCreationErrors, ...Object.values(signUpErrors), kernelErrors.tooMany],
    transaction: 'handler',
  },
});
