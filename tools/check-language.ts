// Checks what each source may contain: resources that only the kernel opens, type assertions, suppressions, and dated words.
import ts from 'typescript';
import { openedInKernel } from './opened-in-kernel.ts';
import { type Finding, filesUnder, isTest, packagePartOf, reportFindings } from './source-files.ts';
import { lineOf, nodesOf, syntaxOf } from './syntax.ts';
import { datedWords } from './wording.ts';

/** Suppressions such as `biome-ignore` and `@ts-expect-error`, which need a reason of at least two words. */
const suppression = /(biome-ignore(?:-\w+)?|@ts-(?:expect-error|ignore|nocheck)|v8 ignore|c8 ignore)(.*)/g;
const hasReason = (kind: string, rest: string): boolean =>
  /\w+\W+\w+/.test(kind.startsWith('biome') ? rest.replace(/^\s*\S+\s*:/, '') : rest);

const unexplained = (path: string, text: string): Finding[] =>
  [...text.matchAll(suppression)]
    .filter(([, kind = '', rest = '']) => !hasReason(kind, rest))
    .map(({ index, 1: kind }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      says: `${kind} without a reason`,
    }));

const isAssertion = (node: ts.Node): boolean => ts.isAsExpression(node) && node.type.getText() !== 'const';

const isBooleanCoercion = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && /\bcoerce\s*\.\s*boolean$/.test(node.getText());

const languageFault = (node: ts.Node, inKernel: boolean, inPackage: boolean): string | undefined => {
  if (isBooleanCoercion(node)) return 'z.coerce.boolean reads "false" as true: use z.stringbool()';
  if (inKernel || !inPackage) return undefined;
  if (isAssertion(node)) return '`as` claims what the compiler cannot see: narrow or parse instead';
  return openedInKernel(node);
};

/** The comments of generated types come from the schema. */
const isGenerated = (path: string): boolean => path === 'packages/server/src/kernel/database/tables.ts';

/** The faults of one source; tests may assert types and read the environment, but not coerce. */
export const languageFaults = (path: string, text?: string): Finding[] => {
  const source = syntaxOf(path, text);
  const { package: inPackage, layer } = packagePartOf(path);
  const strict = inPackage !== undefined && !isTest(path);
  const objections = [...nodesOf(source)].flatMap((node) => {
    const says = languageFault(node, layer === 'kernel', strict);
    return says ? [{ path, line: lineOf(source, node), says }] : [];
  });
  const words = isGenerated(path) ? [] : datedWords(source, isTest(path)).map((word) => ({ path, ...word }));
  return [...objections, ...unexplained(path, source.text), ...words];
};

if (import.meta.main) {
  const paths = ['packages', 'bench', 'tools'].flatMap((folder) => filesUnder(folder));
  reportFindings(
    paths.filter((path) => path !== 'tools/check-language.test.ts').flatMap((path) => languageFaults(path)),
    `${paths.length} sources`,
  );
}
