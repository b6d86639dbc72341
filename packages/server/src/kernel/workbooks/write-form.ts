import { buffer, text as textOf } from 'node:stream/consumers';
import type { WriteOptions } from 'hucre/xlsx';
import { openParts, type Parts } from './zip-guard.ts';
import { type StreamedPart, zipStream } from './zip-stream.ts';

/** Excel treats a cell as text only under the built-in format 49; the writer uses a number of its own. */
const withTextFormat = (styles: string): string => {
  const [, own] = styles.match(/<numFmt numFmtId="(\d+)" formatCode="@"\/>/) ?? [];
  return own === undefined ? styles : styles.replaceAll(`<xf numFmtId="${own}"`, '<xf numFmtId="49"');
};

/** Excel repairs a workbook whose print titles name a sheet without quotation marks; the writer never quotes. */
const withQuotedSheets = (workbook: string): string =>
  workbook.replaceAll(/(<definedName [^>]*>)([^<]*)(![^<!]*<\/definedName>)/g, (_, opening, sheet: string, range) => {
    const doubled = sheet.replaceAll(/'|&apos;/g, "''");
    return `${opening}'${doubled}'${range}`;
  });

const amended = (name: string, xml: string): string => {
  if (name === 'xl/styles.xml') return withTextFormat(xml);
  if (name === 'xl/workbook.xml') return withQuotedSheets(xml);
  return name.startsWith('xl/worksheets/') ? xml.replaceAll(' customHeight="1"', '') : xml;
};

async function* amendedParts(parts: Parts): AsyncGenerator<StreamedPart> {
  for (const name of parts.names()) yield { name, content: [amended(name, await textOf(parts.open(name)))] };
}

/** The date written into the file: the same form always gives the same bytes. */
const modified = new Date(Date.UTC(1980, 0, 1));

/**
 * Writes a workbook to be filled in. Row heights are initial only: a row grows with the text typed into it, which the writer
 * would prevent by marking every height as custom.
 */
export const writeForm = async (form: WriteOptions): Promise<Uint8Array> => {
  // Loaded on first use: reading workbooks does not need the writer.
  const { writeXlsx } = await import('hucre/xlsx');
  const parts = await openParts(
    Buffer.from(await writeXlsx({ ...form, properties: { modified, ...form.properties } })),
  );
  return buffer(zipStream(amendedParts(parts)));
};
