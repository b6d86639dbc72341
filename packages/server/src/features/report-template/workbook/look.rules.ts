import type { CellStyle } from 'hucre/xlsx';

const ink = '22312A';
const green = '1F4D3A';
const quiet = '66756D';
const band = 'E3EDE6';
const hairline = { style: 'thin', color: { rgb: 'C9D8CE' } } as const;

const fill = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const font = (size: number, rgb: string, more: { bold?: true; italic?: true; underline?: true } = {}) => ({
  name: 'Calibri',
  size,
  color: { rgb },
  ...more,
});
const centred = { vertical: 'center' } as const;
const wrapped = { ...centred, wrapText: true, horizontal: 'left', indent: 1 } as const;
const underlined = { bottom: hairline } as const;
const boxed = { top: hairline, bottom: hairline, left: hairline, right: hairline } as const;

const answer: CellStyle = {
  font: font(11, ink),
  fill: fill('F4F9F5'),
  border: boxed,
  alignment: wrapped,
  protection: { locked: false },
};

/** The design of a report workbook: muted greens, pale input fields, hairlines instead of boxes. */
export const look = {
  title: { font: font(18, green, { bold: true }), alignment: centred },
  subtitle: { font: font(10, quiet), alignment: centred },
  heading: { font: font(11, green, { bold: true }), fill: fill(band), alignment: wrapped },
  tableTitle: { font: font(13, green, { bold: true }), alignment: { vertical: 'bottom' } },
  clause: { font: font(11, quiet), alignment: wrapped, border: underlined },
  question: { font: font(11, ink), alignment: wrapped, border: underlined },
  intent: { font: font(11, green, { bold: true }), alignment: wrapped, border: underlined },
  hint: { font: font(10, quiet, { italic: true }), alignment: wrapped, border: underlined },
  rowNumber: { font: font(10, quiet), alignment: { ...centred, horizontal: 'center' } },
  plain: { font: font(11, ink), alignment: wrapped },
  step: { font: font(11, green, { bold: true }), alignment: { ...centred, horizontal: 'right' } },
  link: { font: font(11, green, { underline: true }), alignment: wrapped, border: underlined },
  count: { font: font(11, ink), alignment: wrapped, border: underlined },
  /** Text format keeps clause 5.10 and leading zeros as typed. */
  text: { ...answer, numFmt: '@' },
  number: { ...answer, numFmt: 'General' },
  day: { ...answer, numFmt: 'yyyy-mm-dd' },
} satisfies Record<string, CellStyle>;

export const tab = { form: { rgb: '3F7D5F' }, guide: { rgb: green } } as const;

/** Results that do not conform stand out gently. */
export const resultRules = (range: string) =>
  [
    { text: 'Minor', fill: 'FBF1D9', ink: '6B4E00' },
    { text: 'Major', fill: 'F8DFD3', ink: '7A2E0E' },
    { text: 'Critical', fill: 'F3CFCB', ink: '7A1410' },
  ].map(({ text, fill: rgb, ink: colour }, at) => ({
    type: 'cellIs' as const,
    operator: 'equal' as const,
    formula: `"${text}"`,
    priority: at + 1,
    range,
    style: {
      font: { color: { rgb: colour } },
      fill: { type: 'pattern' as const, pattern: 'solid' as const, bgColor: { rgb } },
    },
  }));

/** The height in points of a row with these texts in columns of these widths (in characters). */
export const heightFor = (least: number, texts: readonly (readonly [text: string, width: number])[]): number => {
  const lines = texts.map(([text, width]) =>
    text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 0.95) / Math.max(1, width - 2))), 0),
  );
  // Spreadsheet programs allow at most 409 points.
  return Math.min(400, Math.max(least, Math.max(...lines) * 15 + 7));
};
