// Finds words in comments and test titles that have a plainer equivalent.
import ts from 'typescript';
import { nodesOf } from './syntax.ts';

const plainWords: ReadonlyMap<string, string> = new Map([
  ['anew', 'again'],
  ['as things stand', 'at present'],
  ['besides', 'also'],
  ['counts for nothing', 'is not valid'],
  ['leads on', 'links'],
  ['lest', 'so that … not'],
  ['put away', 'hidden'],
  ['taken back', 'undone'],
  ['tells of', 'reports'],
  ['thereby', 'so'],
  ['thereof', 'of it'],
  ['upon', 'on'],
  ['whence', 'from where'],
  ['whilst', 'while'],
  ['whoever', 'anybody who'],
]);
const dated = new RegExp(`\\b(${[...plainWords.keys()].join('|')})\\b`, 'gi');

const commentsOf = (source: ts.SourceFile): ts.TextRange[] => {
  const ranges = [...nodesOf(source)].flatMap((node) => [
    ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
  ]);
  return [...new Map(ranges.map((range) => [range.pos, range])).values()];
};

/** The titles of tests: first arguments such as those of `describe('…')` and `it.each(rows)('…')`. */
const titlesOf = (source: ts.SourceFile): ts.TextRange[] =>
  [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^(describe|it|test)\b/.test(source.text.slice(node.getStart(source))))
      return [];
    const [title] = node.arguments;
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? [title] : [];
  });

/** Words to replace, with the line of each and a suggestion. */
export const datedWords = (source: ts.SourceFile, withTitles: boolean): { line: number; says: string }[] =>
  [...commentsOf(source), ...(withTitles ? titlesOf(source) : [])].flatMap(({ pos, end }) =>
    [...source.text.slice(pos, end).matchAll(dated)].map(({ 0: word, index }) => ({
      line: source.getLineAndCharacterOfPosition(pos + index).line + 1,
      says: `“${word}”: write ${plainWords.get(word.toLowerCase())}`,
    })),
  );
