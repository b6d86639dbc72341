import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveWork } from '../workers/serve-work.ts';
import { fontFamilies, fontFolders } from './fonts.ts';

export interface TypesettingJob {
  /** Template, before which the fonts and the language are set. */
  template: string;
  /** Files the template can name, `content.json` among them. */
  files: Record<string, Uint8Array>;
  language: string;
  form: 'pdf' | 'svg';
  /** Seconds since 1970. */
  createdAt: number;
}

/** A folder that need not exist: templates read what was handed over and nothing of the machine. */
const desk = join(import.meta.dirname, 'desk');

/** Results the last document did not use are dropped from the compiler's memory: a long report leaves 100 MB of them. */
const keepForDocuments = 1;

/**
 * The fonts go in by folder: the compiler ranks folders above the machine's own fonts, which it always searches, but the
 * machine's above fonts given as bytes; and it maps a large CJK file into memory only when a letter needs it.
 */
const compiler = NodeCompiler.create({ workspace: desk, fontArgs: [{ fontPaths: fontFolders() }] });

const families = fontFamilies.map((family) => `"${family}"`).join(', ');
/** On one line with the template's first, so that the compiler's line numbers are the template's. */
const opening = `#set text(font: (${families}), fallback: false, lang: sys.inputs.language); `;

/**
 * The compiler tells of a template's faults in `code`, of what PDF/A forbids in `message` as the printed form of its own
 * structures: the sentences in either are what a person can use.
 */
const complaint = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(`The document could not be set: ${String(error)}`);
  const sentences = [...error.message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, sentence]) => sentence);
  const fault = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new Error(`The document could not be set: ${sentences.join('; ') || error.message || fault}`);
};

serveWork(({ template, files, language, form, createdAt }: TypesettingJob): Uint8Array => {
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(desk, name), Buffer.from(bytes));
  try {
    const source = { mainFileContent: opening + template, inputs: { language } };
    if (form === 'svg') return Buffer.from(compiler.plainSvg(source));
    return compiler.pdf(source, { pdfStandard: 'a-2a', creationTimestamp: createdAt });
  } catch (error) {
    throw complaint(error);
  } finally {
    compiler.evictCache(keepForDocuments);
  }
});
