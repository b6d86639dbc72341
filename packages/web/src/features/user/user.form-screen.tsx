import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { lockedUserFields } from '@attestry/contract/features/user/user.parts.ts';
import { type User, user, userEditForm } from '@attestry/contract/features/user/user.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { listCrumbs, userPath } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { FormUnlessRefused } from '../../blocks/details/record-of-route.tsx';
import { locked } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { EditRefused } from '../../blocks/refused.tsx';
import { versionOf } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { notLoaded, useLimitDialog, userCalls, userQuery } from './user.parts.tsx';
import { editValues, userSections } from './user-form.parts.tsx';

/** A user, together with the roles that the reader may grant. */
const editQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', id, 'to edit'],
    queryFn: async ({ client }) => {
      const [record, roles] = await Promise.all([client.fetchQuery(userQuery(id)), userCalls.getRoles()]);
      return { record, roles };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

const notYours = () => i18n.t('Only those who administer this user can change it');

const UserEdit = ({ record, roles }: { record: User; roles: Parameters<typeof userSections>[0] }) => {
  const { showLimit, dialog } = useLimitDialog();
  const to = userPath(record.identificator);
  const name = nameOf(record);
  const saved = useAfterSave(userApi.update);
  return (
    <>
      <FormScreen
        title={i18n.t('Edit user')}
        subtitle={name}
        breadcrumb={[listCrumbs.users(), { label: name, to }]}
        schema={userEditForm}
        values={editValues(record)}
        edited={{ version: versionOf(record), valuesOf: (present) => editValues(user.parse(present)) }}
        sections={userSections(roles, record)}
        locked={record.allowFullEdit ? {} : locked(lockedUserFields, notYours())}
        save={(body, version = '') => userCalls.update({ params: { id: record.identificator }, body, version })}
        showFailure={showLimit}
        saveLabel={i18n.t('Save')}
        onSaved={() => saved(i18n.t('User saved'), to)}
        cancelTo={to}
      />
      {dialog}
    </>
  );
};

const refused = ({ record }: { record: User }) =>
  record.visuals.isAbleToEdit ? undefined : (
    <EditRefused
      title={i18n.t('Edit user')}
      name={nameOf(record)}
      crumbs={[listCrumbs.users()]}
      to={userPath(record.identificator)}
    />
  );

export const UserEditScreen = () => {
  const { id = '' } = useParams({ strict: false });
  return (
    <FormLoader query={useQuery(editQuery(id))} failureText={notLoaded()}>
      {(parts) => (
        <FormUnlessRefused record={parts} refused={refused}>
          {() => <UserEdit {...parts} />}
        </FormUnlessRefused>
      )}
    </FormLoader>
  );
};
