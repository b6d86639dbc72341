import { companyOf } from '../../../features/sign-up/sign-up.factory.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { newCompanyUser } from './user.ts';

/** Without a token, so that callers create users as their role may. */
export const signUpSamples: SamplesOf<'signUp'> = {
  signUp: {
    createCompany: { body: async () => companyOf('Newly Signed Up') },
    createUser: { about: 'company', body: newCompanyUser },
  },
};

export const signUpReadsBack: Pick<ReadsBack, 'signUp'> = {
  signUp: {
    createCompany: { notReadBack: 'it is no company yet: see the tests of sign-up' },
    createUser: { notReadBack: 'it is the creation of a user' },
  },
};
