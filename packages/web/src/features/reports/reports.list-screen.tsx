import { previewRows } from '@attestry/contract/features/reports/reports.parts.ts';
import type { ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { refusalOfReader, useExport } from '../../blocks/list-screen/tool-bar/list-export.tsx';
import { PartFailure } from '../../blocks/page-failure.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { useFlags } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { useChangeSearch, useListState, withoutPage, writeListState } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { KeptExports, startExport } from '../kept-export/kept-export.public.ts';
import styles from './reports.module.css';
import {
  columnsOfFile,
  knownPreview,
  listOfReport,
  namingColumn,
  quietReportCalls,
  readPreview,
  reportNamesQuery,
} from './reports.parts.tsx';

type Row = Record<string, string | number | boolean | null>;

interface ReportProps {
  report: ReportName;
  spec: ListSpec<Columns>;
}

/** More rows than a list counts are exported by the server while the reader does something else. */
const isLong = async (report: ReportName, asked: Record<string, unknown>): Promise<boolean> =>
  (await knownPreview(report, asked)).totalIsLowerBound;

/** One format of the report, with the present filters and order. */
const ExportButton = ({ report, spec, format }: ReportProps & { format: 'CSV' | 'XLSX' }) => {
  const [state] = useListState(spec);
  const reportUrl = format === 'CSV' ? report.csvEndpoint : report.xlsxEndpoint;
  const asked = withoutPage(writeListState(spec, state));
  const { busy, run } = useExport<Columns>(asked);
  const refusal = refusalOfReader();
  const download = () =>
    void run({
      label: format,
      run: async (query) => {
        if (!(await isLong(report, asked))) return quietReportCalls.export({ params: { reportUrl }, query });
        await startExport(reportUrl, asked);
        return undefined;
      },
    });
  return (
    <WhyNot reason={refusal}>
      <Button
        variant="default"
        loading={busy}
        leftSection={<Download size={16} aria-hidden="true" />}
        onClick={() => refusal === undefined && download()}
      >
        {i18n.t('Export {format}', { format })}
      </Button>
    </WhyNot>
  );
};

/** The first rows of the chosen report, with its filters. */
const ReportPanel = ({ report, spec }: ReportProps) => (
  <ListPanel<Columns, Row>
    title={report.name}
    spec={spec}
    firstRows={previewRows}
    load={async ({ rows: _, ...query }) => {
      return readPreview(report, withoutPage(query));
    }}
    rowKey={({ id }) => String(id)}
    rowName={({ id }) => String(id)}
    names={namingColumn(report)}
    nothingYet={i18n.t('No record that you see belongs in this report.')}
  />
);

const useChosen = (reports: readonly ReportName[]) => {
  const { report: asked }: Record<string, unknown> = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const chosen = reports.find(({ id }) => id === asked);
  const choose = (id: string | null) =>
    changeSearch(() => ({ report: id ?? undefined, ...reports.find((one) => one.id === id)?.atFirst }));
  return { chosen, choose };
};

const aboutOf = (report: ReportName): string => {
  const count = columnsOfFile(report);
  const about = i18n.t(report.about);
  return count === undefined ? about : `${about} ${i18n.t('The file has all {count} columns.', { count })}`;
};

/** The picker of reports, and below it the chosen one. */
const Reports = ({ reports }: { reports: readonly ReportName[] }) => {
  const { chosen, choose } = useChosen(reports);
  const spec = useMemo(() => chosen && listOfReport(chosen), [chosen]);
  return (
    <>
      <div className={styles.choice}>
        <Select
          className={styles.picker ?? ''}
          label={i18n.t('Report')}
          placeholder={i18n.t('Select a report')}
          data={reports.map(({ id, name }) => ({ value: id, label: i18n.t(name) }))}
          value={chosen?.id ?? null}
          onChange={choose}
          searchable
          nothingFoundMessage={i18n.t('No options - try changing the search input')}
        />
        <p className={styles.about}>{chosen && aboutOf(chosen)}</p>
        {chosen && spec && (
          <div className={styles.exports}>
            <ExportButton key={`csv ${chosen.id}`} report={chosen} spec={spec} format="CSV" />
            <ExportButton key={`xlsx ${chosen.id}`} report={chosen} spec={spec} format="XLSX" />
          </div>
        )}
      </div>
      <KeptExports />
      {chosen && spec ? (
        <div className={styles.preview}>
          <ReportPanel key={chosen.id} report={chosen} spec={spec} />
        </div>
      ) : (
        <Panel>
          <EmptyState
            title={i18n.t('Choose a report')}
            hint={i18n.t('Its first rows are shown here, with its filters. Then export it as CSV or XLSX.')}
          />
        </Panel>
      )}
    </>
  );
};

const Content = () => {
  const answer = useQuery(reportNamesQuery);
  const failure = failureOf(answer);
  if (failure) return <PartFailure error={failure} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <LineSkeletons lines={8} />;
  if (answer.data.length === 0)
    return (
      <Panel>
        <EmptyState title={i18n.t('No reports available')} />
      </Panel>
    );
  return <Reports reports={answer.data} />;
};

export const ReportsScreen = () => {
  const isOfCompany = useAudience()(['company']);
  const hasTiers = useFlags()('CompanyTiers');
  return (
    <>
      <PageHeader title={isOfCompany && hasTiers ? i18n.t('Reporting') : i18n.t('Reports')} />
      <Content />
    </>
  );
};
