// Checks that every style, picture, font and class named in a source exists: a build silently omits missing ones.
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

interface NamedClass {
  sheet: string;
  name: string;
}

/** The classes of style sheets that a source names, such as `styles.head`. */
export const classesNamedIn = (path: string, text: string): NamedClass[] =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([line, imported = '', sheet = '']) =>
    [...text.replace(line, '').matchAll(new RegExp(`(?<![\\w.])${imported}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      sheet: posix.join(posix.dirname(path), sheet),
      name,
    })),
  );

/** The classes that a style sheet defines. */
export const classesOf = (css: string): Set<string> =>
  new Set([...css.replace(comments, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));

if (import.meta.main) {
  const sources = ['packages', 'tools', 'bench'].flatMap((folder) => filesUnder(folder, /\.(css|html|tsx?)$/));
  const named = sources
    .filter((path) => !isTest(path))
    .flatMap((path) => assetsNamedIn(path, textOf(path)).map((place) => ({ path, place })));
  const missing = named.filter(({ place }) => !existsSync(join(root, place)));
  const findings: Finding[] = missing.map(({ path, place }) => ({ path, says: `names ${place}, which is not there` }));
  const undefinedClasses: Finding[] = sources
    .flatMap((path) => classesNamedIn(path, textOf(path)).map((named) => ({ path, ...named })))
    .filter(({ sheet, name }) => existsSync(join(root, sheet)) && !classesOf(textOf(sheet)).has(name))
    .map(({ path, sheet, name }) => ({ path, says: `names the class ${name}, which ${sheet} does not define` }));
  reportFindings([...findings, ...undefinedClasses], `${named.length} names`);
}
