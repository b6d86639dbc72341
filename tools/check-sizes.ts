// Checks sizes: lines of files and functions, files in a feature folder. Exceptions are listed in sizes-allowed.json.
import { dirname } from 'node:path';
import ts from 'typescript';
import { type Finding, filesUnder, isTest, packagePartOf, reportFindings, textOf } from './source-files.ts';
import { linesOf, nodesOf, syntaxOf } from './syntax.ts';

const limits = { featureFile: 200, sharedFile: 250, function: 40, featureFolder: 15 };
const sharedLayers = new Set(['kernel', 'ui', 'blocks']);

/** A measured item: `path`, `path#function` or `folder/`. */
interface Measure {
  name: string;
  size: number;
  limit: number;
}
interface Exception {
  upTo: number;
  reason: string;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration => ts.isFunctionLike(node) && 'body' in node;

/** A function's name, or the name of the variable or member it is assigned to. */
const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : 'anonymous';
};

/** The sizes of one source. A template is data and as long as its standard. */
export const sizesOf = (path: string, text?: string): Measure[] => {
  if (path.endsWith('.template.ts')) return [];
  const source = syntaxOf(path, text);
  const { layer } = packagePartOf(path);
  const limit = !path.startsWith('packages/') || sharedLayers.has(layer ?? '') ? limits.sharedFile : limits.featureFile;
  const size = source.text.trimEnd().split('\n').length;
  const functions = [...nodesOf(source)].filter(isFunction).map((node) => ({
    name: `${path}#${nameOf(node)}`,
    size: linesOf(source, node),
    limit: limits.function,
  }));
  return [{ name: path, size, limit }, ...functions];
};

/** Files per feature folder; a subfolder counts separately. */
export const foldersOf = (paths: readonly string[]): Measure[] => {
  const inFeatures = paths.filter((path) => packagePartOf(path).feature);
  const groups = Object.entries(Object.groupBy(inFeatures, (path) => `${dirname(path)}/`));
  return groups.map(([name, files = []]) => ({ name, size: files.length, limit: limits.featureFolder }));
};

/** Sizes beyond their limit without an exception, and exceptions that are not needed or have no reason. */
export const findingsIn = (measures: readonly Measure[], allowed: Record<string, Exception>): Finding[] => {
  const large = measures.filter(({ size, limit }) => size > limit);
  const tooLarge = large.filter(({ name, size }) => size > (allowed[name]?.upTo ?? 0));
  const needed = new Set(large.map(({ name }) => name));
  return [
    ...tooLarge.map(({ name, size, limit }) => ({ path: name, says: `${size}, over ${allowed[name]?.upTo ?? limit}` })),
    ...Object.entries(allowed).flatMap(([path, { reason }]) => {
      if (!needed.has(path)) return [{ path, says: 'is allowed more than it needs: remove the exception' }];
      return reason.trim() ? [] : [{ path, says: 'is an exception without a reason' }];
    }),
  ];
};

if (import.meta.main) {
  const paths = ['packages', 'bench', 'tools'].flatMap((folder) => filesUnder(folder)).filter((path) => !isTest(path));
  const sources = paths.filter((path) => !path.endsWith('/database/tables.ts'));
  const measures = [...sources.flatMap((path) => sizesOf(path)), ...foldersOf(paths)];
  reportFindings(findingsIn(measures, JSON.parse(textOf('tools/sizes-allowed.json'))), `${measures.length} sizes`);
}
