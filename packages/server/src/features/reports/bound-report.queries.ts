import type { Report } from '@attestry/contract/features/reports/reports.parts.ts';
import type { Columns } from '@attestry/contract/kernel/list.ts';
import { type BoundList, bindList, type ListSource } from '../../kernel/lists/list-source.ts';

/** A cell as answers have it. */
type Cell = string | number | boolean | null;
export type ReportRow = Record<string, Cell>;

/** A report bound to its SQL: a list that is shown as a preview and exported. */
export interface BoundReport extends BoundList<ReportRow> {
  report: Omit<Report, 'list'>;
}

/** Binds a declared report to SQL; a declared column without a source does not compile. */
export const bindReport = <const C extends Columns>(
  report: Report<C>,
  source: Omit<ListSource<keyof C & string, ReportRow, ReportRow>, 'present'>,
): BoundReport => ({
  ...bindList(report.list, { ...source, present: (row: ReportRow) => row }),
  report,
});
