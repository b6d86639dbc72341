// The download size of a visitor's first page: the browser itself decides which scripts and styles it needs.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserAt, browserNames } from './browser.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import type { Figure } from './figures.ts';

const built = path.resolve(import.meta.dirname, '../packages/web/dist/index.html');
const what = 'First load of the public page: scripts and styles, brotli';
const bound = { better: 'lower', floor: 165, target: 110 } as const;

const visit = async (browser: string, address: string) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'first-load-'));
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const alone = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, ...quiet];
  try {
    await promisify(execFile)(browser, [...alone, '--virtual-time-budget=10000', '--dump-dom', address], {
      timeout: 60_000,
      maxBuffer: 64 * 1024 ** 2,
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
};

/** Opens the front page in a browser with an empty cache. */
export const measureFirstLoad = async (directory: MeasuredDirectory): Promise<Figure> => {
  if (!existsSync(built)) return { what, said: 'the web is not built: npm start builds it', bound };
  const browser = browserAt();
  if (!browser) return { what, said: `${browserNames.join(' or ')} is missing`, bound };
  await directory.filesSent();
  await visit(browser, `${directory.origin}/`);
  const files = await directory.filesSent();
  const plain = files.filter(({ encoding, bytes }) => encoding !== 'br' && bytes >= 1024);
  if (files.length === 0 || plain.length > 0) {
    const which = plain.map((file) => file.path).join(', ') || 'nothing at all';
    return { what, said: `the browser was sent without compression: ${which}`, bound };
  }
  const value = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { what, value, said: `${value.toFixed(1)} kB in ${files.length} files`, bound };
};
