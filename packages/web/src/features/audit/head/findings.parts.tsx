import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { nonConformityTags, severities } from '@attestry/contract/features/report-template/report-template.schema.ts';

export interface Findings {
  /** The severities that occur, the worst first. */
  counts: readonly { severity: string; count: number }[];
  total: number;
  /** How many are not closed yet. */
  open: number;
}

/** The non-conformities that a report raises; undefined for a record without a report, of which no table can be edited. */
export const findingsIn = ({ sections }: Report): Findings | undefined => {
  const table = sections
    .flatMap((section) => section.sections.flatMap(({ content }) => content))
    .find((content) => content.type === 'table' && content.xmlTag === nonConformityTags.table);
  if (table?.type !== 'table' || !table.editable) return undefined;
  const valuesOf = (tag: string) => table.rows.map((row) => row.find(({ xmlTag }) => xmlTag === tag)?.data ?? '');
  const raised = valuesOf(nonConformityTags.severity);
  const counts = severities
    .toReversed()
    .map((severity) => ({ severity, count: raised.filter((one) => one === severity).length }))
    .filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { counts, total, open: valuesOf(nonConformityTags.closedOn).filter((day) => day === '').length };
};
