import type { SheetFigures } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type {
  Answers,
  ReportTemplate,
  Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { type OpenedWorkbook, openWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import { sheetNameOf } from '../../report-template/report-workbook.public.ts';
import { cellName, type Finding } from './findings.rules.ts';
import { hasItsColumns, noteMovedColumns, noteRemoved, readSheet, sectionIdOf } from './read-sheet.rules.ts';
import { templateOf } from './read-template-stamp.rules.ts';
import { type Reading, startReading } from './reading.rules.ts';

export interface ReadReport {
  /** Absent if the workbook matches none of the templates; a finding says so. */
  template?: ReportTemplate;
  /** By xmlTag; without empty and invalid answers. */
  answers: Answers;
  /** Where each answer, each table and, by `rowTag`, each cell of its rows is in the workbook. */
  places: Readonly<Record<string, { sheet: string; cell: string }>>;
  /** The progress of each sheet with required answers, in the order of the template. */
  figures: readonly SheetFigures[];
  /** Every problem, in the order of the template. */
  findings: readonly Finding[];
}

const readSection = (reading: Reading, { sheets }: OpenedWorkbook, section: Section): void => {
  const [marked, second] = sheets.filter((sheet) => sectionIdOf(sheet) === section.id);
  const sheet = marked ?? sheets.find((each) => sectionIdOf(each) === undefined && each.name === sheetNameOf(section));
  const say = (message: string) => reading.findings.add({ level: 'error', message });
  if (!sheet) say(`The sheet "${section.name}" was removed from the workbook`);
  else if (second) say(`The sheets "${sheet.name}" and "${second.name}" hold the same section: delete one of them`);
  else if (!hasItsColumns(sheet, section)) noteMovedColumns(reading, sheet);
  else {
    readSheet(reading, sheet);
    noteRemoved(reading, section, sheet.name);
  }
};

/** Reads an opened workbook with the template it was created from. */
export const reportIn = (workbook: OpenedWorkbook, templates: readonly ReportTemplate[]): ReadReport => {
  const found = templateOf(workbook, templates);
  if ('message' in found)
    return { answers: {}, places: {}, figures: [], findings: [{ level: 'error', message: found.message }] };
  const { template } = found;
  const reading = startReading(template, workbook.dateSystem);
  for (const section of template.sections) readSection(reading, workbook, section);
  const places = Object.fromEntries(
    [...reading.seen].map(([xmlTag, place]) => [xmlTag, { sheet: place.sheet, cell: cellName(place) }]),
  );
  const { answers, figures, findings } = reading;
  return { template, answers, places, figures: [...figures.values()], findings: findings.all() };
};

/**
 * Reads an uploaded report: its template, its answers and all its problems at once. @throws WorkbookRefused if the file
 * cannot be read
 */
export const readReport = async (bytes: Uint8Array, templates: readonly ReportTemplate[]): Promise<ReadReport> =>
  reportIn(await openWorkbook(bytes), templates);
