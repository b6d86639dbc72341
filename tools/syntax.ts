// Reads TypeScript sources as syntax trees, so that comments and texts are never mistaken for code.
import ts from 'typescript';
import { textOf } from './source-files.ts';

export const syntaxOf = (path: string, text: string = textOf(path)): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);

/** The line on which a node begins, from 1, without its comments. */
export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** The lines a node spans, without the comments before it. */
export const linesOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - lineOf(source, node);

/** Every node of a source, parents before children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}
