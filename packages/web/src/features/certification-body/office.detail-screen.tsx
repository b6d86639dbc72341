import type { Office } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { CirclePause, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { editCertificationBodyPath, listCrumbs, officePath, pagePath } from '../../blocks/addresses.ts';
import { StandingMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { crumbsBelow } from '../../blocks/record/record-kind.ts';
import { Timeline } from '../../blocks/timeline/timeline.tsx';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import {
  editOfficeAction,
  lastOfficeActions,
  officeKind,
  officeQuery,
  officeType,
  quietCalls,
} from './certification-body.parts.tsx';
import { BodyPanel, OfficePanel } from './office-details.parts.tsx';
import { SubOffices } from './sub-offices.parts.tsx';
import { SuspendDialog, UnsuspendDialog } from './suspension.parts.tsx';

type Dialog = 'suspend' | 'unsuspend';

const isSuspended = ({ certificationBody }: Office) => certificationBody.suspensionStatus !== 'Active';

const actionsWith = (open: (dialog: Dialog) => void): RowAction<Office>[] => [
  editOfficeAction,
  {
    label: i18n.t('Edit CB'),
    icon: Pencil,
    group: i18n.t('Certification body'),
    leads: true,
    offered: ({ certificationBody }) => certificationBody.visuals.isAbleToEdit,
    to: ({ certificationBody }) => editCertificationBodyPath(certificationBody.id),
  },
  {
    label: (record) => (isSuspended(record) ? i18n.t('Unsuspend') : i18n.t('Suspend')),
    icon: CirclePause,
    group: i18n.t('Certification body'),
    dangerous: (record) => !isSuspended(record),
    offered: ({ certificationBody }) => certificationBody.visuals.isAbleToSuspend,
    run: (record) => open(isSuspended(record) ? 'unsuspend' : 'suspend'),
  },
  {
    label: i18n.t('Add office'),
    icon: Plus,
    group: i18n.t('Certification body'),
    leads: true,
    offered: ({ status, certificationBody }) => status !== 'Archived' && certificationBody.visuals.isAbleToAddOffice,
    to: ({ certificationBody }) => `${pagePath('cb/create')}?certificationBody=${certificationBody.id}`,
  },
  ...lastOfficeActions(),
];

/** The changes of the certification body and of all its offices. */
const BodyTimeline = ({ record: { id, certificationBody } }: { record: Office }) => {
  const can = useCan();
  const mayRead = can('CertificationBody.Changes') || can('SubOffice.Changes');
  const scope = ['certification-body', certificationBody.id];
  const load = () => quietCalls.changeLog({ params: { id: certificationBody.id }, query: {} });
  return <Timeline changes={mayRead ? { scope, to: officePath(id, '/change-log'), load } : undefined} />;
};

const Blocks = ({ record }: { record: Office }) => (
  <DetailsColumns
    beside={
      <>
        <BodyPanel body={record.certificationBody} />
        <BodyTimeline record={record} />
      </>
    }
  >
    <OfficePanel office={record} />
  </DetailsColumns>
);

const MainOfficeTabs = ({ record }: { record: Office }) => (
  <DetailsTabs
    label={record.name}
    tabs={[
      { key: 'details', label: i18n.t('Details'), content: <Blocks record={record} /> },
      { key: 'offices', label: i18n.t('Offices'), content: <SubOffices main={record} /> },
    ]}
  />
);

const OfficeDetails = ({ record }: { record: Office }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { certificationBody: body } = record;
  const close = () => setDialog(undefined);
  return (
    <>
      <DetailsHeader
        title={record.name}
        kind={i18n.t('{type} {id}', { type: officeType(record), id: record.id })}
        subtitle={townAndCountry(record.location)}
        breadcrumb={[listCrumbs.offices()]}
        actions={useOfferedActions(actionsWith(setDialog), record)}
        standing={<StandingMark status={record.status} />}
      />
      {record.isMainOffice ? <MainOfficeTabs record={record} /> : <Blocks record={record} />}
      {dialog === 'suspend' && <SuspendDialog body={body} onClose={close} />}
      {dialog === 'unsuspend' && <UnsuspendDialog body={body} onClose={close} />}
    </>
  );
};

export const OfficeDetailScreen = () => (
  <RecordOfRoute query={officeQuery}>{(record) => <OfficeDetails record={record} />}</RecordOfRoute>
);

const OfficeChanges = ({ record }: { record: Office }) => (
  <ChangeLogScreen
    scope={['certification-body', record.certificationBody.id]}
    breadcrumb={crumbsBelow(officeKind, record)}
    load={(query) => quietCalls.changeLog({ params: { id: record.certificationBody.id }, query })}
  />
);

export const OfficeChangeLogScreen = () => (
  <RecordOfRoute query={officeQuery}>{(record) => <OfficeChanges record={record} />}</RecordOfRoute>
);
