import { readFileSync } from 'node:fs';
import { workerPool } from '../workers/worker-pool.ts';
import { missingGlyphs } from './glyph-coverage.ts';
import type { TypesettingJob } from './typesetter-worker.ts';

export interface TypesettingOptions {
  /** BCP 47 language of the document's own words, such as `en`. */
  language: string;
  /** The document's date. The same input with the same date produces the same bytes. */
  createdAt: Date;
  /**
   * What to do with a character no font has: `refuse` throws, for documents where every letter counts; `mark` prints U+FFFD,
   * for long documents that must not fail over an emoji in a note.
   */
  missing: 'refuse' | 'mark';
  /** The organisation it is made for: organisations take turns. None for work that belongs to nobody. */
  organisation: string | undefined;
}

/** The content has characters that no document font can print. */
export class MissingGlyphs extends Error {
  override readonly name = 'MissingGlyphs';
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    const named = characters.map(
      (each) => `${each} (U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
    );
    super(`No font has ${named.join(', ')}`);
    this.characters = characters;
  }
}

const pool = workerPool({
  module: new URL('./typesetter-worker.ts', import.meta.url),
  timeLimitMs: 30_000,
  maxOldGenerationMb: 256,
});

const houseFiles = {
  'house-style.typ': readFileSync(new URL('./house-style.typ', import.meta.url)),
  'mark.svg': readFileSync(new URL('./mark.svg', import.meta.url)),
};

/** Characters PDF/A-2 forbids, and control characters that cannot be printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

const drawable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(forbidden, '').toWellFormed().normalize('NFC');

const contentJson = (content: object, missing: TypesettingOptions['missing']): string => {
  const json = JSON.stringify(content, (_, value) => (typeof value === 'string' ? drawable(value) : value));
  const characters = missingGlyphs(json);
  if (characters.length === 0) return json;
  if (missing === 'refuse') throw new MissingGlyphs(characters);
  const undrawable = new Set(characters);
  return [...json].map((character) => (undrawable.has(character) ? '\ufffd' : character)).join('');
};

const filesFor = (
  content: object,
  assets: Record<string, string | Uint8Array>,
  missing: TypesettingOptions['missing'],
): Record<string, Uint8Array> => ({
  ...houseFiles,
  'content.json': Buffer.from(contentJson(content, missing)),
  ...Object.fromEntries(Object.entries(assets).map(([name, asset]) => [name, Buffer.from(asset)])),
});

/**
 * Typesets a document as tagged PDF/A-2a in a worker thread. Organisations take turns.
 *
 * The template is typst source; it may `#import "house-style.typ"` and show `mark.svg`, and reads the content with
 * `json("content.json")` and assets by file name. Content is never part of the source, so text in it cannot act as markup.
 * Source: typst.app/docs (0.14).
 *
 * @param template our own file, never text from a user
 * @param content any JSON value
 * @param assets file name → bytes or SVG text
 * @throws MissingGlyphs under `missing: 'refuse'`; WorkFailed with the compiler's message; WorkTimedOut after 30 s;
 *   WorkQueueFull
 */
export const typeset = async (
  template: string,
  content: object,
  assets: Record<string, string | Uint8Array>,
  options: TypesettingOptions,
): Promise<Uint8Array> => {
  const files = filesFor(content, assets, options.missing);
  const createdAt = Math.floor(options.createdAt.getTime() / 1000);
  const job = { template, files, language: options.language, form: 'pdf', createdAt } as const;
  return await pool.run<TypesettingJob, Uint8Array>(job, options.organisation);
};

/**
 * Draws one page as SVG in a worker thread. Letters become paths, so it looks the same where the fonts are not installed.
 * Template and content are as for `typeset`; a character that no font has is drawn as U+FFFD.
 */
export const drawSvg = async (
  template: string,
  content: object,
  { organisation }: Pick<TypesettingOptions, 'organisation'>,
): Promise<string> => {
  const files = filesFor(content, {}, 'mark');
  const job = { template, files, language: 'en', form: 'svg', createdAt: 0 } as const;
  const drawn = await pool.run<TypesettingJob, Uint8Array>(job, organisation);
  // In points, rasterising would grow with the square of the resolution.
  return Buffer.from(drawn)
    .toString('utf8')
    .replace(/ width="([\d.]+)pt" height="([\d.]+)pt"/, ' width="$1" height="$2"');
};
