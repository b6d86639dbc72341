// Finds uses of what only the kernel may open: the environment, the network and the current time.
import ts from 'typescript';

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

const isMember = (node: ts.Node, object: string, member: string): boolean =>
  ts.isPropertyAccessExpression(node) && isNamed(node.expression, object) && node.name.text === member;

const isFetch = (callee: ts.Node): boolean =>
  isNamed(callee, 'fetch') || ['globalThis', 'window', 'self'].some((scope) => isMember(callee, scope, 'fetch'));

const isBareDate = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && !node.arguments?.length) ||
  (ts.isCallExpression(node) && isNamed(node.expression, 'Date'));

/** Why a node is allowed only in a kernel; undefined if it is allowed anywhere. */
export const openedInKernel = (node: ts.Node): string | undefined => {
  if (isMember(node, 'process', 'env')) return 'process.env: settings are read in the kernel and handed over';
  if (ts.isCallExpression(node) && isFetch(node.expression)) return 'fetch: calls leave through the kernel’s client';
  if (isBareDate(node) || isMember(node, 'Date', 'now')) return 'the present moment: the kernel’s clock gives it';
  return undefined;
};
