import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { analyticsPath } from '../../blocks/addresses.ts';
import { PickerBar } from '../../blocks/picker-bar.tsx';
import { ProNeeded } from '../../blocks/pro-needed.tsx';
import { useFlags } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { stringifySearch, useChangeSearch } from '../../kernel/url-state.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import styles from './analytics.module.css';
import { offeredDashboards } from './analytics.parts.tsx';
import { BuiltInDashboard } from './built-in-dashboard.parts.tsx';

/** The dashboards with what each of them counts, until one is chosen. */
const Choices = () => (
  <Panel>
    <PanelBody>
      <ul className={styles.choices}>
        {offeredDashboards.map(({ id, name, about }) => (
          <li key={id}>
            <Link to={`${analyticsPath}${stringifySearch({ dashboard: id })}`}>{i18n.t(name)}</Link>
            <p>{i18n.t(about)}</p>
          </li>
        ))}
      </ul>
    </PanelBody>
  </Panel>
);

/** The picker, and below it the chosen dashboard. Another one keeps the filters. */
const Dashboards = () => {
  const { dashboard: asked }: Record<string, unknown> = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const chosen = offeredDashboards.find(({ id }) => id === asked);
  return (
    <>
      <PickerBar
        label={i18n.t('Dashboard')}
        placeholder={i18n.t('Select a dashboard')}
        choices={offeredDashboards}
        chosen={chosen}
        choose={(id) => changeSearch((before) => ({ ...before, dashboard: id ?? undefined }))}
        about={chosen && i18n.t(chosen.about)}
      />
      {chosen ? <BuiltInDashboard key={chosen.id} dashboard={chosen} /> : <Choices />}
    </>
  );
};

/** Dashboards of what the reader may see. */
export const AnalyticsScreen = () => {
  const isLite = useAudience()(['lite']);
  const hasTiers = useFlags()('CompanyTiers');
  return (
    <>
      <PageHeader title={i18n.t('Analytics')} />
      {isLite && hasTiers ? <ProNeeded message={analyticsErrors.proNeeded.message} /> : <Dashboards />}
    </>
  );
};
