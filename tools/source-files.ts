// Finds the repository's files and reports what a check found in them; shared by every check.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** A fault that a check found, at a path relative to the repository. */
export interface Finding {
  path: string;
  line?: number;
  says: string;
}

const unread = new Set(['node_modules', 'dist', 'dist-server', 'coverage', 'test-results', '__snapshots__', 'locales']);

/** All files under a folder of the repository, sorted, relative to the repository; empty if the folder is absent. */
export const filesUnder = (folder: string, ending: RegExp = /\.(ts|tsx)$/): string[] => {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !unread.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path, ending);
      return ending.test(entry.name) ? [path] : [];
    })
    .sort();
};

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('packages/e2e/');

/** The packages whose layout is checked. */
export const layeredPackages = ['contract', 'server', 'web'] as const;
export type LayeredPackage = (typeof layeredPackages)[number];

/** The part of a package that contains a file, such as `{ package: 'server', layer: 'features', feature: 'site' }`. */
export const packagePartOf = (path: string): { package?: string; layer?: string; feature?: string } => {
  const [, name, layer, rest] = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?(.*)$/.exec(path) ?? [];
  if (!name) return {};
  const feature = layer === 'features' && rest?.includes('/') ? rest.split('/')[0] : undefined;
  return { package: name, ...(layer && { layer }), ...(feature && { feature }) };
};

/** Prints the findings, or what was read; with findings the process exits with 1. */
export const reportFindings = (findings: readonly Finding[], read: string): void => {
  for (const { path, line, says } of findings) console.error(`${path}${line ? `:${line}` : ''}  ${says}`);
  console.log(findings.length ? `${findings.length} found (${read})` : `nothing found (${read})`);
  if (findings.length) process.exitCode = 1;
};
