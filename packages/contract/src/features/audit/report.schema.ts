import { z } from 'zod';
import { keyAnswers } from '../report-template/report-template.schema.ts';

/** A report as the details screen shows it: tabs in the template's order, each with its sections and their content. */
const answerTypes = ['text', 'longText', 'number', 'date', 'choice', 'choices'] as const;

/** Null is a missing answer; several choices are a list. */
const reportValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable();
export type ReportValue = z.output<typeof reportValue>;

const limits = {
  required: z.boolean(),
  /** Longest text, in characters. */
  max: z.number().int(),
  options: z.array(z.string()).optional(),
};

/**
 * Whether those who may edit the audit can edit this: a record without a report allows only its key answers, and the
 * site of an audit never changes. For an `accordion` it applies to each result and note.
 */
const editable = z.boolean();

export const reportEntry = z.object({
  id: z.string(),
  xmlTag: z.string(),
  label: z.string(),
  type: z.enum(answerTypes),
  data: reportValue,
  hint: z.string().optional(),
  /** The audit field with the same value, if any. */
  key: z.enum(keyAnswers).optional(),
  editable,
  ...limits,
});
export type ReportEntry = z.output<typeof reportEntry>;

const reportColumn = z.object({ xmlTag: z.string(), label: z.string(), type: z.enum(answerTypes), ...limits });
export type ReportColumn = z.output<typeof reportColumn>;

/** A cell without xmlTag holds the standard's text, not an answer. */
const reportCell = z.object({ xmlTag: z.string(), data: reportValue, visible: z.boolean() });

/**
 * The rows of a `table` are its own: their cells carry the column's xmlTag, and the table is edited as a whole under
 * its own xmlTag. An `accordion` holds the requirements of a clause: each result and note is an answer under the xmlTag
 * of its cell.
 */
export const reportTable = z.object({
  id: z.string(),
  xmlTag: z.string(),
  label: z.string(),
  type: z.enum(['table', 'accordion']),
  columns: z.array(reportColumn),
  rows: z.array(z.array(reportCell)),
  /** Most rows the report may hold. */
  mostRows: z.number().int(),
  editable,
});
export type ReportTable = z.output<typeof reportTable>;

export const reportContent = z.discriminatedUnion('type', [reportEntry, reportTable]);
export type ReportContent = z.output<typeof reportContent>;

const reportPart = z.object({ id: z.string(), name: z.string(), content: z.array(reportContent) });
export type ReportPart = z.output<typeof reportPart>;

export const reportSection = z.object({ name: z.string(), sections: z.array(reportPart) });
export type ReportSection = z.output<typeof reportSection>;

export const report = z.object({
  template: z.object({ code: z.string(), version: z.string() }),
  sections: z.array(reportSection),
});
export type Report = z.output<typeof report>;
