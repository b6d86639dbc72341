import { powerBiSignIn } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.schema.ts';
import { Button, PasswordInput } from '@mantine/core';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import type { CustomFieldState, FormField } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import { calls } from './analytics-proof-of-concept.parts.tsx';
import { TrialForm, useTrialForm } from './trial-form.parts.tsx';

const Password = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Password') });
  return (
    <PasswordInput
      {...input}
      value={value ?? ''}
      onChange={change}
      autoComplete="off"
      visibilityToggleButtonProps={{ 'aria-label': i18n.t('Show password') }}
    />
  );
};

const fields = (): FormField<'username' | 'password'>[] => [
  { kind: 'text', name: 'username', label: i18n.t('Power BI user'), autoComplete: 'off' },
  { kind: 'custom', name: 'password', label: i18n.t('Password'), render: (state) => <Password {...state} /> },
];

/** The form that signs in to Power BI. */
export const PowerBiSignIn = ({ onSignedIn }: { onSignedIn: (accessToken: string) => void }) => {
  const trial = useTrialForm({
    schema: powerBiSignIn,
    values: { username: '', password: '' },
    fields: fields(),
    send: async (body) => onSignedIn((await calls.signIn({ body })).accessToken),
  });
  return (
    <TrialForm {...trial} title={i18n.t('Sign in to Power BI')}>
      <Button type="submit" loading={trial.busy}>
        {i18n.t('Sign in')}
      </Button>
    </TrialForm>
  );
};
