import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ShownDashboard } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { analyticsPath } from '../../blocks/addresses.ts';
import { PickerBar } from '../../blocks/picker-bar.tsx';
import { ProNeeded } from '../../blocks/pro-needed.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { stringifySearch, useChangeSearch } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './analytics.module.css';
import { dashboardsQuery, embedDashboard, isOfDirectory } from './analytics.parts.tsx';
import { BuiltInDashboard } from './built-in-dashboard.parts.tsx';
import { EmbeddedReport } from './embedded-report.parts.tsx';

interface Shown {
  dashboards: readonly ShownDashboard[];
}

/** What a built-in dashboard counts, or where any other comes from. */
const aboutOf = (dashboard: ShownDashboard) =>
  isOfDirectory(dashboard) ? i18n.t(builtInDashboards[dashboard.reportId].about) : i18n.t('A report of Power BI.');

/** The dashboards with what each of them counts, until one is chosen. */
const Choices = ({ dashboards }: Shown) => (
  <Panel>
    {dashboards.length === 0 && <EmptyState title={i18n.t('There is no dashboard for you')} />}
    {dashboards.length > 0 && (
      <PanelBody>
        <ul className={styles.choices}>
          {dashboards.map((dashboard) => (
            <li key={dashboard.id}>
              <Link to={`${analyticsPath}${stringifySearch({ dashboard: dashboard.reportId })}`}>{dashboard.name}</Link>
              <p>{aboutOf(dashboard)}</p>
            </li>
          ))}
        </ul>
      </PanelBody>
    )}
  </Panel>
);

const Unloaded = (props: { onRetry?: () => void }) => (
  <ErrorView message={i18n.t('Could not load the selected dashboard.')} {...props} />
);

const ChosenDashboard = ({ dashboard }: { dashboard: ShownDashboard | undefined }) => {
  if (dashboard && isOfDirectory(dashboard)) return <BuiltInDashboard dashboard={dashboard} />;
  return (
    <Panel>
      {dashboard ? (
        <EmbeddedReport load={() => embedDashboard(dashboard.id)} failed={(retry) => <Unloaded onRetry={retry} />} />
      ) : (
        <Unloaded />
      )}
    </Panel>
  );
};

/** The picker, and below it the chosen dashboard. Another one keeps the filters. The address names it by its report. */
const Dashboards = ({ dashboards }: Shown) => {
  const { dashboard: asked }: Record<string, unknown> = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const chosen = dashboards.find(({ reportId }) => reportId === asked);
  return (
    <>
      <PickerBar
        label={i18n.t('Dashboard')}
        placeholder={i18n.t('Select a dashboard')}
        choices={dashboards.map(({ reportId, name }) => ({ id: reportId, name }))}
        chosen={chosen && { id: chosen.reportId }}
        choose={(id) => changeSearch((before) => ({ ...before, dashboard: id ?? undefined }))}
        about={chosen && aboutOf(chosen)}
      />
      {asked ? <ChosenDashboard key={chosen?.id} dashboard={chosen} /> : <Choices dashboards={dashboards} />}
    </>
  );
};

const Loaded = () => {
  const shown = useQuery(dashboardsQuery);
  if (!shown.data && !failureOf(shown)) return <LineSkeletons lines={6} />;
  return <Dashboards dashboards={shown.data ?? []} />;
};

/** Dashboards of what the reader may see. */
export const AnalyticsScreen = () => {
  const isLite = useAudience()(['lite']);
  return (
    <>
      <PageHeader title={i18n.t('Analytics')} />
      {isLite ? <ProNeeded message={analyticsErrors.proNeeded.message} /> : <Loaded />}
    </>
  );
};
