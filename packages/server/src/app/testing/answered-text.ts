import { pdfStructure } from '../../kernel/documents/pdf-structure.ts';
import { openParts } from '../../kernel/workbooks/zip-guard.ts';
import type { Answer } from './test-directory.ts';

const unzipped = async (bytes: Buffer): Promise<string> => {
  const parts = await openParts(bytes);
  const texts: string[] = [...parts.names()];
  for (const name of parts.names()) {
    const chunks: Buffer[] = [];
    for await (const chunk of parts.open(name)) chunks.push(chunk);
    texts.push(Buffer.concat(chunks).toString('utf8'));
  }
  return texts.join('\n');
};

const content = async ({ headers, bytes, text }: Answer): Promise<string> => {
  const type = String(headers['content-type']);
  if (type.includes('spreadsheetml')) return unzipped(bytes);
  // The text of a PDF is glyphs: only its characters can be recovered.
  if (type.includes('pdf')) return [bytes.toString('latin1'), ...pdfStructure(bytes).characters].join('\n');
  return text;
};

/** Everything an answer says, including headers, with compressed parts unpacked. */
export const answeredText = async (answer: Answer): Promise<string> =>
  `${decodeURIComponent(JSON.stringify(answer.headers).replaceAll('%', '%25'))}\n${JSON.stringify(answer.headers)}\n${await content(answer)}`;
