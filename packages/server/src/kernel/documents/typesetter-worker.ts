import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveWork } from '../workers/serve-work.ts';
import { fontFamilies, fontFolders } from './fonts.ts';

export interface TypesettingJob {
  /** The template; fonts and language are set in front of it. */
  template: string;
  /** Files the template can read, including `content.json`. */
  files: Record<string, Uint8Array>;
  language: string;
  form: 'pdf' | 'svg';
  /** Seconds since 1970. */
  createdAt: number;
}

/** This folder need not exist: templates read only the files passed in, nothing from the machine. */
const workspace = join(import.meta.dirname, 'desk');

/** Drops results the last document did not use from the compiler's memory: a long report leaves 100 MB of them. */
const keepForDocuments = 1;

/**
 * Fonts are passed as folders: the compiler always searches the machine's own fonts and ranks given folders above them, but
 * given bytes below. From a folder it also maps a large CJK file only when a character needs it.
 */
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

const families = fontFamilies.map((family) => `"${family}"`).join(', ');
/** On one line with the template's first line, so that the compiler's line numbers match the template. */
const opening = `#set text(font: (${families}), fallback: false, lang: sys.inputs.language); `;

/**
 * The compiler reports template faults in `code`, and PDF/A violations in `message` as a dump of its internal structures. The
 * sentences in either are what a person can use.
 */
const diagnosticText = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(`The document could not be set: ${String(error)}`);
  const sentences = [...error.message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, sentence]) => sentence);
  const fault = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new Error(`The document could not be set: ${sentences.join('; ') || error.message || fault}`);
};

serveWork(({ template, files, language, form, createdAt }: TypesettingJob): Uint8Array => {
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  try {
    const source = { mainFileContent: opening + template, inputs: { language } };
    if (form === 'svg') return Buffer.from(compiler.plainSvg(source));
    return compiler.pdf(source, { pdfStandard: 'a-2a', creationTimestamp: createdAt });
  } catch (error) {
    throw diagnosticText(error);
  } finally {
    compiler.evictCache(keepForDocuments);
  }
});
