import { previewRows } from '@attestry/contract/features/reports/reports.parts.ts';
import type { IfsReport, ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { i18n } from '../../kernel/texts.ts';
import { useChangeSearch, withoutPage } from '../../kernel/url-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './reports.module.css';
import { cardOf, listOfReport, namingColumn, openedBy, type PreviewRow, readPreview } from './reports.parts.tsx';

/** The report that the address names, and how to choose another. */
export const useChosenReport = <R extends IfsReport | ReportName>(reports: readonly R[], unlessNamed?: R) => {
  const { report: asked }: Record<string, unknown> = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const chosen = reports.find(({ id }) => id === asked) ?? unlessNamed;
  const choose = (id: string | null) =>
    changeSearch(() => ({ report: id ?? undefined, ...reports.find((one) => one.id === id)?.atFirst }));
  const spec = useMemo(() => chosen && listOfReport(chosen), [chosen]);
  return { chosen, spec, choose };
};

export const NoReports = () => (
  <Panel>
    <EmptyState title={i18n.t('No reports available')} />
  </Panel>
);

/** The first rows of the chosen report, with its filters. */
export const ReportPanel = ({ report, spec }: { report: IfsReport | ReportName; spec: ListSpec<Columns> }) => (
  <div className={styles.preview}>
    <ListPanel<Columns, PreviewRow>
      title={report.name}
      spec={spec}
      firstRows={previewRows}
      load={async ({ rows: _, ...query }) => {
        return readPreview(report, withoutPage(query));
      }}
      rowKey={({ id }) => String(id)}
      rowName={({ id }) => String(id)}
      names={namingColumn(report)}
      opens={openedBy(report)}
      card={cardOf(report, spec)}
      nothingYet={i18n.t('No record that you see belongs in this report.')}
    />
  </div>
);
