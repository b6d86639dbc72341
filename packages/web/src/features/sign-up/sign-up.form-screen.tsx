import { companyContact, companyDetails, companySections } from '@attestry/contract/features/company/company.schema.ts';
import {
  type FirstUserForm,
  firstUserForm,
  type SignUpCompanyForm,
  signUpCompanyForm,
} from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFieldSections } from '../../blocks/form-screen/field-sections.ts';
import type { FormSection } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { dismissBanner } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import looks from '../../ui/plain-button.module.css';
import { type Entries, entriesKept, forgetEntries, keepEntries } from './kept-entries.parts.tsx';
import { useSignUp } from './sign-up.parts.tsx';
import { SignedUp } from './signed-up.parts.tsx';

const startPage = '/';

/** What browsers know of their user's company. */
const knownOfCompany: Readonly<Record<string, string>> = {
  'company.name': 'organization',
  'company.website': 'url',
  'company.location.addressLine1': 'address-line1',
  'company.location.addressLine2': 'address-line2',
  'company.location.addressLine3': 'address-line3',
  'company.location.city': 'address-level2',
  'company.location.county': 'address-level1',
  'company.location.zipCode': 'postal-code',
  'company.location.country': 'country-name',
  'contact.contactDetails.name': 'name',
  'contact.contactDetails.email': 'work email',
  'contact.contactDetails.phoneNumber': 'work tel',
  'contact.contactDetails.faxNumber': 'fax tel',
};

/** The sections with what browsers may fill in. */
const filledByBrowser = <N extends string>(sections: readonly FormSection<N>[]): readonly FormSection<N>[] =>
  sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => ({ ...field, autoComplete: knownOfCompany[field.name] ?? 'off' })),
  }));

interface Typing {
  typed: FieldValues | undefined;
  onTyped: (values: FieldValues) => void;
}

interface CompanyStepProps extends Typing {
  onEntered: (company: SignUpCompanyForm) => void;
}

const CompanyStep = ({ typed, onTyped, onEntered }: CompanyStepProps) => (
  <FormScreen
    title={i18n.t('Create a Company')}
    subtitle={i18n.t('Step 1 of 2: your company. The account is free. Next you add yourself as its first user.')}
    schema={signUpCompanyForm}
    values={{
      company: blankForm(companyDetails),
      contact: { contactDetails: blankForm(companyContact) },
      natureOfBusinessId: '',
    }}
    typed={typed}
    onTyped={onTyped}
    sections={filledByBrowser(useFieldSections(companySections, {}, ['company.blockSharing']))}
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
      autoComplete: 'email',
    },
    { kind: 'text', name: 'firstName', label: i18n.t('First name'), autoComplete: 'given-name' },
    { kind: 'text', name: 'lastName', label: i18n.t('Last name'), autoComplete: 'family-name' },
    { kind: 'text', name: 'jobTitle', label: i18n.t('Job Title'), autoComplete: 'organization-title' },
    { kind: 'phone', name: 'phoneNumber', label: i18n.t('Work phone'), autoComplete: 'work tel' },
  ],
});

interface UserStepProps extends Typing {
  company: SignUpCompanyForm;
  onBack: () => void;
  onAdded: (email: string) => void;
}

const UserStep = ({ company, typed, onTyped, onBack, onAdded }: UserStepProps) => {
  const { send, failureText, forgetEnded } = useSignUp(company);
  return (
    <FormScreen
      key="user"
      title={i18n.t('User Information')}
      subtitle={i18n.t('Step 2 of 2: the first user of {name}', { name: company.company.name })}
      schema={firstUserForm}
      values={{ email: '', firstName: '', lastName: '', jobTitle: '', phoneNumber: '' }}
      typed={typed}
      onTyped={onTyped}
      losesMore
      sections={[personSection()]}
      save={send}
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
  );
};

type Step = 'company' | 'user' | 'done';

const useFocusOnStep = (step: Step) =>
  useEffect(() => {
    dismissBanner();
    window.scrollTo(0, 0);
    if (step !== 'company') document.querySelector('main')?.focus({ preventScroll: true });
  }, [step]);

/** What was entered so far: the window keeps it through a reload, until the visitor leaves the page or has finished. */
const useEntries = () => {
  const [first] = useState(entriesKept);
  const entries = useRef<Entries>(first);
  useEffect(() => {
    keepEntries(entries.current);
    return forgetEntries;
  }, []);
  const enter = (more: Partial<Entries>) => {
    entries.current = { ...entries.current, ...more };
    keepEntries(entries.current);
  };
  return { first, entries, enter };
};

/** Creates a company and its first user, in two steps. Nothing is sent before the second. */
export const SignUpScreen = () => {
  const { first, entries, enter } = useEntries();
  const [begun, setBegun] = useState(first);
  const [email, setEmail] = useState<string>();
  const { entered } = begun;
  useFocusOnStep(email !== undefined ? 'done' : entered ? 'user' : 'company');
  /** Goes to the step that follows from the entries. */
  const go = (more: Partial<Entries>) => {
    enter(more);
    setBegun(entries.current);
  };
  const finish = (address: string) => {
    forgetEntries();
    setEmail(address);
  };
  if (email !== undefined) return <SignedUp email={email} />;
  return entered ? (
    <UserStep
      company={entered}
      typed={begun.person}
      onTyped={(person) => enter({ person })}
      onBack={() => go({ entered: undefined })}
      onAdded={finish}
    />
  ) : (
    <CompanyStep
      typed={begun.company}
      onTyped={(company) => enter({ company })}
      onEntered={(company) => go({ entered: company })}
    />
  );
};
