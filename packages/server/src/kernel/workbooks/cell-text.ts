// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that neither XML nor the database takes
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text without control characters and broken surrogate pairs, with \n as the line end. */
export const printable = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const clean = lines.replace(unprintable, '');
  return clean.isWellFormed() ? clean : clean.replace(loneSurrogate, '');
};

/** Decodes characters that XML cannot hold, which spreadsheet programs write as `_xHHHH_` (ECMA-376 part 1, 22.4.2.4). */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Escapes text that merely looks like such an escape, so that it is read back unchanged. */
export const escapedLookalikes = (text: string): string =>
  text.includes('_x') ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : text;

const formulaSigns = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\ufe66\\ufe62\\ufe63\\ufe6b';
const formulaStart = new RegExp(`^(?:[\\t\\r\\n]|[\\s\\p{Cc}\\p{Cf}]*[${formulaSigns}])`, 'u');
const formulaWithin = new RegExp(`(?<=[;\\t\\n])(?=\\p{Cf}*[${formulaSigns}])`, 'gu');

/**
 * Whether a spreadsheet program would take the text for a formula when it is typed or opened from CSV: also after blanks and
 * invisible characters, which it may drop, and in full-width or small East Asian signs, which it may read as ASCII.
 */
export const looksLikeFormula = (text: string): boolean => formulaStart.test(text);

/**
 * Text of a CSV cell with an apostrophe wherever a formula could begin within it: where semicolons or tabs separate cells,
 * a spreadsheet program takes our commas and quotes for text and begins a cell after each of those and each line break.
 */
export const withoutFormulasWithin = (text: string): string => text.replace(formulaWithin, "'");

const columnNames: string[] = [];

/** `A` for 0, `AA` for 26. */
export const columnName = (index: number): string => {
  const known = columnNames[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (index % 26));
  const name = index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
  columnNames[index] = name;
  return name;
};

const letters = 'A-Za-z0-9\\u00c0-\\u024f';
const signs = ".,:()!?'/*#%+-";
const plain = new RegExp(`^[${letters}](?:[${letters} ${signs}]*[${letters}${signs}])?$`);

/** Whether the text stands in a cell of either format as it is: most do, and one look is faster than all the others. */
export const isPlain = (text: string): boolean => plain.test(text);
