import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { addRecord } from '../../blocks/add-record.ts';
import { companyPath, listCrumbs, newUserPath, sitePath } from '../../blocks/addresses.ts';
import { RecordLoader } from '../../blocks/details/details-screen.tsx';
import { Gate } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { type Crumb, PageHeader } from '../../ui/page-header.tsx';
import { organisationQuery } from './user.parts.tsx';
import { UserList } from './user-list.parts.tsx';

const AddUser = ({ to }: { to: string }) => {
  const { needs, label } = addRecord.user();
  return (
    <Gate needs={needs}>
      <Button component={Link} to={to} leftSection={<Plus size={17} aria-hidden="true" />}>
        {label}
      </Button>
    </Gate>
  );
};

export const UserListScreen = () => (
  <>
    <PageHeader title={i18n.t('Users')}>
      <AddUser to={newUserPath()} />
    </PageHeader>
    <UserList title={i18n.t('Users')} />
  </>
);

const crumbsOf = (origin: 'company' | 'site', { id, name }: { id: string; name: string }): Crumb[] =>
  origin === 'company'
    ? [listCrumbs.companies(), { label: name, to: companyPath(id) }]
    : [listCrumbs.sites(), { label: name, to: sitePath(id) }];

const UsersOf = ({ origin }: { origin: 'company' | 'site' }) => {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordLoader query={useQuery(organisationQuery(origin, id))}>
      {(organisation) => (
        <>
          <PageHeader title={i18n.t('Users')} subtitle={organisation.name} breadcrumb={crumbsOf(origin, organisation)}>
            {organisation.isAbleToCreateUser && <AddUser to={newUserPath({ origin, id })} />}
          </PageHeader>
          <UserList title={i18n.t('Users')} of={{ type: origin === 'company' ? 'Company' : 'Site', id }} />
        </>
      )}
    </RecordLoader>
  );
};

export const UsersOfCompanyScreen = () => <UsersOf origin="company" />;
export const UsersOfSiteScreen = () => <UsersOf origin="site" />;
