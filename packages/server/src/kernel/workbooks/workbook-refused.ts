const sentences = {
  'too-large': 'The file is larger than 20 MB.',
  'not-a-workbook': 'The file is not an Excel workbook (.xlsx).',
  'old-format': 'The file is an old Excel workbook (.xls). Save it as .xlsx and try again.',
  encrypted: 'The workbook is protected with a password. Save it without a password and try again.',
  macros:
    'The workbook contains macros, controls or embedded files. Save it as a plain .xlsx without them and try again.',
  'external-links': 'The workbook links to another file or data source. Remove the links and try again.',
  'document-type': 'The workbook holds a document type declaration, which a spreadsheet program never writes.',
  'unpacks-too-large': 'The workbook is far larger when unpacked than a report can be.',
  'false-sizes': 'The workbook states sizes for its parts that are not true.',
  'duplicate-parts': 'The workbook holds the same part or the same cell twice.',
  'unsafe-names': 'The workbook holds a part whose name points outside of it.',
  'too-many-sheets': 'The workbook has more than 100 sheets. Remove what does not belong to the report and try again.',
  'long-sheet-name': 'A sheet of the workbook has a name longer than 31 characters. Shorten it and try again.',
  'long-cell': 'A cell of the workbook holds more than 32,767 characters. Shorten it and try again.',
  'too-many-cells': 'The workbook has more than 500,000 cells.',
  'too-deep': 'The workbook nests its content deeper than a spreadsheet program ever does.',
  damaged: 'The workbook is damaged. Open it in your spreadsheet program, save it again and try again.',
} as const;

export type RefusalReason = keyof typeof sentences;

/** A part's name may be as long as the file itself. */
const maxDetailLength = 200;

/**
 * A file refused before its content is read. `message` is a sentence for the person who uploaded it; `detail` names the part,
 * for the log.
 */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail = '') {
    super(sentences[reason]);
    this.reason = reason;
    this.detail = detail.slice(0, maxDetailLength);
  }
}
