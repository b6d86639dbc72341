import { dashboardList } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { DashboardFigures } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ActiveFilters } from '../../blocks/list-screen/filters/active-filters.tsx';
import { isRefusedQuery, RefusedQuery } from '../../blocks/list-screen/filters/refused-query.tsx';
import { ToolBarChoiceFilter, ToolBarDayRange } from '../../blocks/list-screen/filters/tool-bar-filters.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { today } from '../../kernel/days.ts';
import { saveFile } from '../../kernel/files.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { useListState } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { later } from '../../ui/later.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './analytics.module.css';
import { type AddressOf, addressesOf, type BuiltIn, type DashboardFilters, figuresQuery } from './analytics.parts.tsx';
import { figuresOf } from './figures/figures.parts.tsx';
import { csvOf, type Figures, FiguresTable } from './figures/figures-table.parts.tsx';
import { totalOf } from './figures/totals.parts.tsx';

/** Each picture is loaded when it is shown, with what it is drawn with. */
const CountryMap = later(async () => (await import('./pictures/country-map.parts.tsx')).CountryMap);
const GradesOverTime = later(async () => (await import('./pictures/grades-over-time.parts.tsx')).GradesOverTime);
const ExpiryOutlook = later(async () => (await import('./pictures/expiry-outlook.parts.tsx')).ExpiryOutlook);
const SectionsPareto = later(async () => (await import('./pictures/sections-pareto.parts.tsx')).SectionsPareto);
const BodyPerformance = later(async () => (await import('./pictures/body-performance.parts.tsx')).BodyPerformance);

const pictureOf = (answer: DashboardFigures, addressOf: AddressOf): ReactNode => {
  switch (answer.id) {
    case 'builtin-certificates-by-country':
      return <CountryMap figures={answer.figures} addressOf={addressOf} />;
    case 'builtin-grades':
      return <GradesOverTime figures={answer.figures} addressOf={addressOf} />;
    case 'builtin-expiry-outlook':
      return <ExpiryOutlook figures={answer.figures} addressOf={addressOf} />;
    case 'builtin-non-conformities':
      return <SectionsPareto figures={answer.figures} addressOf={addressOf} />;
    case 'builtin-certification-bodies':
      return <BodyPerformance figures={answer.figures} addressOf={addressOf} />;
  }
};

/** With a byte order mark, by which spreadsheet programs know the encoding. */
const saveFigures = (id: string, figures: Figures) =>
  saveFile({
    blob: new Blob([`\ufeff${csvOf(figures)}`], { type: 'text/csv;charset=utf-8' }),
    name: `${id.replace('builtin-', '')}-${today()}.csv`,
  });

interface DashboardProps {
  dashboard: BuiltIn;
}

/** Standard, country, certification body and period; the address keeps them. */
const FilterBar = () => {
  const [state, change] = useListState(dashboardList);
  const controls = { spec: dashboardList, state, change };
  const { standard, country, certificationBody, period } = dashboardList.columns;
  return (
    <>
      <div className={styles.filters}>
        <ToolBarChoiceFilter columnKey="standard" column={standard} {...controls} />
        <ToolBarChoiceFilter columnKey="country" column={country} {...controls} />
        <ToolBarChoiceFilter columnKey="certificationBody" column={certificationBody} {...controls} />
        <ToolBarDayRange columnKey="period" column={period} rowRange={{ facts: undefined }} {...controls} />
      </div>
      <ActiveFilters {...controls} />
    </>
  );
};

const NoFigures = ({ filtered }: { filtered: boolean }) => (
  <EmptyState
    title={
      filtered ? i18n.t('Nothing matches these filters') : i18n.t('No record that you see belongs in this dashboard.')
    }
    {...(filtered && { hint: i18n.t('Remove a filter or choose a longer period.') })}
  />
);

type IsAudience = ReturnType<typeof useAudience>;

/** Whether a reader of one certification body gets nothing that others share with it. */
const isOfBodyAlone = (reportId: BuiltIn['reportId'], isAudience: IsAudience): boolean =>
  isAudience(['ofCertificationBody']) && (reportId === 'builtin-certification-bodies' || !isAudience(['cb']));

/** Whose records the figures count: a reader easily takes a total for that of the own records alone. */
const sayWhoseRecords = (reportId: BuiltIn['reportId'], isAudience: IsAudience): string => {
  if (isAudience(['body', 'analyst'])) return i18n.t('Records of the whole directory are counted.');
  if (isOfBodyAlone(reportId, isAudience)) return i18n.t('Records of your certification body alone are counted.');
  return i18n.t('All records that you may see are counted: those of your organisation and those shared with it.');
};

interface ShownProps extends DashboardProps {
  answer: DashboardFigures;
  filters: DashboardFilters;
}

const Shown = ({ dashboard, answer, filters }: ShownProps) => {
  const addresses = addressesOf(dashboard.reportId, filters, useCan()('Audit.View'));
  const figures = figuresOf(answer, addresses);
  const isAudience = useAudience();
  if (totalOf(answer.figures) === 0) return <NoFigures filtered={Object.keys(filters).length > 0} />;
  return (
    <PanelBody>
      <div className={styles.head}>
        <div>
          <p className={styles.headline}>{figures.headline}</p>
          <p className={styles.counted}>{sayWhoseRecords(dashboard.reportId, isAudience)}</p>
        </div>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFigures(dashboard.reportId, figures)}
        >
          {i18n.t('Download CSV')}
        </Button>
      </div>
      <div className={styles.parts} data-dashboard={dashboard.reportId}>
        <div className={styles.shown}>
          <Suspense fallback={<LineSkeletons lines={6} />}>{pictureOf(answer, addresses.addressOf)}</Suspense>
        </div>
        <FiguresTable label={dashboard.name} figures={figures} />
      </div>
    </PanelBody>
  );
};

const Loaded = ({ dashboard }: DashboardProps) => {
  const [state, change] = useListState(dashboardList);
  const { filters } = state;
  const answer = useQuery(figuresQuery(dashboard.id, filters));
  const controls = { spec: dashboardList, state, change };
  const failure = failureOf(answer);
  if (failure && isRefusedQuery(controls, failure)) return <RefusedQuery {...controls} error={failure} />;
  if (failure)
    return (
      <ErrorView message={i18n.t('Could not load the selected dashboard.')} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data) return <LineSkeletons lines={10} />;
  return <Shown dashboard={dashboard} answer={answer.data} filters={filters} />;
};

/** A dashboard of the directory's own figures: filters, picture, and the table behind it. */
export const BuiltInDashboard = ({ dashboard }: DashboardProps) => (
  <Panel>
    <FilterBar />
    <Loaded dashboard={dashboard} />
  </Panel>
);
