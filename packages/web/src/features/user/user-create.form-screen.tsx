import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { existingUser, type RoleChoice, userCreateForm } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { companyPath, listCrumbs, sitePath, userListPath, userPath } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { locked } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { RefusedPage } from '../../blocks/refused.tsx';
import type { ApiError } from '../../kernel/api-error.ts';
import { showBanner, showCreated } from '../../kernel/notices.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { useWayBack } from '../../kernel/way-back.ts';
import { type Origin, organisationQuery, useLimitDialog, userCalls } from './user.parts.tsx';
import { type CreateValues, userSections } from './user-form.parts.tsx';

interface OfOrganisation {
  externalId: string;
  type: number;
  name: string;
}

interface CreateProps {
  roles: readonly RoleChoice[];
  /** The organisation for which the page was opened. */
  of: OfOrganisation | undefined;
  /** Where Cancel leads if the reader opened this page by its address. */
  cancelTo: string;
}

/** By default, a new user belongs to the reader's own organisation. */
const ownOrganisation = (): OfOrganisation | undefined => {
  const own = session.profile()?.primaryOrganisation;
  return own ? { externalId: own.id, type: numberOf(own.type), name: own.name } : undefined;
};

const blankUser = (of: OfOrganisation | undefined, roles: readonly RoleChoice[]): DefaultValues<CreateValues> => ({
  email: '',
  firstName: '',
  lastName: '',
  jobTitle: '',
  phoneNumber: '',
  ...(roles.length === 1 && { role: roles[0]?.name }),
  primaryOrganisation: of ?? ownOrganisation() ?? null,
  secondaryOrganisations: [],
});

/** The form values to continue with if the email address already has an account. */
interface Prefill {
  typed: DefaultValues<CreateValues>;
  known: readonly string[];
}

/** Fills the form with the data of the existing account, greyed out. The next Submit assigns that account. */
const useExisting = () => {
  const [prefill, setPrefill] = useState<Prefill>();
  const sent = useRef<CreateValues>(undefined);
  const showExisting = (error: ApiError): boolean => {
    const existing = existingUser.safeParse(error.body?.present).data;
    if (!existing || !sent.current) return false;
    const known = Object.fromEntries(Object.entries(existing).filter(([, value]) => value !== ''));
    setPrefill({ typed: { ...sent.current, ...known }, known: Object.keys(known) });
    showBanner(error.message);
    return true;
  };
  const save = (body: CreateValues) => {
    sent.current = body;
    return userCalls.create({ body: { ...body, ...(prefill && { overrideWarning: true }) } });
  };
  return { prefill, save, showExisting };
};

const failureText = ({ status }: ApiError): string | undefined =>
  status === 400 || status === 409 ? undefined : i18n.t('User creation failed - unknown error');

const UserCreate = ({ roles, of, cancelTo }: CreateProps) => {
  const { showLimit, dialog } = useLimitDialog();
  const { prefill, save, showExisting } = useExisting();
  const saved = useAfterSave(userApi.create, showCreated);
  return (
    <>
      <FormScreen
        title={i18n.t('Add User')}
        {...(of && { subtitle: of.name })}
        breadcrumb={[listCrumbs.users()]}
        schema={userCreateForm}
        values={blankUser(of, roles)}
        typed={prefill?.typed}
        sections={userSections(roles)}
        locked={{
          ...locked(prefill?.known ?? [], i18n.t('It stands in the existing account')),
          ...(of && { primaryOrganisation: i18n.t('You add a user of {name}', { name: of.name }) }),
        }}
        save={save}
        failureText={failureText}
        showFailure={(error) => showLimit(error) || showExisting(error)}
        saveLabel={i18n.t('Submit')}
        onSaved={({ identificator }) => saved(i18n.t('User added'), userPath(identificator))}
        cancelTo={cancelTo}
      />
      {dialog}
    </>
  );
};

const recordPaths = { company: companyPath, site: sitePath };

const originOf = (search: Record<string, unknown>): { origin: Origin; id: string } | undefined => {
  const asked = ({ company: 'company', site: 'site' } as const)[search.site ? 'site' : 'company'];
  const id = search[asked];
  return typeof id === 'string' && id !== '' ? { origin: asked, id } : undefined;
};

const useParts = () => {
  const asked = originOf(useSearch({ strict: false }));
  return useQuery({
    queryKey: ['user', 'to create', asked?.origin, asked?.id],
    queryFn: async ({ client }): Promise<CreateProps> => {
      const roles = await userCalls.getRoles();
      if (!asked) return { roles, of: undefined, cancelTo: userListPath };
      const { id, name, isAbleToCreateUser } = await client.fetchQuery(organisationQuery(asked.origin, asked.id));
      const type = numberOf(asked.origin === 'company' ? 'Company' : 'Site');
      const fitting = roles.filter(({ organisationTypes }) => isAbleToCreateUser && organisationTypes.includes(type));
      return { roles: fitting, of: { externalId: id, type, name }, cancelTo: recordPaths[asked.origin](id) };
    },
  });
};

const NoRoleToGrant = ({ cancelTo }: Pick<CreateProps, 'cancelTo'>) => (
  <RefusedPage
    title={i18n.t('Add User')}
    breadcrumb={[listCrumbs.users()]}
    message={i18n.t('There is no role that you can give here')}
    hint={i18n.t('A user needs a role. The administrators of your organisation and of the standards body give them.')}
    back={{ label: i18n.t('Back'), to: useWayBack(cancelTo) }}
  />
);

export const UserCreateScreen = () => (
  <FormLoader query={useParts()}>
    {(parts) => (parts.roles.length > 0 ? <UserCreate {...parts} /> : <NoRoleToGrant cancelTo={parts.cancelTo} />)}
  </FormLoader>
);
