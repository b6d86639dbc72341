import { signUpApi } from '@attestry/contract/features/sign-up/sign-up.api.ts';
import { signUpErrors } from '@attestry/contract/features/sign-up/sign-up.errors.ts';
import {
  type FirstUserForm,
  type SignUpCompanyForm,
  signUpRole,
} from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { useRef } from 'react';
import { NotStored } from '../../blocks/not-stored.ts';
import { quietSend } from '../../kernel/api.ts';
import type { ApiError } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';

const { checkUserInfo } = clientOf(quietSend, userApi);
const { createCompany, createUser } = clientOf(quietSend, signUpApi);

type Stage = 'check' | 'company' | 'user';

const failures: Record<Stage, string> = {
  check: i18n.t('There was an unexpected error please check console.'),
  company: i18n.t('Company Creation Failed. Please try again.'),
  user: i18n.t('There was an error while creating your company. Please try again after sometime.'),
};

/** A sign-up also ends with the answer that its address has an account. */
const endings = [signUpErrors.ended, signUpErrors.emailLinked, signUpErrors.emailUsed];

const requireFree = async (email: string): Promise<void> => {
  const { isPresent, message } = await checkUserInfo({ query: { email } });
  if (isPresent) throw new NotStored([{ path: 'email', message: message ?? '' }]);
};

/** A company that the directory has accepted, with what it was made of. */
interface Begun {
  of: string;
  id: string;
  signUpToken: string;
}

/** Sends a company and its first user. What succeeded is not sent again when a later part fails. */
export const useSignUp = (company: SignUpCompanyForm) => {
  const stage = useRef<Stage>('check');
  const free = useRef<string>(undefined);
  const begun = useRef<Begun>(undefined);

  const begin = async (): Promise<Begun> => {
    const of = JSON.stringify(company);
    if (begun.current?.of === of) return begun.current;
    begun.current = { of, ...(await createCompany({ body: company })) };
    return begun.current;
  };
  const send = async (person: FirstUserForm) => {
    stage.current = 'check';
    if (free.current !== person.email) await requireFree(person.email);
    free.current = person.email;
    stage.current = 'company';
    const { id, signUpToken } = await begin();
    stage.current = 'user';
    const primaryOrganisation = { externalId: id, name: company.company.name, type: numberOf('Company') };
    return createUser({ body: { ...person, role: signUpRole, primaryOrganisation, signUpToken } });
  };
  const failureText = ({ status }: ApiError): string | undefined => {
    const isOffline = status === undefined && stage.current === 'check';
    return isOffline || status === 429 ? undefined : failures[stage.current];
  };
  /** A sign-up that ended meanwhile begins again, with the question whether the address is free. */
  const forgetEnded = ({ body }: ApiError): false => {
    if (endings.some(({ code }) => code === body?.code)) {
      begun.current = undefined;
      free.current = undefined;
    }
    return false;
  };
  return { send, failureText, forgetEnded };
};
