import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { lockedUserFields } from '@attestry/contract/features/user/user.parts.ts';
import { type User, user, userEditForm } from '@attestry/contract/features/user/user.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { listCrumbs, userPath } from '../../blocks/addresses.ts';
import { FormLoader } from '../../blocks/details/details-screen.tsx';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { readAnewAfter } from '../../blocks/read-anew.ts';
import { versionOf } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { notLoaded, useLimitDialog, userCalls, userQuery } from './user.parts.tsx';
import { editValues, userSections } from './user-form.parts.tsx';

/** A user with the roles that the reader may grant. */
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

const UserEdit = ({ record, roles }: { record: User; roles: Parameters<typeof userSections>[0] }) => {
  const navigate = useNavigate();
  const { showLimit, dialog } = useLimitDialog();
  const to = userPath(record.identificator);
  const name = `${record.firstName} ${record.lastName}`;
  const done = async () => {
    await readAnewAfter(userApi.update);
    showSnackbar(i18n.t('User saved'));
    await navigate({ to });
  };
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
        locked={record.allowFullEdit ? [] : lockedUserFields}
        save={(body, version = '') => userCalls.update({ params: { id: record.identificator }, body, version })}
        showFailure={showLimit}
        saveLabel={i18n.t('Save')}
        onSaved={() => void done()}
        cancelTo={to}
      />
      {dialog}
    </>
  );
};

export const UserEditScreen = () => {
  const { id = '' } = useParams({ strict: false });
  return (
    <FormLoader query={useQuery(editQuery(id))} failureText={notLoaded()}>
      {(parts) => <UserEdit {...parts} />}
    </FormLoader>
  );
};
