import { isBuiltIn } from '@attestry/contract/features/analytics/analytics.parts.ts';
import { dashboardApi } from '@attestry/contract/features/dashboard/dashboard.api.ts';
import { toDashboardForm } from '@attestry/contract/features/dashboard/dashboard.parts.ts';
import {
  type Dashboard,
  dashboard as dashboardAnswer,
  dashboardForm,
  type FoundReport,
} from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { administrationPath, listCrumbs } from '../../blocks/addresses.ts';
import { FormOfRoute } from '../../blocks/details/record-of-route.tsx';
import { locked, type SectionsOf } from '../../blocks/form-screen/form-parts.ts';
import { FormScreen } from '../../blocks/form-screen/form-screen.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { versionOf } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { dashboardKind, quietDashboardCalls } from './dashboard.parts.tsx';
import { LookUp } from './look-up.parts.tsx';

type Values = z.input<typeof dashboardForm>;

const sections = (): SectionsOf<Values> => [
  {
    title: i18n.t('Report'),
    fields: [
      { kind: 'text', name: 'reportId', label: i18n.t('Report ID') },
      { kind: 'text', name: 'datasetId', label: i18n.t('Dataset ID') },
      { kind: 'text', name: 'webUrl', label: i18n.t('Web URL'), wide: true },
      { kind: 'text', name: 'embedUrl', label: i18n.t('Embed URL'), wide: true },
    ],
  },
  {
    title: i18n.t('Dashboard'),
    fields: [
      { kind: 'text', name: 'name', label: i18n.t('Title'), wide: true },
      {
        kind: 'choices',
        name: 'roles',
        label: i18n.t('Roles'),
        hint: i18n.t(
          'Who is shown the dashboard on the page Analytics. Everybody sees the figures of their own records.',
        ),
        lookup: 'dashboardRole',
        wide: true,
      },
    ],
  },
];

/** What cannot be changed here, with the reason. */
const lockedFields = (reportId: string) => ({
  ...(isBuiltIn(reportId) &&
    locked(['webUrl', 'embedUrl', 'datasetId'], i18n.t('A built-in dashboard is a page of the directory'))),
  ...locked(['reportId'], i18n.t('For another report, add another dashboard')),
});

const page = () => ({
  schema: dashboardForm,
  sections: sections(),
  breadcrumb: [listCrumbs.administration()],
  saveLabel: i18n.t('Save'),
  cancelTo: administrationPath,
});

const NewDashboard = ({ report: { weburl, ...report } }: { report: FoundReport }) => {
  const saved = useAfterSave(dashboardApi.create);
  return (
    <FormScreen
      {...page()}
      title={i18n.t('New dashboard')}
      values={{ ...report, webUrl: weburl, roles: [] }}
      locked={lockedFields(report.reportId)}
      losesMore
      save={(body) => quietDashboardCalls.create({ body })}
      onSaved={({ name }) => saved(i18n.t('{name} added', { name }), administrationPath)}
    />
  );
};

/** First the report is looked up, then its dashboard is filled in. */
export const DashboardCreateScreen = () => {
  const [report, setReport] = useState<FoundReport>();
  if (report) return <NewDashboard report={report} />;
  return (
    <>
      <PageHeader title={i18n.t('New dashboard')} breadcrumb={[listCrumbs.administration()]} />
      <LookUp onFound={setReport} />
    </>
  );
};

const EditDashboard = ({ record }: { record: Dashboard }) => {
  const saved = useAfterSave(dashboardApi.update);
  return (
    <FormScreen
      {...page()}
      title={record.name}
      values={toDashboardForm(record)}
      locked={lockedFields(record.reportId)}
      edited={{
        version: versionOf(record),
        valuesOf: (present) => toDashboardForm(dashboardAnswer.parse(present)),
      }}
      save={(body, version = '') => quietDashboardCalls.update({ params: { id: record.id }, body, version })}
      onSaved={({ name }) => saved(i18n.t('{name} saved', { name }), administrationPath)}
    />
  );
};

export const DashboardEditScreen = () => (
  <FormOfRoute query={dashboardKind.query}>{(record) => <EditDashboard record={record} />}</FormOfRoute>
);
