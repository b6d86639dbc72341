import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { type OpenedWorkbook, openWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import { cellName, type Finding } from './findings.rules.ts';
import { noteRemoved, readSheet, sectionIdOf } from './read-sheet.rules.ts';
import { templateOf } from './read-template-stamp.rules.ts';
import { startReading } from './reading.rules.ts';

export interface ReadReport {
  /** Absent when the workbook was made from none of the templates; the finding says so. */
  template?: ReportTemplate;
  /** By xmlTag; what is empty or wrong is absent. */
  answers: Answers;
  /** Where each answer, each table and, by `rowTag`, each cell of its rows stands in the workbook. */
  places: Readonly<Record<string, { sheet: string; cell: string }>>;
  /** Every problem, in the order of the workbook. */
  findings: readonly Finding[];
}

/** Reads an opened workbook against the template it was made from. */
export const reportIn = (workbook: OpenedWorkbook, templates: readonly ReportTemplate[]): ReadReport => {
  const found = templateOf(workbook, templates);
  if ('message' in found) return { answers: {}, places: {}, findings: [{ level: 'error', message: found.message }] };
  const { template } = found;
  const reading = startReading(template, workbook.dateSystem);
  const sheetNames = new Map<string, string>();
  for (const sheet of workbook.sheets) {
    const id = sectionIdOf(sheet);
    if (id === undefined) continue;
    sheetNames.set(id, sheet.name);
    readSheet(reading, sheet);
  }
  for (const section of template.sections) {
    const sheet = sheetNames.get(section.id);
    if (sheet !== undefined) noteRemoved(reading, section, sheet);
    else reading.findings.add({ level: 'error', message: `The sheet "${section.name}" was removed from the workbook` });
  }
  const places = Object.fromEntries(
    [...reading.seen].map(([xmlTag, place]) => [xmlTag, { sheet: place.sheet, cell: cellName(place) }]),
  );
  return { template, answers: reading.answers, places, findings: reading.findings.all() };
};

/**
 * Reads an uploaded report: its template, its answers and all its problems at once.
 *
 * @throws WorkbookRefused when the file is not read at all
 */
export const readReport = async (bytes: Uint8Array, templates: readonly ReportTemplate[]): Promise<ReadReport> =>
  reportIn(await openWorkbook(bytes), templates);
