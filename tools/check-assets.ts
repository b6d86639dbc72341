// Checks that every style, picture and font named in a source exists: a build silently omits missing ones.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Finding, filesUnder, isTest, reportFindings, root, textOf } from './source-files.ts';

const asset = /\.(css|svg|png|jpe?g|webp|woff2?|ttf|typ)$/;
const comments = /\/\*[\s\S]*?\*\//g;

/** How each language refers to another file; the first group is the name. */
const naming: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/\.css$/, [/url\(\s*["']?([^"')\s]+)/g, /@import\s+["']([^"']+)/g]],
  [/\.html$/, [/(?:href|src)="([^"]+)"/g]],
  [/\.tsx?$/, [/(?:\bfrom|\bimport)\s+'([^']+)'/g, /new URL\('([^']+)', import\.meta\.url\)/g]],
];

const placeOf = (from: string, name: string): string | undefined => {
  const plain = name.replace(/[?#].*$/, '');
  if (!asset.test(plain) || /^(data|https?|virtual):/.test(plain)) return undefined;
  if (plain.startsWith('/src/')) return `packages/web${plain}`;
  if (plain.startsWith('/')) return undefined;
  const isPlace = plain.startsWith('.') || !plain.includes('/');
  return isPlace ? posix.join(posix.dirname(from), plain) : `node_modules/${plain}`;
};

/** The styles, pictures and fonts that a source names, including those of packages, relative to the repository. */
export const assetsNamedIn = (path: string, text: string): string[] => {
  const bare = path.endsWith('.css') ? text.replace(comments, '') : text;
  const forms = naming.find(([ending]) => ending.test(path))?.[1] ?? [];
  const names = forms.flatMap((form) => [...bare.matchAll(form)].map(([, name = '']) => name));
  return names.map((name) => placeOf(path, name)).filter((place) => place !== undefined);
};

if (import.meta.main) {
  const sources = ['packages', 'tools', 'bench'].flatMap((folder) => filesUnder(folder, /\.(css|html|tsx?)$/));
  const named = sources
    .filter((path) => !isTest(path))
    .flatMap((path) => assetsNamedIn(path, textOf(path)).map((place) => ({ path, place })));
  const missing = named.filter(({ place }) => !existsSync(join(root, place)));
  const findings: Finding[] = missing.map(({ path, place }) => ({ path, says: `names ${place}, which is not there` }));
  reportFindings(findings, `${named.length} names`);
}
