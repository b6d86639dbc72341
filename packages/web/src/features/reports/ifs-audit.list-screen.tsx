import type { IfsReport } from '@attestry/contract/features/reports/reports.schema.ts';
import type { Columns, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOfExport } from '../../blocks/list-screen/tool-bar/list-export.tsx';
import { PartFailure } from '../../blocks/page-failure.tsx';
import { PickerBar } from '../../blocks/picker-bar.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { momentNow } from '../../kernel/days.ts';
import { saveFile } from '../../kernel/files.ts';
import { dismissBanner, showBanner } from '../../kernel/notices.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { useListState } from '../../kernel/url-state.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { NoReports, ReportPanel, useChosenReport } from './report-choice.parts.tsx';
import styles from './reports.module.css';
import { ifsReportsQuery, quietReportCalls } from './reports.parts.tsx';

interface IfsReportProps {
  report: IfsReport;
  spec: ListSpec<Columns>;
}

/** The rows of a CSV file below its head; a quoted value may have several lines. */
const rowsOf = (csv: string): number => (csv.replace(/"[^"]*"/g, '').match(/\r\n/g)?.length ?? 0) - 1;

/** Saves the report and returns what came of it; a failure is shown above the page as well. */
const exportStatus = async ({ columns }: ListSpec<Columns>, query: ListInput<Columns>): Promise<string> => {
  try {
    const file = await quietReportCalls.sendAuditStatus({ query });
    const rows = rowsOf(await file.blob.text());
    saveFile(file);
    dismissBanner();
    return i18n.t('{name}: {rows, plural, one {# row} other {{count} rows}}, {moment}', {
      name: file.name,
      rows,
      count: formatCount(rows),
      moment: momentNow(),
    });
  } catch (error) {
    const said = failureOfExport(columns, error);
    showBanner(said);
    return said;
  }
};

/** What came of the last export; empty before. */
const OutcomeStatus = ({ text }: { text: string }) => (
  <p className={styles.outcome}>
    <span className={styles.outcomeLabel}>{i18n.t('Outcome Status')}</span>
    <output>
      <bdi>{text}</bdi>
    </output>
  </p>
);

const ExportButton = ({ report, spec, onEnd }: IfsReportProps & { onEnd: (text: string) => void }) => {
  const [{ filters }] = useListState(spec);
  const [busy, setBusy] = useState(false);
  const refusal = report.csvEndpoint ? undefined : i18n.t('This report cannot be exported as CSV');
  const run = async () => {
    setBusy(true);
    onEnd(await exportStatus(spec, filters));
    setBusy(false);
  };
  return (
    <WhyNot reason={refusal}>
      <Button
        loading={busy}
        leftSection={<Download size={16} aria-hidden="true" />}
        onClick={() => refusal === undefined && void run()}
      >
        {i18n.t('Export')}
      </Button>
    </WhyNot>
  );
};

const IfsReports = ({ reports }: { reports: readonly IfsReport[] }) => {
  const { chosen, spec, choose } = useChosenReport(reports, reports[0]);
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <PickerBar
        label={i18n.t('Template')}
        placeholder={i18n.t('Select a template')}
        about={chosen && i18n.t(chosen.about)}
        choices={reports}
        {...{ chosen, choose }}
      >
        {chosen && spec && <ExportButton key={chosen.id} report={chosen} spec={spec} onEnd={setOutcome} />}
      </PickerBar>
      <OutcomeStatus text={outcome} />
      {chosen && spec && <ReportPanel key={chosen.id} report={chosen} spec={spec} />}
    </>
  );
};

const Content = () => {
  const answer = useQuery(ifsReportsQuery);
  const failure = failureOf(answer);
  if (failure) return <PartFailure error={failure} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <LineSkeletons lines={8} />;
  return answer.data.length === 0 ? <NoReports /> : <IfsReports reports={answer.data} />;
};

/** Audit reports by certification body and period, to make invoices by. */
export const IfsAuditScreen = () => (
  <>
    <PageHeader title={i18n.t('IFS Audit Report')} />
    <Content />
  </>
);
