import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { OpenedWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import { reportWorkbook } from '../../report-template/report-workbook.public.ts';
import { shortened } from './findings.rules.ts';

const { stamp, stampSheet } = reportWorkbook;

/** The stamp is repeated on a hidden sheet, because some programs drop custom properties. */
const stampOf = (workbook: OpenedWorkbook, name: string): string | undefined => {
  const property = workbook.customProperties.get(name);
  if (property) return property;
  const rows = workbook.sheets.find((sheet) => sheet.name === stampSheet)?.rows ?? [];
  const row = rows.find(({ cells }) => cells.get(0)?.value === name);
  const value = row?.cells.get(1)?.value;
  return value === undefined ? undefined : String(value);
};

/** The template a workbook was created from, or why none is found. */
export const templateOf = (
  workbook: OpenedWorkbook,
  templates: readonly ReportTemplate[],
): { template: ReportTemplate } | { message: string } => {
  const code = stampOf(workbook, stamp.code);
  const version = stampOf(workbook, stamp.version);
  if (!code || !version) {
    return { message: 'The workbook is not a report template. Download the template of the standard and fill it in.' };
  }
  const same = templates.filter((template) => template.code === code);
  const template = same.find((each) => each.version === version);
  if (template) return { template };
  if (same.length === 0)
    return {
      message: `The workbook is made from the template ${shortened(code)} ${shortened(version)}, which is unknown here.`,
    };
  const known = same.map((each) => each.version).join(', ');
  return {
    message: `The workbook is made from version ${shortened(version)} of the template ${code}; only version ${known} is accepted.`,
  };
};
