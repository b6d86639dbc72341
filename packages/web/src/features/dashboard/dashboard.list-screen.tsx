import { dashboardApi } from '@attestry/contract/features/dashboard/dashboard.api.ts';
import type { Dashboard } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { dashboardPath, newDashboardPath } from '../../blocks/addresses.ts';
import { AdministrationTabs } from '../../blocks/administration-tabs.tsx';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { RowMenu } from '../../blocks/list-screen/rows/row-menu.tsx';
import { changeLogAction } from '../../blocks/record/record-actions.ts';
import { failureOf } from '../../kernel/api-error.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { Gate } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isNamedBy } from '../../ui/options-by-words.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './dashboard.module.css';
import { dashboardKind, dashboardsQuery, labelsOf, quietDashboardCalls } from './dashboard.parts.tsx';

/** A built-in dashboard is a page of the directory; any other opens in a tab of its own. */
const Address = ({ address }: { address: string }) =>
  address.startsWith('/') ? (
    <Link to={address}>{address}</Link>
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );

const Roles = ({ labels }: { labels: readonly string[] }) =>
  labels.map((label, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <span className={styles.role}>{label}</span>
    </Fragment>
  ));

const deletion = ({ id, name }: Dashboard) => ({
  send: () => quietDashboardCalls.remove({ params: { id } }),
  message: () => i18n.t('{name} deleted', { name }),
  endpoint: dashboardApi.remove,
});

const askToDelete = (dashboard: Dashboard): void =>
  askFirst(
    Promise.resolve({
      title: i18n.t('Delete {name}?', { name: dashboard.name }),
      lead: i18n.t('Nobody is shown this dashboard any more. Its Report ID finds the report again.'),
      effects: [],
      cancelLabel: i18n.t('Keep it'),
      confirmLabel: i18n.t('Delete'),
      dangerous: true,
      run: () => runCommand(deletion(dashboard)),
    }),
  );

interface RowsProps {
  dashboards: readonly Dashboard[];
  words: string;
}

const Nothing = ({ dashboards }: Pick<RowsProps, 'dashboards'>) =>
  dashboards.length === 0 ? (
    <EmptyState title={i18n.t('There is no dashboard')} />
  ) : (
    <EmptyState
      title={i18n.t('No dashboard matches')}
      hint={i18n.t('Search for part of a title, an address or a role.')}
    />
  );

const actions = (): RowAction<Dashboard>[] => [
  changeLogAction(({ id }) => dashboardPath(id, '/change-log'), {}),
  {
    label: i18n.t('Delete'),
    icon: Trash2,
    offered: ({ visuals }) => visuals.isAbleToRemove,
    dangerous: () => true,
    run: askToDelete,
  },
];

const headings = () => [i18n.t('Title'), i18n.t('URL'), i18n.t('Roles'), i18n.t('Actions')];

const Rows = ({ dashboards, words }: RowsProps) => {
  const bodyName = useConfiguration()?.bodyName ?? '';
  const isMeant = isNamedBy(words);
  const shown = dashboards
    .map((dashboard) => ({ dashboard, roles: labelsOf(dashboard.roles, bodyName) }))
    .filter(({ dashboard: { name, webUrl }, roles }) => isMeant([name, webUrl, ...roles].join(' ')));
  if (shown.length === 0) return <Nothing dashboards={dashboards} />;
  const rows = shown.map(({ dashboard, roles }) => ({
    key: dashboard.id,
    cells: [
      <Link key="title" className={styles.title} to={dashboardPath(dashboard.id)}>
        {dashboard.name}
      </Link>,
      <Address key="address" address={dashboard.webUrl} />,
      <Roles key="roles" labels={roles} />,
      <RowMenu key="menu" row={dashboard} name={dashboard.name} actions={actions()} />,
    ],
  }));
  return <PlainTable label={i18n.t('Dashboards')} heads={headings()} rows={rows} />;
};

/** All dashboards with the roles that are shown them. */
export const DashboardListScreen = () => {
  const [words, setWords] = useState('');
  const found = useQuery(dashboardsQuery);
  const isLoading = !found.data && !failureOf(found);
  return (
    <>
      <PageHeader title={i18n.t('Administration')} standing={<AdministrationTabs active="analytics" />}>
        <Gate needs="Administration.Generate">
          <Button component={Link} to={newDashboardPath} leftSection={<Plus size={17} aria-hidden="true" />}>
            {i18n.t('New dashboard')}
          </Button>
        </Gate>
      </PageHeader>
      <Panel>
        <div className={styles.search}>
          <SearchField label={i18n.t('Search dashboards')} text={words} onType={setWords} />
        </div>
        {isLoading ? <LineSkeletons lines={6} /> : <Rows dashboards={found.data ?? []} words={words} />}
      </Panel>
    </>
  );
};

export const DashboardChangeLogScreen = () => <ChangeLogOfRoute of={dashboardKind} />;
