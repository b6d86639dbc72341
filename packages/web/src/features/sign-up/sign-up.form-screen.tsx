import { companyContact, companyDetails, companySections } from '@attestry/contract/features/company/company.schema.ts';
import {
  type FirstUserForm,
  firstUserForm,
  type SignUpCompanyForm,
  signUpCompanyForm,
} from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { useEffect, useState } from 'react';
import { useFieldSections } from '../../blocks/form-screen/field-sections.ts';
import type { FormSection } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { LeaveGuard } from '../../blocks/form-screen/leave-guard.tsx';
import { dismissBanner } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import looks from '../../ui/plain-button.module.css';
import { useSignUp } from './sign-up.parts.tsx';
import { SignedUp } from './signed-up.parts.tsx';

const startPage = '/';

interface CompanyStepProps {
  entered: SignUpCompanyForm | undefined;
  onEntered: (company: SignUpCompanyForm) => void;
}

const CompanyStep = ({ entered, onEntered }: CompanyStepProps) => (
  <FormScreen
    title={i18n.t('Create a Company')}
    subtitle={i18n.t('Step 1 of 2: your company. The account is free. Next you add yourself as its first user.')}
    schema={signUpCompanyForm}
    values={{
      company: blankForm(companyDetails),
      contact: { contactDetails: blankForm(companyContact) },
      natureOfBusinessId: '',
    }}
    typed={entered}
    sections={useFieldSections(companySections, {}, ['company.blockSharing'])}
    save={async (company) => company}
    saveLabel={i18n.t('Continue')}
    onSaved={onEntered}
    cancelTo={startPage}
  />
);

const personSection = (): FormSection<keyof FirstUserForm> => ({
  title: i18n.t('Person'),
  fields: [
    {
      kind: 'email',
      name: 'email',
      label: i18n.t('Email'),
      hint: i18n.t('You sign in with this address.'),
      wide: true,
    },
    { kind: 'text', name: 'firstName', label: i18n.t('First name') },
    { kind: 'text', name: 'lastName', label: i18n.t('Last name') },
    { kind: 'text', name: 'jobTitle', label: i18n.t('Job Title') },
    { kind: 'phone', name: 'phoneNumber', label: i18n.t('Work phone') },
  ],
});

interface UserStepProps {
  company: SignUpCompanyForm;
  onBack: () => void;
  onAdded: (email: string) => void;
}

const UserStep = ({ company, onBack, onAdded }: UserStepProps) => {
  const { send, failureText, forgetEnded } = useSignUp(company);
  const [added, setAdded] = useState(false);
  const add = async (person: FirstUserForm) => {
    const user = await send(person);
    setAdded(true);
    return user;
  };
  return (
    <>
      <FormScreen
        key="user"
        title={i18n.t('User Information')}
        subtitle={i18n.t('Step 2 of 2: the first user of {name}', { name: company.company.name })}
        schema={firstUserForm}
        values={{ email: '', firstName: '', lastName: '', jobTitle: '', phoneNumber: '' }}
        sections={[personSection()]}
        save={add}
        failureText={failureText}
        showFailure={forgetEnded}
        saveLabel={i18n.t('Add User')}
        onSaved={({ email }) => onAdded(email)}
        cancelTo={startPage}
      >
        <p>
          <button type="button" className={looks.quiet} onClick={onBack}>
            {i18n.t('Change the company’s details')}
          </button>
        </p>
      </FormScreen>
      <LeaveGuard unsaved={!added} />
    </>
  );
};

type Step = 'company' | 'user' | 'done';

const useFocusOnStep = (step: Step) =>
  useEffect(() => {
    dismissBanner();
    window.scrollTo(0, 0);
    if (step !== 'company') document.querySelector('main')?.focus({ preventScroll: true });
  }, [step]);

/** Creates a company and its first user, in two steps. Nothing is sent before the second. */
export const SignUpScreen = () => {
  const [company, setCompany] = useState<SignUpCompanyForm>();
  const [step, setStep] = useState<Step>('company');
  const [email, setEmail] = useState('');
  useFocusOnStep(step);
  const enterCompany = (entered: SignUpCompanyForm) => {
    setCompany(entered);
    setStep('user');
  };
  const finish = (address: string) => {
    setEmail(address);
    setStep('done');
  };
  if (step === 'done') return <SignedUp email={email} />;
  if (step === 'user' && company)
    return <UserStep company={company} onBack={() => setStep('company')} onAdded={finish} />;
  return <CompanyStep entered={company} onEntered={enterCompany} />;
};
