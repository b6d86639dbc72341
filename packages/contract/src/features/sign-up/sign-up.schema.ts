import { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { requiredText } from '../../kernel/fields.ts';
import type { Role } from '../../kernel/permissions.ts';
import { formShape } from '../../kernel/record-fields.ts';
import { companyContact, companyDetails, companyFields } from '../company/company.schema.ts';
import { user, userCreateFields, userCreateForm } from '../user/user.schema.ts';

const { country } = companyDetails.location.entry.fields;

/** A program that names the country shows that it means the one with this id. */
const namedCountry = country.form.refine(({ id, name }) => id === '' || Boolean(name?.trim()), {
  path: ['name'],
  message: requiredMessage,
});

/** What a visitor says of their company; the directory decides everything else. */
export const signUpCompanyForm = z.strictObject({
  company: z.strictObject({
    ...formShape(companyDetails),
    location: z.strictObject({ ...formShape(companyDetails.location.entry.fields), country: namedCountry }),
  }),
  contact: z.strictObject({ contactDetails: z.strictObject(formShape(companyContact)) }),
  natureOfBusinessId: companyFields.natureOfBusinessId.form,
});
export type SignUpCompanyForm = z.output<typeof signUpCompanyForm>;

/** Redeemed once, by the first user of the company. */
export const signUpToken = z.string().min(1, requiredMessage).max(100);

export const signUpRole: Role = 'Company User';
export const notInSignUp = 'A sign-up cannot set this';

type SignUp = z.output<typeof userCreateForm> & { signUpToken?: string | undefined };

/** The fields that would give the first user more than a sign-up does. */
const faultsOfSignUp = (form: SignUp): readonly string[] => [
  ...(form.role === signUpRole ? [] : ['role']),
  ...(form.secondaryOrganisations?.length ? ['secondaryOrganisations'] : []),
  ...(form.overrideWarning ? ['overrideWarning'] : []),
  ...(form.enablemailLitetoPro ? ['enablemailLitetoPro'] : []),
  ...Object.keys(form).filter((key) => key !== 'signUpToken' && !Object.hasOwn(userCreateFields, key)),
];

/** With a token, the first user of a new company; without one, a user whom the signed-in caller creates. */
export const newUserForm = userCreateForm
  .safeExtend({ signUpToken: signUpToken.optional() })
  .loose()
  .superRefine((form, context) => {
    if (form.signUpToken === undefined) return;
    for (const path of faultsOfSignUp(form)) context.addIssue({ code: 'custom', path: [path], message: notInSignUp });
  });
export type NewUserForm = z.output<typeof newUserForm>;

/** The created user, whether through a sign-up or by a signed-in caller. */
export const newUser = user.pick({ identificator: true, email: true, firstName: true, lastName: true, role: true });
export type NewUser = z.output<typeof newUser>;

const { email, firstName, lastName, phoneNumber } = userCreateFields;

/** What the first user says of themselves. */
export const firstUserForm = z.object({ email, firstName, lastName, jobTitle: requiredText(), phoneNumber });
export type FirstUserForm = z.output<typeof firstUserForm>;
