import type { ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { refusalOfExport, useExport } from '../../blocks/list-screen/tool-bar/list-export.tsx';
import { PartFailure } from '../../blocks/page-failure.tsx';
import { PickerBar } from '../../blocks/picker-bar.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { useFlags } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { useListState, withoutPage, writeListState } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { KeptExports, startExport } from '../kept-export/kept-export.public.ts';
import { NoReports, ReportPanel, useChosenReport } from './report-choice.parts.tsx';
import { columnsOfFile, knownPreview, quietReportCalls, reportNamesQuery } from './reports.parts.tsx';

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
  const { busy, run } = useExport<Columns>(spec, asked);
  const refusal = refusalOfExport();
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

const aboutOf = (report: ReportName): string => {
  const count = columnsOfFile(report);
  const about = i18n.t(report.about);
  return count === undefined ? about : `${about} ${i18n.t('The file has all {count} columns.', { count })}`;
};

/** The picker of reports, and below it the chosen one. */
const Reports = ({ reports }: { reports: readonly ReportName[] }) => {
  const { chosen, spec, choose } = useChosenReport(reports);
  return (
    <>
      <PickerBar
        label={i18n.t('Report')}
        placeholder={i18n.t('Select a report')}
        about={chosen && aboutOf(chosen)}
        choices={reports}
        {...{ chosen, choose }}
      >
        {chosen && spec && (
          <>
            <ExportButton key={`csv ${chosen.id}`} report={chosen} spec={spec} format="CSV" />
            <ExportButton key={`xlsx ${chosen.id}`} report={chosen} spec={spec} format="XLSX" />
          </>
        )}
      </PickerBar>
      <KeptExports />
      {chosen && spec ? (
        <ReportPanel key={chosen.id} report={chosen} spec={spec} />
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
  return answer.data.length === 0 ? <NoReports /> : <Reports reports={answer.data} />;
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
