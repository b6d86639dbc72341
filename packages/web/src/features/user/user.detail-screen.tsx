import { organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { User } from '@attestry/contract/features/user/user.schema.ts';
import {
  type Organisation,
  type OrganisationType,
  organisationTypeOf,
} from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { companyPath, listCrumbs, officePath, sitePath, userPath } from '../../blocks/addresses.ts';
import { StandingMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsHeader, RecordLoader } from '../../blocks/details/details-screen.tsx';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useBodyPath } from '../certification-body/certification-body.public.ts';
import { notLoaded, userCalls, userQuery, useUserActions } from './user.parts.tsx';

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

const paths: Partial<Record<OrganisationType, (id: string) => string>> = {
  Company: companyPath,
  Office: officePath,
  Site: sitePath,
};
const pathOf = ({ type, externalId }: Organisation) => paths[organisationTypeOf(type)]?.(externalId);

/** The page of an organisation; for a certification body, that of its main office. */
const useOrganisationPath = (organisation: Organisation): string | undefined => {
  const isBody = organisationTypeOf(organisation.type) === 'CertificationBody';
  const bodyPath = useBodyPath(organisation.externalId, isBody);
  return isBody ? bodyPath : pathOf(organisation);
};

const OrganisationLink = ({ organisation }: { organisation: Organisation }) => {
  const to = useOrganisationPath(organisation);
  return to ? <Link to={to}>{organisation.name}</Link> : organisation.name;
};

/** The standards body's staff and analysts belong to no organisation, so theirs is not missing. */
const Primary = ({ organisation, role }: { organisation: Organisation | null; role: Role }) => {
  if (organisation) return <OrganisationLink organisation={organisation} />;
  return organisationTypesFor(role).length === 0 ? i18n.t('None') : <Missing />;
};

const Secondary = ({ organisations }: { organisations: readonly Organisation[] }) =>
  organisations.map((one) => (
    <div key={`${one.type} ${one.externalId}`}>
      <OrganisationLink organisation={one} />
    </div>
  ));

const UserDetails = ({ record }: { record: User }) => {
  const { actions, dialog } = useUserActions();
  const { primaryOrganisation: primary, secondaryOrganisations: secondary } = record;
  return (
    <>
      <DetailsHeader
        title={nameOf(record)}
        kind={i18n.t('User')}
        subtitle={record.roleName}
        standing={<StandingMark status={record.status} />}
        breadcrumb={[listCrumbs.users()]}
        actions={useOfferedActions(actions, record)}
      />
      <Panel>
        <FieldRows fillIn={record.visuals.isAbleToEdit ? userPath(record.identificator, '/edit') : undefined}>
          <FieldRow label={i18n.t('Email')}>
            <a href={`mailto:${record.email}`}>{record.email}</a>
          </FieldRow>
          <FieldRow label={i18n.t('Name')}>{nameOf(record)}</FieldRow>
          <FieldRow label={i18n.t('Job Title')}>{record.jobTitle}</FieldRow>
          <FieldRow label={i18n.t('Work phone')}>{record.phone}</FieldRow>
          <FieldRow label={i18n.t('Primary organisation')}>
            <Primary organisation={primary} role={record.role} />
          </FieldRow>
          {secondary.length > 0 && (
            <FieldRow label={i18n.t('Secondary organisations')}>
              <Secondary organisations={secondary} />
            </FieldRow>
          )}
          <FieldRow label={i18n.t('Role')}>{record.roleName}</FieldRow>
          <FieldRow label={i18n.t('Status')}>
            <RecordStatus status={record.status} />
          </FieldRow>
        </FieldRows>
      </Panel>
      {dialog}
    </>
  );
};

const useUserOfRoute = () => {
  const { id = '' } = useParams({ strict: false });
  return useQuery(userQuery(id));
};

export const UserDetailScreen = () => (
  <RecordLoader query={useUserOfRoute()} failureText={notLoaded()}>
    {(record) => <UserDetails record={record} />}
  </RecordLoader>
);

export const UserChangeLogScreen = () => (
  <RecordLoader query={useUserOfRoute()} failureText={notLoaded()}>
    {(record) => (
      <ChangeLogScreen
        scope={['user', record.identificator]}
        breadcrumb={[listCrumbs.users(), { label: nameOf(record), to: userPath(record.identificator) }]}
        load={(query) => userCalls.changeLog({ params: { id: record.identificator }, query })}
      />
    )}
  </RecordLoader>
);
